import { arbitrages } from '../../data/heresie/arbitrages.ts';
import type { DefiQuestion } from '../../src/odds/heresie/defi.ts';
import { defiChances } from '../../src/present/chances/defi.ts';
import { isRefusal, type Refusal, refuse, rulingsInForce } from '../../src/rules/rule.ts';
import type { Call, Desk } from '../../src/slash/command.ts';
import type { OptionSpecs, Values } from '../../src/slash/option.ts';
import { ownPostures } from '../campagne/posture.ts';
import { completeDefi } from '../defi/complete.ts';
import { checkDefi } from '../defi/declaration.ts';
import { modelNamed, type Wanted } from '../defi/modeles.ts';
import { defiOptions } from '../defi/options.ts';
import type { Sujet } from './sujet.ts';

const {
  adversaire: _,
  eligible: __,
  mode: ___,
  posture,
  'posture-adverse': facing,
  ...situation
} = defiOptions;

const options: OptionSpecs = {
  ...situation,
  arme: { ...situation.arme, description: 'L’arme de ta figurine (la première si rien n’est dit)' },
  'arme-adverse': {
    ...situation['arme-adverse'],
    description: 'L’arme d’en face (la première si rien n’est dit)',
  },
  posture: { ...posture, description: 'Ta posture au premier round : Coup de grâce' },
  'posture-adverse': { ...facing, description: 'La posture d’en face au premier round' },
  suite: {
    type: 'choice',
    choices: {
      'aucune-posture': 'Sans posture après le premier round',
      meilleure: 'La meilleure posture à chaque round (plus long)',
    },
    description: 'Ce que font les deux ensuite (sans posture si rien n’est dit)',
  },
};

/** `/chances defi`: whoever could not take part is let in, as nothing comes of it. */
export const defiSujet: Sujet<'defi'> = {
  description: 'Chances d’un défi : qui gagne, PRC attendus, meilleures postures du premier round',
  options,
  asked,
  shown: (found, _values, { defi, suite }) => defiChances(found, defi, suite),
  complete: completeDefi,
};

async function asked(values: Values, call: Pick<Call, 'actor'>, desk: Desk): Promise<DefiQuestion | Refusal> {
  const protagoniste = await model(values, 'fiche', call, desk);
  if (isRefusal(protagoniste)) return protagoniste;
  const antagoniste = await model(values, 'fiche-adverse', call, desk);
  if (isRefusal(antagoniste)) return antagoniste;
  const rulings = rulingsInForce(arbitrages, desk.campaign.rulings['heresie']);
  const whole = { ...values, eligible: true, mode: 'jusquau-bout', adversaire: nobody };
  const sides = { protagoniste, adverses: [antagoniste], propres: await ownPostures(desk) };
  const checked = checkDefi(whole, rulings, sides);
  if (isRefusal(checked)) return checked;
  const { seul, joueurActif, postures, choices, adverses } = checked;
  const [facing = antagoniste] = adverses;
  return {
    defi: {
      ...{ seul, joueurActif, postures, rulings },
      protagoniste: checked.protagoniste.combattant,
      antagoniste: facing.combattant,
    },
    postures: choices.postures ?? {},
    armement: { protagoniste: null, antagoniste: null, ...choices.armes },
    suite: values['suite'] === 'meilleure' ? 'meilleure' : 'aucune-posture',
  };
}

/** Nobody is challenged: only the models count. */
const nobody = { id: '', name: '' };

async function model(values: Values, option: Wanted['option'], call: Pick<Call, 'actor'>, desk: Desk) {
  const typed = values[option];
  if (typeof typed !== 'string') return refuse('missing', option);
  return modelNamed(typed, { option, owner: call.actor.id, keeps: false }, call, desk);
}
