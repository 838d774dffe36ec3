import type { Entry } from '../../src/campaign/entry.ts';
import { type Ruling, type Rulings, rulingsInForce } from '../../src/rules/rule.ts';
import type { Desk } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';

/** The options of a roll that was made. */
export function optionsOf({ content }: Entry): Values {
  return content.options as Values; // options are kept as they were read
}

/** What decided then is in the entry; what decided nothing is as it is now. */
export function rulingsThen(
  { content }: Entry,
  arbitrages: readonly Ruling[],
  game: string,
  { campaign }: Pick<Desk, 'campaign'>,
): Rulings {
  const then = Object.fromEntries(content.outcome.rulings.map(({ id, answer }) => [id, answer]));
  return rulingsInForce(arbitrages, { ...campaign.rulings[game], ...then });
}
