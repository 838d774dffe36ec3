import type { Capacite } from '../../src/rules/confede/terms.ts';

const source = 'Règles publiques de Confrontation 3, compétences';

/** What a target may have against an impact. `mots`: how it may be typed, without its value. */
export const capacites: readonly Capacite[] = [
  {
    id: 'instinct-de-survie',
    nom: 'Instinct de survie/X',
    mots: ['instinct-de-survie'],
    valeur: { min: 2, max: 6 },
    clause: 'impact.17',
    source,
  },
  {
    id: 'immunite-tete',
    nom: 'Immunité/tête',
    mots: ['immunite-tete', 'immunite-a-la-tete'],
    valeur: null,
    clause: 'impact.18',
    source,
  },
  {
    id: 'immunite-doubles',
    nom: 'Immunité/doubles',
    mots: ['immunite-doubles', 'immunite-double', 'immunite-aux-doubles'],
    valeur: null,
    clause: 'impact.18',
    source,
  },
  {
    id: 'acharne',
    nom: 'Acharné',
    mots: ['acharne', 'acharnee'],
    valeur: null,
    clause: 'impact.19',
    source,
  },
];
