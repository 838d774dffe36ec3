import type { Borne } from '../../src/rules/heresie/check.ts';

const source = 'Bornes de Héraut, au-delà de toute fiche imprimée';

/** The least and the most that a sheet may say, by the value; `autre`: every value without a line. */
export const bornes: readonly Borne[] = [
  { id: 'pv', min: 1, max: 30, source },
  { id: 'pv-actuels', min: 1, max: 30, source },
  { id: 'cd', min: 0, max: 12, source },
  { id: 'vol', min: 0, max: 12, source },
  { id: 'svg', min: 2, max: 6, source },
  { id: 'inv', min: 2, max: 6, source },
  { id: 'soutien', min: 0, max: 200, source },
  { id: 'marcheurs', min: 0, max: 40, source },
  { id: 'pa', min: 1, max: 7, source },
  { id: 'd', min: 1, max: 20, source },
  { id: 'plus', min: -10, max: 10, source },
  { id: 'fois', min: 1, max: 5, source },
  { id: 'breche', min: 2, max: 6, source },
  { id: 'perforant', min: 2, max: 6, source },
  { id: 'critique', min: 2, max: 6, source },
  { id: 'dechirure', min: 2, max: 6, source },
  { id: 'empoisonne', min: 2, max: 6, source },
  { id: 'insensible-a-la-douleur', min: 2, max: 6, source },
  { id: 'guerrier-eternel', min: 1, max: 10, source },
  { id: 'atout-du-duelliste', min: 1, max: 10, source },
  { id: 'autre', min: 0, max: 20, source },
];
