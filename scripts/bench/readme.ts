const begin = '<!-- bench -->';
const end = '<!-- /bench -->';

/** Values that a text states, by their label: rows of its table between the marks. */
export interface Stated {
  /** What stands between the marks, without the blank lines around. */
  readonly block: string;
  readonly values: ReadonlyMap<string, number>;
}

/** Reads what the README states; `null` where it has no marks. */
export function readStated(readme: string): Stated | null {
  const place = placeOf(readme);
  if (place === null) return null;
  const block = readme.slice(place.from, place.to).trim();
  // Cells may be padded: the formatter lays tables out.
  const rows = block.matchAll(/^\| (.+?) +\| +([\d\s,]+?)\s[^\s|]+ +\|/gmu);
  const values = [...rows].map(([, label = '', value = '']) => [label, numberIn(value)] as const);
  return { block, values: new Map(values) };
}

/** The README with that table between its marks. Throws where it has none. */
export function withTable(readme: string, table: string): string {
  const place = placeOf(readme);
  if (place === null) throw new Error(`README.md has no ${begin} … ${end}`);
  return `${readme.slice(0, place.from)}\n${table}\n${readme.slice(place.to)}`;
}

function placeOf(readme: string): { readonly from: number; readonly to: number } | null {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end, from);
  return from < 0 || to < 0 ? null : { from: from + begin.length, to };
}

/** A number as French writes it: thousands parted by thin spaces, decimal comma. */
function numberIn(text: string): number {
  return Number(text.replaceAll(/\s/gu, '').replace(',', '.'));
}
