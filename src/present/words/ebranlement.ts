import { arbitrages } from '../../../data/w40k/arbitrages.ts';
import { clauses } from '../../../data/w40k/ebranlement.ts';
import type { RuleWords } from '../labels.ts';

export const ebranlementWords: RuleWords = {
  name: 'Ébranlement',
  what: {
    seuil: 'Seuil (teste à ce nombre ou moins)',
    'sous-moitie': 'Assez de pertes pour tester',
    'deja-ebranlee': 'Déjà ébranlée',
    impose: 'Test imposé',
    'deux-des': 'Jet',
    relance: 'Relance',
    total: 'Total',
    reussi: 'Total contre Cd',
    ebranlee: 'Ébranlée',
    retablie: 'Rétablie par le test',
    'co-avant': 'CO avant',
    'co-apres': 'CO après',
    'stratageme-adverse': 'Stratagème de l’adversaire sur elle',
    duree: 'Fin de l’état',
    repli: 'Dés de repli',
    morts: 'Morts au repli',
  },
  cause: { modificateur: 'modificateur' },
  value: {
    aucun: 'interdit',
    autorise: 'permis',
    'test-reussi': 'au prochain test réussi',
    'phase-de-commandement': 'début de sa prochaine phase de commandement',
  },
  table: {},
  ruling: {
    edition: 'édition',
    'stratageme-adverse': 'stratagème adverse',
    'meilleur-cd': 'meilleur Cd',
    'pc-depart': 'PC de départ',
    'points-objectif': 'points d’un objectif',
    'pertes-en-pv': 'pertes en PV',
  },
  clauses,
  arbitrages,
};
