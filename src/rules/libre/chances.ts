import { certain, type Distribution, mapDistribution } from '../../dice/distribution.ts';
import { through } from '../../dice/every.ts';
import type { Jet } from './jet.ts';
import { start, throwsOf } from './stages.ts';

/**
 * Everything a free roll can be read for, with its exact weight: the number of successes when it compares, else the
 * total. It is counted through the stages that play it. `null` when that would take more than about `most`
 * microseconds: so many dice, so large, are beyond counting.
 */
export function chances(jet: Jet, most = 1_000_000): Distribution<number> | null {
  let standings = certain(start);
  let left = most;
  for (const { stage, cost } of jet.terms.flatMap((_, index) => throwsOf(jet, index))) {
    for (const { value } of standings.outcomes) left -= cost(value);
    if (left < 0) return null;
    standings = through(standings, stage);
  }
  return mapDistribution(standings, ({ score }) => score);
}
