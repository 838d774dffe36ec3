import { possessed } from '../../src/rules/waryaume/combat-options.ts';
import type { OptionSpecs } from '../../src/slash/option.ts';
import { regionOption } from '../royaume/options.ts';

/** Options of `/combat`, beside those of every roll. */
export const combatOptions = {
  attaque: {
    type: 'text',
    max: 300,
    description: 'Qui attaque : 4 troupes + 1 golem, 1 catapulte (2 PV)',
    required: true,
  },
  contexte: {
    type: 'choice',
    choices: {
      joueur: 'Contre un joueur',
      couronne: 'Pour la couronne, contre les forces obscures',
      pnj: 'Des PNJ attaquent (MJ)',
    },
    description: 'Contre qui, ou pour qui',
    required: true,
  },
  defense: { type: 'text', max: 300, description: 'Qui se défend : 5 morts-vivants' },
  defenseur: { type: 'user', description: 'Le joueur attaqué' },
  region: regionOption('Où l’on se bat : Val d’Or (rien de régional ne compte sans elle)', false),
  bonus: {
    type: 'text',
    max: 100,
    autocomplete: true,
    description: 'Bonus de l’attaque : heros, batiment, pierre, eolane',
  },
  'des-possedes': {
    type: 'integer',
    ...{ min: possessed.min, max: possessed.max },
    description: 'Dés que tu possèdes ; six servent au plus, et six si rien n’est dit',
  },
  cibles: {
    type: 'text',
    max: 1000,
    description: 'PNJ : les groupes qui peuvent être touchés, par nom : Alice : 3 troupes ; Bob : 2 troupes',
  },
  'bandits-renforces': {
    type: 'boolean',
    description: 'Les bandits qui attaquent touchent sur 3+ (sans région)',
  },
  prisonniers: { type: 'boolean', description: 'Une maison d’esclaves ou le héros esclavagiste est là' },
  simuler: { type: 'boolean', description: 'Un seul assaut pour voir : rien n’est gardé' },
} as const satisfies OptionSpecs;
