import type { MalusFace } from '../../src/rules/jdr/moral.ts';

/** What the PV of the opponent cost in Cd, the worst first: only the first row that holds counts. */
export const malusFaces: readonly MalusFace[] = [
  {
    cause: 'quadruple',
    fois: 4,
    comparison: '<=',
    valeur: -4,
    source: 'Document « Corps à corps », Test de Moral et Fuite, malus',
  },
  {
    cause: 'triple',
    fois: 3,
    comparison: '<=',
    valeur: -3,
    source: 'Document « Corps à corps », Test de Moral et Fuite, malus',
  },
  {
    cause: 'double',
    fois: 2,
    comparison: '<=',
    valeur: -2,
    source: 'Document « Corps à corps », Test de Moral et Fuite, malus',
  },
  {
    cause: 'moins-de-pv',
    fois: 1,
    comparison: '<',
    valeur: -1,
    source: 'Document « Corps à corps », Test de Moral et Fuite, malus',
  },
];
