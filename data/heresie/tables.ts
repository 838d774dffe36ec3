import type { LigneDeTouche } from '../../src/rules/heresie/touche.ts';
import type { Band } from '../../src/rules/table.ts';

const source = 'Règles publiques, The Horus Heresy, 3e édition, attaques de mêlée';

/** CC of who strikes against CC of who is struck: the first row that holds, else `sinon`. */
export const touche: {
  readonly id: string;
  readonly source: string;
  readonly lignes: readonly LigneDeTouche[];
  readonly sinon: number;
} = {
  id: 'table-de-touche',
  source,
  lignes: [
    { attaque: 1, comparison: '=', defense: 1, seuil: 4 },
    { attaque: 1, comparison: '>=', defense: 2, seuil: 2 },
    { attaque: 1, comparison: '>', defense: 1, seuil: 3 },
    { attaque: 2, comparison: '<=', defense: 1, seuil: 6 },
  ],
  sinon: 5,
};

/** F less E; `null`: it cannot wound. */
export const blessure: {
  readonly id: string;
  readonly source: string;
  readonly bands: readonly Band<number | null>[];
} = {
  id: 'table-de-blessure',
  source,
  bands: [
    { min: null, max: -4, value: null },
    { min: -3, max: -2, value: 6 },
    { min: -1, max: -1, value: 5 },
    { min: 0, max: 0, value: 4 },
    { min: 1, max: 1, value: 3 },
    { min: 2, max: null, value: 2 },
  ],
};
