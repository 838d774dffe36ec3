import { isRefusal, type Json, type Outcome, type Refusal } from '../../src/rules/rule.ts';
import { destroy, harvest, plunder, type RoyaumeResult } from '../../src/rules/waryaume/royaume.ts';
import type { Region } from '../../src/rules/waryaume/terms.ts';
import type { Action, Choice, CompleteCall, Deed, Desk, Shelf, SlashCall } from '../../src/slash/command.ts';
import type { OptionSpecs, Values } from '../../src/slash/option.ts';
import { fold } from '../../src/text/fold.ts';
import { completeRegion, joueurOption, regionAt, regionOption } from './options.ts';
import { type Doer, deedIn, doerOf, rulingsOf } from './shared.ts';

const region = regionOption('La région : Val d’Or', true);
const ressources = {
  type: 'text',
  max: 300,
  description: 'Ce que cela rapporte : 3 blés, 1 pierre',
} as const;
const troupes = {
  type: 'integer',
  min: 0,
  max: 99,
  description: 'Avec combien de troupes, une au moins : 2',
  required: true,
} as const;

/** `/royaume recolte`: a player harvests a region; it may be plundered for the rest of the turn. */
export const recolte = deed(
  'Récolter une région ; elle peut ensuite être pillée jusqu’à la fin du tour',
  { region, ressources, joueur: joueurOption },
  (now, doer, _, desk) => harvest(now, { joueur: doer.pseudonym }, rulingsOf(desk)),
);

/** `/royaume pillage`: a player plunders what was harvested. */
export const pillage = deed(
  'Piller une région récoltée ce tour-ci : un trophée bleu, et trois bandits',
  { region, troupes, ressources, joueur: joueurOption },
  (now, doer, values, desk) =>
    plunder(now, { joueur: doer.pseudonym, troupes: Number(values['troupes']) }, rulingsOf(desk)),
);

/** `/royaume destruction`: a player destroys a building, one in each region and turn. */
export const destruction = deed(
  'Détruire un bâtiment, un par région et par tour : un trophée bleu, et trois bandits',
  {
    region,
    batiment: {
      type: 'text',
      max: 100,
      autocomplete: true,
      description: 'Le bâtiment : Ferme',
      required: true,
    },
    troupes,
    joueur: joueurOption,
  },
  (now, doer, values, desk) =>
    destroy(
      now,
      { joueur: doer.pseudonym, troupes: Number(values['troupes']), batiment: String(values['batiment']) },
      rulingsOf(desk),
    ),
);

type Rule = (now: Region, doer: Doer, values: Values, desk: Desk) => Outcome<RoyaumeResult> | Refusal;

/** What a player does in a region. */
function deed(description: string, options: OptionSpecs, rule: Rule): Action {
  return {
    description,
    options,
    manner: () => 'public',
    run: (values, call, desk) => run(values, call, desk, rule),
    complete: async (call, shelf) =>
      call.focused.option === 'batiment' ? completeBuilding(call, shelf) : completeRegion(call, shelf),
  };
}

async function run(values: Values, call: SlashCall, desk: Desk, rule: Rule): Promise<Deed | Refusal> {
  const doer = await doerOf(values, call, desk);
  if (isRefusal(doer)) return doer;
  const found = await regionAt(desk, String(values['region']));
  if (isRefusal(found)) return found;
  const outcome = rule(found.region, doer, values, desk);
  if (isRefusal(outcome)) return outcome;
  const { joueur: _, ...told } = values;
  const options = { ...told, region: found.region.nom } as { [name: string]: Json }; // text and numbers
  return deedIn(desk, found, outcome, { options, behalf: doer.behalf }, call);
}

/** The buildings of the region that is named already. */
async function completeBuilding(call: CompleteCall, { tx, campaign }: Shelf): Promise<readonly Choice[]> {
  const { region: typed } = call.options;
  if (!campaign || typeof typed !== 'string') return [];
  const found = await regionAt({ tx, campaign }, typed);
  if (isRefusal(found)) return [];
  const wanted = fold(call.focused.typed);
  return (found.region.batiments ?? [])
    .filter(({ nom }) => nom.length <= 100 && fold(nom).includes(wanted))
    .slice(0, 25)
    .map(({ nom }) => ({ name: nom, value: nom }));
}
