import { clauses } from '../../../data/libre/jet.ts';
import type { RuleWords } from '../labels.ts';

export const jetWords: RuleWords = {
  name: 'Jet libre',
  what: {
    des: 'Jet',
    explosion: 'Explosion',
    'explosions-arretees': 'Explosions qui n’ont plus été lancées',
    gardes: 'Dés gardés',
    somme: 'Somme',
    d66: 'Dizaine et unité',
    succes: 'Succès',
    total: 'Total',
  },
  cause: { explosion: 'explosion', constante: 'fixe' },
  value: {},
  table: {},
  ruling: {},
  clauses,
  arbitrages: [],
};
