/** The middle of some numbers, at least one; of an even count the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle];
  if (high === undefined) throw new RangeError('the middle of nothing');
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? high)) / 2;
}

/** Milliseconds that `work` takes. */
export async function timed(work: () => unknown): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** The same for work that does not wait: not even a turn of the event loop is added. */
export function timedNow(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

/** Times of two works done in turns, `times` each, the first of a pair changing: what disturbs one disturbs the other. */
export async function alternate(
  times: number,
  one: (turn: number) => Promise<number>,
  other: (turn: number) => Promise<number>,
): Promise<readonly [number[], number[]]> {
  const found: readonly [number[], number[]] = [[], []];
  for (let turn = 0; turn < times; turn += 1) {
    if (turn % 2 === 0) found[0].push(await one(turn));
    found[1].push(await other(turn));
    if (turn % 2 === 1) found[0].push(await one(turn));
  }
  return found;
}
