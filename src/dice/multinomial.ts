import type { Pool } from './dice.ts';
import type { Ways } from './fork.ts';

/** Beyond this a pool asks for more than it can use. */
const mostWays = 500_000;
/** Ways kept for the next time, over all pools. */
const mostKept = 200_000;
const kept = new Map<string, Ways<Pool>>();
let keptWays = 0;

/** The ways in which `count` dice fall into classes of `sizes` faces, by counts. Throws beyond 500 000 ways. */
export function waysOfPool(count: number, sizes: readonly number[]): Ways<Pool> {
  const key = `${count}:${sizes.join()}`;
  const known = kept.get(key);
  if (known) return known;
  if (numberOfWays(count, sizes.length) > mostWays) {
    throw new RangeError(`${count} dice in ${sizes.length} classes`);
  }
  const sides = sizes.reduce((sum, size) => sum + size, 0);
  const values: Pool[] = [];
  const weights: bigint[] = [];
  spread(count, sizes, [], 1n, (counts, weight) => {
    values.push({ faces: [], counts });
    weights.push(weight);
  });
  const ways = { values, size: values.length, weights, total: BigInt(sides) ** BigInt(count) };
  keep(key, ways);
  return ways;
}

function keep(key: string, ways: Ways<Pool>): void {
  if (keptWays + ways.size > mostKept) {
    kept.clear();
    keptWays = 0;
  }
  kept.set(key, ways);
  keptWays += ways.size;
}

/** How many ways `count` dice have to fall into `classes` classes. */
function numberOfWays(count: number, classes: number): number {
  let ways = 1;
  for (let more = 1; more < classes; more += 1) ways = (ways * (count + more)) / more;
  return ways;
}

/** Gives `left` dice to the classes of `sizes`, in every way, after `before`. */
function spread(
  left: number,
  sizes: readonly number[],
  before: readonly number[],
  weight: bigint,
  give: (counts: readonly number[], weight: bigint) => void,
): void {
  const [size, ...rest] = sizes;
  if (size === undefined) return;
  if (rest.length === 0) {
    give([...before, left], weight * BigInt(size) ** BigInt(left));
    return;
  }
  let choices = weight; // the number of choices of `here` dice out of `left`, times the faces that they can show
  for (let here = 0; here <= left; here += 1) {
    spread(left - here, rest, [...before, here], choices, give);
    choices = (choices * BigInt((left - here) * size)) / BigInt(here + 1);
  }
}
