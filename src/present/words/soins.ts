import { arbitrages } from '../../../data/jdr/arbitrages.ts';
import { clauses } from '../../../data/jdr/soins.ts';
import type { RuleWords } from '../labels.ts';
import { meleeRulings } from './melee-rulings.ts';

export const soinsWords: RuleWords = {
  name: 'Soins',
  what: {
    'pas-ko': 'Pas K.O., PV',
    pv: 'PV après les soins',
    xp: 'XP',
    'abattu-par': 'Mis K.O. par',
    'par-joueur': 'Mis K.O. par un joueur',
    credits: 'Crédits',
  },
  cause: {
    'moitie-de-la-base': 'moitié des PV de base',
    'dix-pour-cent': '10 %',
    'cinq-pour-cent': '5 %',
  },
  value: {},
  table: {},
  ruling: meleeRulings,
  clauses,
  arbitrages,
};
