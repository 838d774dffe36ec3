import type { Ruling } from '../../src/rules/rule.ts';

/** What the text leaves open, with our answers. */
export const arbitrages: readonly Ruling[] = [
  {
    id: 'arrondi',
    question: 'Comment arrondir une moitié ou un pourcentage de gains ou de pertes ?',
    answers: { inferieur: 'À l’entier inférieur.' },
    default: 'inferieur',
    source: 'Document « Corps à corps », Neutralisation : les PV rendus par les soins y sont arrondis ainsi',
  },
  {
    id: 'ko-en-fuite',
    question: 'Par qui est mis K.O. celui que sa fuite achève ?',
    answers: { 'un-joueur-suffit': 'Par un joueur, dès que l’un de ses adversaires en est un.' },
    default: 'un-joueur-suffit',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
];
