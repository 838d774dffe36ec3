import { type Refusal, refuse } from './rule.ts';

/** The most rows that a table of a campaign may have. */
const mostRows = 500;

/**
 * Rows of a table as pasted: a JSON list of objects, or CSV with headings in the first line. Cells are parted by `;`, a
 * tab or `,`, whichever the headings use, and may stand in double quotes; lines by line ends or ` | `, since a text
 * option has one line. Refused: `rows-json` (begins as JSON and is none), `rows-none` (no row under the headings),
 * `rows-cells` [row, got, needed] (more cells than headings), `rows-too-many` [count, max].
 */
export function readRows(text: string): readonly unknown[] | Refusal {
  const rows = /^\s*[[{]/u.test(text) ? readJson(text) : readCsv(text);
  if (!Array.isArray(rows)) return rows as Refusal; // the other thing that both give
  return rows.length > mostRows
    ? refuse('rows-too-many', null, { count: rows.length, max: mostRows })
    : (rows as readonly unknown[]);
}

function readJson(text: string): readonly unknown[] | Refusal {
  try {
    const json: unknown = JSON.parse(text);
    return Array.isArray(json) ? json : refuse('rows-json', null);
  } catch {
    return refuse('rows-json', null);
  }
}

function readCsv(text: string): readonly Readonly<Record<string, string>>[] | Refusal {
  const [head = '', ...lines] = text.split(/\n|\s\|\s/u).filter((line) => line.trim() !== '');
  const separator = [';', '\t', ','].find((mark) => head.includes(mark)) ?? ';';
  const headings = cellsOf(head, separator);
  if (lines.length === 0) return refuse('rows-none', null);
  const rows: Record<string, string>[] = [];
  for (const [index, line] of lines.entries()) {
    const cells = cellsOf(line, separator);
    if (cells.length > headings.length) {
      return refuse('rows-cells', null, { row: index + 1, got: cells.length, needed: headings.length });
    }
    rows.push(Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ''])));
  }
  return rows;
}

/** Cells of one line; a double quote inside a quoted cell is written twice. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const [whole = '', inside] = /^\s*"((?:[^"]|"")*)"\s*/u.exec(rest) ?? [];
    const after = rest.slice(whole.length);
    const isQuoted = inside !== undefined && (after === '' || after.startsWith(separator));
    const end = isQuoted ? whole.length : rest.indexOf(separator);
    const stop = end === -1 ? rest.length : end;
    cells.push(isQuoted ? inside.replaceAll('""', '"') : rest.slice(0, stop).trim());
    if (stop >= rest.length) return cells;
    rest = rest.slice(stop + separator.length);
  }
}
