/** What a spreadsheet would take for a formula, with the apostrophes that keep it from that. */
const formula = /^'*[=+\-@\t]/u;
const guarded = /^'+[=+\-@\t]/u;

/** Rows as CSV: headings, semicolons, cells in double quotes; nothing in a cell works as a formula. */
export function writeCsv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return [headings, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

/** The rows of a CSV text under the headings of its first line; the mark that the headings use parts its cells. */
export function readCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const [head = ''] = text.trimStart().split('\n');
  const separator = [';', '\t', ','].find((mark) => head.includes(mark)) ?? ';';
  const [headings = [], ...rows] = cellsOf(text.replace(/^\uFEFF/u, ''), separator);
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) =>
      Object.fromEntries(
        row.map((cell, at) => [
          headings[at] ?? `colonne ${at + 1}`,
          guarded.test(cell) ? cell.slice(1) : cell,
        ]),
      ),
    );
}

/** Cells line by line: in double quotes they may hold anything, a quote written twice. */
function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length; ) {
    const quoted = /[^\S\n\t]*"((?:[^"]|"")*)"[^\S\n\t]*/uy;
    const simple = new RegExp(`[^\\n${separator}]*`, 'uy');
    quoted.lastIndex = at;
    simple.lastIndex = at;
    const inside = quoted.exec(text);
    const whole = inside?.[0] ?? simple.exec(text)?.[0] ?? '';
    row.push(inside ? (inside[1] ?? '').replaceAll('""', '"') : whole.trim());
    at += whole.length;
    if (text[at] === '\r') at += 1;
    if (text[at] !== separator) {
      rows.push(row);
      row = [];
    }
    at += 1;
  }
  return rows;
}
