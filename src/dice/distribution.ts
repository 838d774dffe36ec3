/**
 * What can come out and how often: `weight` ways out of `total`, exactly. Values are JSON and all different.
 */
export interface Distribution<T> {
  readonly outcomes: readonly { readonly value: T; readonly weight: bigint }[];
  readonly total: bigint;
}

/** The one value that is sure. */
export function certain<T>(value: T): Distribution<T> {
  return { outcomes: [{ value, weight: 1n }], total: 1n };
}

/** The chance, 0…1, that `predicate` holds: the exact fraction as the nearest number, give or take its last digit. */
export function chance<T>(distribution: Distribution<T>, predicate: (value: T) => boolean): number {
  const [part, whole] = fraction(distribution, predicate);
  const excess = BigInt(Math.max(0, whole.toString(16).length - 250) * 4); // a number holds 1 024 bits
  return Number(part >> excess) / Number(whole >> excess);
}

/** The chance that `predicate` holds as a reduced fraction: numerator, denominator. */
export function fraction<T>(
  distribution: Distribution<T>,
  predicate: (value: T) => boolean,
): readonly [bigint, bigint] {
  let part = 0n;
  for (const { value, weight } of distribution.outcomes) if (predicate(value)) part += weight;
  const common = greatestDivisor(part, distribution.total);
  return [part / common, distribution.total / common];
}

/** The same chances seen through `change`: values that become equal are merged. */
export function mapDistribution<T, U>(
  distribution: Distribution<T>,
  change: (value: T) => U,
): Distribution<U> {
  const tally = new Tally<U>();
  for (const { value, weight } of distribution.outcomes) tally.add(change(value), weight, 1n);
  return tally.finish(distribution.total);
}

/** A value and its weight so far, out of `over`. */
interface Entry<T> {
  readonly value: T;
  weight: bigint;
  over: bigint;
}

/** Adds up weighted values, merging equal ones. */
export class Tally<T> {
  readonly #entries: Entry<T>[] = [];
  readonly #byKey = new Map<unknown, Entry<T>>();

  /** `value` has `weight`/`over` more. */
  add(value: T, weight: bigint, over: bigint): void {
    const entry = this.#find(value);
    if (entry.over === over) {
      entry.weight += weight;
      return;
    }
    const common = leastMultiple(entry.over, over);
    entry.weight = entry.weight * (common / entry.over) + weight * (common / over);
    entry.over = common;
  }

  /** All that was added, over one denominator. `total` is what the weights add up to before they are divided. */
  finish(total: bigint): Distribution<T> {
    const common = this.#entries.reduce((over, entry) => leastMultiple(over, entry.over), 1n);
    const outcomes = this.#entries.map(({ value, weight, over }) => ({
      value,
      weight: weight * (common / over),
    }));
    return { outcomes, total: total * common };
  }

  #find(value: T): Entry<T> {
    const key = quickKey(value);
    const known = this.#byKey.get(key);
    if (known) return known;
    const stable = typeof value === 'object' ? stableKey(value) : key;
    const entry = this.#byKey.get(stable) ?? this.#open(value);
    this.#byKey.set(key, entry).set(stable, entry);
    return entry;
  }

  #open(value: T): Entry<T> {
    const entry = { value, weight: 0n, over: 1n };
    this.#entries.push(entry);
    return entry;
  }
}

/** One text per value, quickly: an object whose keys came in another order has another one. */
function quickKey(value: unknown): unknown {
  return typeof value === 'string' || typeof value === 'object' ? JSON.stringify(value) : value;
}

/** One text per value whatever the order of its keys. */
function stableKey(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (Array.isArray(value)) return `[${value.map(stableKey).join()}]`;
  let text = '{';
  const entries = Object.entries(value);
  if (!isSorted(entries)) entries.sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [key, inner] of entries) text += `${JSON.stringify(key)}:${stableKey(inner)},`;
  return `${text}}`;
}

function isSorted(entries: readonly (readonly [string, unknown])[]): boolean {
  return entries.every(([key], at) => at === 0 || (entries[at - 1]?.[0] ?? '') < key);
}

function leastMultiple(one: bigint, other: bigint): bigint {
  if (one % other === 0n) return one;
  return other % one === 0n ? other : (one / greatestDivisor(one, other)) * other;
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
