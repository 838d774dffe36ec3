import type { Distribution } from '../dice/distribution.ts';
import { chances } from '../rules/libre/chances.ts';
import type { Jet } from '../rules/libre/jet.ts';

/** What may be counted at once, and in a thread of its own, in about microseconds. */
export const most = { atOnce: 20_000, apart: 1_500_000 } as const;

/** Everything that a free roll can be read for: successes when it compares, else the total; `null` beyond `bound`. */
export function jetOdds(jet: Jet, bound: number): Distribution<number> | null {
  return chances(jet, bound);
}
