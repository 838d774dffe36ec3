import { arbitrages } from '../../../data/waryaume/arbitrages.ts';
import { clauses } from '../../../data/waryaume/royaume.ts';
import type { RuleWords } from '../labels.ts';
import { fr } from '../words.ts';
import { combatWords } from './combat.ts';

export const royaumeWords: RuleWords = {
  name: 'Royaume',
  what: {
    'recoltes-du-tour': 'Récoltes du tour',
    'recoltes-oubliees': 'Récoltes oubliées',
    'batiment-detruit': 'Bâtiment détruit',
    recolte: 'Récolte',
    bandits: 'Bandits dans la région',
    'bandits-renforces': 'Bandits renforcés',
    pillages: 'Pillages de la région',
    presents: 'Présents dans la région',
    poi: 'Points d’intérêt',
    attaquent: 'Ils attaquent les premiers',
    'heros-qui-partent': 'Héros qui doivent partir',
    'trophee-bleu': 'Trophée bleu',
    trophees: 'Trophées du scénario',
    'acolyte-renegat': fr`Carte « acolyte renégat »`,
  },
  cause: {
    pillage: 'pillage',
    destruction: 'destruction',
    invocation: 'invocation',
    retrait: 'retrait',
  },
  value: { pillage: 'pillage', destruction: 'destruction', aucun: 'aucun' },
  table: {},
  ruling: combatWords.ruling,
  clauses,
  arbitrages,
};
