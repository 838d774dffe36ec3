import { atLeast, atMost, type Limit } from './figures.ts';

/** The two tables of the README, each between marks of its name. */
export type Marks = 'bench' | 'charge';

/** Values that a text states, by their label: rows of its table between the marks. */
export interface Stated {
  /** What stands between the marks, without the blank lines around. */
  readonly block: string;
  readonly values: ReadonlyMap<string, number>;
  /** What it states as limits, by label, where there is one. */
  readonly limits: ReadonlyMap<string, Limit>;
}

/** Reads what the README states; `null` where it has no marks. */
export function readStated(readme: string, marks: Marks = 'bench'): Stated | null {
  const place = placeOf(readme, marks);
  if (place === null) return null;
  const block = readme.slice(place.from, place.to).trim();
  // Cells may be padded: the formatter lays tables out.
  const rows = block.matchAll(/^\| (.+?) +\| +([\d\s,]+?)(?:\s[^\s\d|]+)? +\|(?: +([≤≥])\s([\d\s,]+))?/gmu);
  const values = new Map<string, number>();
  const limits = new Map<string, Limit>();
  for (const [, label = '', value = '', sign, bound = ''] of rows) {
    values.set(label, numberIn(value));
    if (sign) limits.set(label, (sign === '≤' ? atMost : atLeast)(numberIn(bound)));
  }
  return { block, values, limits };
}

/** The README with that table between its marks. Throws where it has none. */
export function withTable(readme: string, table: string, marks: Marks = 'bench'): string {
  const place = placeOf(readme, marks);
  if (place === null) throw new Error(`README.md has no <!-- ${marks} --> … <!-- /${marks} -->`);
  return `${readme.slice(0, place.from)}\n${table}\n${readme.slice(place.to)}`;
}

function placeOf(readme: string, marks: Marks): { readonly from: number; readonly to: number } | null {
  const [begin, end] = [`<!-- ${marks} -->`, `<!-- /${marks} -->`];
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end, from);
  return from < 0 || to < 0 ? null : { from: from + begin.length, to };
}

/** A number as French writes it: thousands parted by thin spaces, decimal comma. */
function numberIn(text: string): number {
  return Number(text.replaceAll(/\s/gu, '').replace(',', '.'));
}
