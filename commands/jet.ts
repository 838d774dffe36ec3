import { recentValues } from '../src/campaign/journal.ts';
import { jet as present } from '../src/present/jet.ts';
import { check, resolve } from '../src/rules/libre/jet.ts';
import { suggestions } from '../src/rules/libre/suggestions.ts';
import type { Choice, CompleteCall, Shelf } from '../src/slash/command.ts';
import { rollCommand } from '../src/slash/roll.ts';

/** `/jet`: a free roll. */
export const jet = rollCommand({
  name: 'jet',
  description: 'Un jet libre : 2d6+3, 4d6 garde 3, 6d6>=4, d66, 3d6!',
  game: 'libre',
  arbitrages: [],
  options: {
    notation: {
      type: 'text',
      max: 200,
      required: true,
      autocomplete: true,
      description: 'Les dés : 2d6+3, 4d6 garde 3, 6d6>=4, d66, 3d6!',
    },
  },
  check: (values) => check(String(values['notation'])),
  resolve,
  present,
  complete,
});

/** What the person rolled lately here, then how what is typed can go on. */
async function complete(call: CompleteCall, { tx, campaign, isMaster }: Shelf): Promise<readonly Choice[]> {
  const recent = campaign
    ? await recentValues(tx, {
        campaignId: campaign.id,
        viewer: { id: call.actor.id, isMaster },
        command: 'jet',
        option: 'notation',
        limit: 25,
      })
    : [];
  return suggestions(call.focused.typed, recent)
    .filter((notation) => notation.length <= 100)
    .map((notation) => ({ name: notation, value: notation }));
}
