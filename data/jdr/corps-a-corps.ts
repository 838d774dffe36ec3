import type { Band, Matrix } from '../../src/rules/table.ts';

/** For each CC of who strikes, bands of the target's CC → the face from which a die touches. */
export const toucher: Matrix<3 | 4 | 5> = {
  id: 'toucher',
  source: 'Table classique de corps à corps : plus habile 3+, cible à plus du double 5+, sinon 4+',
  columns: [
    {
      key: 1,
      bands: [
        { min: null, max: 0, value: 3 },
        { min: 1, max: 2, value: 4 },
        { min: 3, max: null, value: 5 },
      ],
    },
    {
      key: 2,
      bands: [
        { min: null, max: 1, value: 3 },
        { min: 2, max: 4, value: 4 },
        { min: 5, max: null, value: 5 },
      ],
    },
    {
      key: 3,
      bands: [
        { min: null, max: 2, value: 3 },
        { min: 3, max: 6, value: 4 },
        { min: 7, max: null, value: 5 },
      ],
    },
    {
      key: 4,
      bands: [
        { min: null, max: 3, value: 3 },
        { min: 4, max: 8, value: 4 },
        { min: 9, max: null, value: 5 },
      ],
    },
    {
      key: 5,
      bands: [
        { min: null, max: 4, value: 3 },
        { min: 5, max: 10, value: 4 },
        { min: 11, max: null, value: 5 },
      ],
    },
    {
      key: 6,
      bands: [
        { min: null, max: 5, value: 3 },
        { min: 6, max: 12, value: 4 },
        { min: 13, max: null, value: 5 },
      ],
    },
    {
      key: 7,
      bands: [
        { min: null, max: 6, value: 3 },
        { min: 7, max: 14, value: 4 },
        { min: 15, max: null, value: 5 },
      ],
    },
    {
      key: 8,
      bands: [
        { min: null, max: 7, value: 3 },
        { min: 8, max: 16, value: 4 },
        { min: 17, max: null, value: 5 },
      ],
    },
    {
      key: 9,
      bands: [
        { min: null, max: 8, value: 3 },
        { min: 9, max: 18, value: 4 },
        { min: 19, max: null, value: 5 },
      ],
    },
    {
      key: 10,
      bands: [
        { min: null, max: 9, value: 3 },
        { min: 10, max: 20, value: 4 },
        { min: 21, max: null, value: 5 },
      ],
    },
  ],
};

/** Bands of E − F → the face from which a die wounds; `null`: no die can. */
export const blesser: {
  readonly id: string;
  readonly source: string;
  readonly bands: readonly Band<number | null>[];
} = {
  id: 'blesser',
  source:
    'Table classique de blessure : 4 − F + E, au mieux 2+, 6+ jusqu’à trois points d’écart, impossible au-delà',
  bands: [
    { min: null, max: -2, value: 2 },
    { min: -1, max: -1, value: 3 },
    { min: 0, max: 0, value: 4 },
    { min: 1, max: 1, value: 5 },
    { min: 2, max: 3, value: 6 },
    { min: 4, max: null, value: null },
  ],
};
