import type { Ruling } from '../../src/rules/rule.ts';

/** What the texts leave open, with our answers. */
export const arbitrages: readonly Ruling[] = [
  {
    id: 'distance-nulle',
    question: 'Un impacteur qui n’a pas bougé cause-t-il un impact ?',
    answers: { refusee: 'Non : une distance nulle est refusée ; il faut au moins entamer une tranche.' },
    default: 'refusee',
    source: 'Arbitrage du projet : le document « Impact/X » ne compte que des tranches entamées',
  },
  {
    id: 'table-maison',
    question: 'Quelle table des Blessures sert tant que la campagne n’a pas la sienne ?',
    answers: {
      maison:
        'La table maison, la même pour toutes les localisations, sauf la tête (6), où tout est un cran plus grave, hormis un indice qui ne fait rien.',
    },
    default: 'maison',
    source: 'Arbitrage du projet : la table imprimée du jeu n’est pas publique',
  },
  {
    id: 'acharne',
    question: 'Un combattant Acharné tué net arrête-t-il l’impacteur ?',
    answers: {
      arrete:
        'Oui : il reste en place, compté comme critique, jusqu’à l’entretien, et barre donc le passage.',
    },
    default: 'arrete',
    source: 'Arbitrage du projet : compétence Acharné de Confrontation 3, lue avec le document « Impact/X »',
  },
];
