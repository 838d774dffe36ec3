/** What a table gives from `min` to `max`, both included; `null` stands for no end on that side. */
export interface Band<V> {
  readonly min: number | null;
  readonly max: number | null;
  readonly value: V;
}

/** Bands of whole numbers, one list for each key: a table with two entries. */
export interface Matrix<V> {
  /** Which table a trace names. */
  readonly id: string;
  readonly source: string;
  readonly columns: readonly { readonly key: number; readonly bands: readonly Band<V>[] }[];
}

/** Whole numbers, from `from` to `to`, that no band holds (`gap`) or that two bands hold (`overlap`). */
interface Flaw {
  readonly kind: 'gap' | 'overlap';
  readonly from: number | null;
  readonly to: number | null;
}

/** What the bands give for a whole number. They have been checked: a number without a band is a bug, and throws. */
export function bandValue<V>(bands: readonly Band<V>[], index: number): V {
  const band = bands.find(({ min, max }) => (min ?? index) <= index && index <= (max ?? index));
  if (!band) throw new RangeError(`No band holds ${index}`);
  return band.value;
}

/** What `matrix` gives under `key` for the whole number `index`. Throws on a key or a number that it lacks. */
export function matrixValue<V>(matrix: Matrix<V>, key: number, index: number): V {
  const column = matrix.columns.find((one) => one.key === key);
  if (!column) throw new RangeError(`No column ${key} in ${matrix.id}`);
  return bandValue(column.bands, index);
}

/** The first place, from below, where bands leave a whole number out or hold one twice; `null` when they never do. */
export function findFlaw<V>(bands: readonly Band<V>[]): Flaw | null {
  const ordered = [...bands].sort((one, other) => start(one) - start(other));
  let reached = Number.NEGATIVE_INFINITY;
  for (const [index, band] of ordered.entries()) {
    const next = index === 0 ? reached : reached + 1;
    if (start(band) > next) return { kind: 'gap', from: bound(next), to: start(band) - 1 };
    const doubled = Math.min(end(band), reached);
    if (index > 0 && start(band) <= reached) return { kind: 'overlap', from: band.min, to: bound(doubled) };
    reached = end(band);
  }
  return reached === Number.POSITIVE_INFINITY ? null : { kind: 'gap', from: bound(reached + 1), to: null };
}

function start<V>({ min }: Band<V>): number {
  return min ?? Number.NEGATIVE_INFINITY;
}

function end<V>({ max }: Band<V>): number {
  return max ?? Number.POSITIVE_INFINITY;
}

function bound(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
