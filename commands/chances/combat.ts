import { arbitrages } from '../../data/waryaume/arbitrages.ts';
import type { CombatQuestion } from '../../src/odds/questions.ts';
import { combatChances } from '../../src/present/chances/combat.ts';
import { isRefusal, type Refusal, rulingsInForce } from '../../src/rules/rule.ts';
import { type Combat, check } from '../../src/rules/waryaume/combat.ts';
import type { Desk } from '../../src/slash/command.ts';
import type { OptionSpecs, Values } from '../../src/slash/option.ts';
import { completeCombat } from '../combat/complete.ts';
import { combatOptions } from '../combat/options.ts';
import { regionAt } from '../royaume/options.ts';
import type { Sujet } from './sujet.ts';

/** Assaults that a battle is looked at over when nobody says. */
const usual = 6;

const { attaque, contexte, defense, region, bonus, cibles } = combatOptions;

const options: OptionSpecs = {
  ...{ attaque, defense, contexte: { ...contexte, required: false }, bonus, cibles, region },
  'des-possedes': combatOptions['des-possedes'],
  'bandits-renforces': combatOptions['bandits-renforces'],
  assauts: {
    type: 'integer',
    min: 1,
    max: 20,
    description: 'Combien d’assauts regarder (6 si rien n’est dit)',
  },
};

/** `/chances combat`: what the next assault may come to, and how the battle may go. */
export const combatSujet: Sujet<'combat'> = {
  description: 'Chances d’un combat : touches, pertes, victoire en quelques assauts ou au bout',
  options,
  asked,
  shown: combatChances,
  complete: completeCombat,
};

async function asked(values: Values, _call: unknown, desk: Desk): Promise<CombatQuestion | Refusal> {
  const { region: typed, assauts, ...own } = values;
  const lieu = typed === undefined ? null : await regionAt(desk, String(typed));
  if (isRefusal(lieu)) return lieu;
  const region = lieu?.region ?? null;
  const rulings = rulingsInForce(arbitrages, desk.campaign.rulings['waryaume']);
  const combat: Combat | Refusal = check({ contexte: 'joueur', ...own, simuler: true }, rulings, { region });
  if (isRefusal(combat)) return combat;
  const isOnce = combat.contexte === 'pnj';
  return { combat, region, assauts: isOnce ? 0 : Number(assauts ?? usual) };
}
