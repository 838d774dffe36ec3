import { arbitrages } from '../../../data/jdr/arbitrages.ts';
import { clauses } from '../../../data/jdr/moral.ts';
import type { RuleWords } from '../labels.ts';
import { meleeRulings } from './melee-rulings.ts';

export const moralWords: RuleWords = {
  name: 'Test de Moral',
  what: {
    'occasion-tir': 'Quatre fois les PV perdus contre les PV de base',
    'occasion-melee': 'PV perdus contre ceux de l’adversaire',
    'plus-d-adversaire': 'Plus d’adversaire en face',
    impose: 'Test imposé',
    'moins-de-la-moitie': 'Deux fois les PV contre les PV de base',
    'malus-de-melee': 'Malus face à l’adversaire',
    'cd-effectif': 'Cd effectif',
    'deux-des': 'Jet',
    reussi: 'Total contre Cd effectif',
    'double-un': 'Double 1, réussi d’office',
    fuite: 'Fuite',
    'pv-apres': 'PV après la fuite',
    ko: 'K.O.',
    gains: 'Gains des adversaires',
    'par-joueur': 'Mis K.O. par un joueur',
  },
  cause: {
    'moins-de-la-moitie': 'sous la moitié de ses PV',
    'moins-de-pv': 'moins de PV qu’en face',
    double: 'au moins le double en face',
    triple: 'au moins le triple en face',
    quadruple: 'au moins le quadruple en face',
    fuite: 'fuite',
  },
  value: { entiers: 'entiers', moitie: 'la moitié' },
  table: { 'malus-de-melee': 'ses PV, ceux de l’adversaire' },
  ruling: meleeRulings,
  clauses,
  arbitrages,
};
