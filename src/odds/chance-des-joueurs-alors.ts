import { type Ruling, type Rulings, rulingsInForce } from '../rules/rule.ts';
import type { Values } from '../slash/option.ts';
import type { RollMade } from './chance-des-joueurs-termes.ts';

/** Options as they were read then. */
export function optionsOf({ options }: RollMade): Values {
  return options as Values; // options are kept as they were read
}

/** What decided then is in the entry; what decided nothing is as it is now. */
export function rulingsThen(
  { outcome }: RollMade,
  arbitrages: readonly Ruling[],
  now: Rulings = {},
): Rulings {
  const then = Object.fromEntries(outcome.rulings.map(({ id, answer }) => [id, answer]));
  return rulingsInForce(arbitrages, { ...now, ...then });
}
