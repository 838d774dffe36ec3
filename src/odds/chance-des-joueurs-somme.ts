import type { Distribution } from '../dice/distribution.ts';
import { ratio } from './ratio.ts';

/**
 * Chances of whole numbers from `from` on, as numbers of floating point. `lost` bounds what all of them together may
 * lack: what was too rare to go on with.
 */
export interface Spread {
  readonly from: number;
  readonly chances: readonly number[];
  readonly lost: number;
}

/** What nothing adds: sure to be 0. */
export const nothing: Spread = { from: 0, chances: [1], lost: 0 };

/** What is rarer than that at the ends of a sum is dropped, and counted as lost. */
const tooRare = 1e-20;

/** An exact distribution as numbers: each its nearest, give or take the last digit. */
export function spreadOf({ outcomes, total }: Distribution<number>): Spread {
  const values = outcomes.map(({ value }) => value);
  const from = Math.min(...values);
  const chances = new Array<number>(Math.max(...values) - from + 1).fill(0);
  for (const { value, weight } of outcomes)
    chances[value - from] = (chances[value - from] ?? 0) + ratio(weight, total);
  return { from, chances, lost: 0 };
}

/** One die of so many sides. */
export function die(sides: number): Spread {
  return { from: 1, chances: new Array<number>(sides).fill(1 / sides), lost: 0 };
}

/**
 * The sum of two that do not depend on each other. Only positive numbers are multiplied and added, so that each chance is
 * right to a relative error of (number of terms + 2) × 2⁻⁵³, beside what is lost.
 */
export function plus(one: Spread, other: Spread): Spread {
  const sum = new Array<number>(one.chances.length + other.chances.length - 1).fill(0);
  for (const [at, chance] of one.chances.entries()) {
    for (let next = 0; chance > 0 && next < other.chances.length; next += 1)
      sum[at + next] = (sum[at + next] ?? 0) + chance * (other.chances[next] ?? 0);
  }
  return trimmed({ from: one.from + other.from, chances: sum, lost: one.lost + other.lost });
}

/** The sum of `count` alike. */
export function times(one: Spread, count: number): Spread {
  let all = nothing;
  let power = one;
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) all = plus(all, power);
    if (left > 1) power = plus(power, power);
  }
  return all;
}

function trimmed({ from, chances, lost }: Spread): Spread {
  let [first, last] = [0, chances.length - 1];
  let dropped = 0;
  for (; first < last && (chances[first] ?? 0) < tooRare; first += 1) dropped += chances[first] ?? 0;
  for (; last > first && (chances[last] ?? 0) < tooRare; last -= 1) dropped += chances[last] ?? 0;
  return { from: from + first, chances: chances.slice(first, last + 1), lost: lost + dropped };
}

/** The chances to come to no more, and to no less, than `value`. */
export function around(
  { from, chances }: Spread,
  value: number,
): { readonly atMost: number; readonly atLeast: number } {
  let [atMost, atLeast] = [0, 0];
  for (const [at, chance] of chances.entries()) {
    if (from + at <= value) atMost += chance;
    if (from + at >= value) atLeast += chance;
  }
  return { atMost: Math.min(1, atMost), atLeast: Math.min(1, atLeast) };
}

/** What is to be expected of it. */
export function meanOf({ from, chances }: Spread): number {
  return chances.reduce((sum, chance, at) => sum + chance * (from + at), 0);
}
