import fc from 'fast-check';
import type { Values } from '../../../src/slash/option.ts';

export const face = fc.integer({ min: 1, max: 6 });
export const res = fc.integer({ min: 1, max: 30 });
export const centimetres = fc
  .integer({ min: 1, max: 600 })
  .map((tenths) => String(tenths / 10).replace('.', ','));
const abilities = fc
  .subarray(['Instinct de survie/5', 'Instinct de survie/3', 'Immunité/tête', 'Immunité/doubles', 'Acharné'])
  .map((all) => all.join(', '));
const x = fc.integer({ min: 1, max: 20 });
const cibles = fc
  .array(fc.tuple(res, centimetres, abilities), { minLength: 1, maxLength: 5 })
  .map((all) =>
    all.map(([own, far, has], index) => `Cible ${index} RES ${own}, ${has} à ${far}`).join(' ; '),
  );
const choices = {
  mode: fc.constant('rapide'),
  'arret-apres': fc.integer({ min: 1, max: 20 }),
  vitesse: fc.boolean(),
};
const single = {
  distance: centimetres,
  resistance: res,
  cible: fc.constantFrom('Orque', '(((((((a+)+)+)+)$', '@everyone'),
  capacites: abilities,
};
const other = {
  'x-adverse': x,
  'vitesse-adverse': fc.boolean(),
  'mou-adverse': centimetres,
  'resistance-impacteur': res,
};

/** Charges at several targets that can all be played. */
export const charges = fc.record(
  { x, mou: centimetres, cibles, ...choices },
  { requiredKeys: ['x', 'mou', 'cibles'] },
);

/** Any options, some of them nonsense. */
export const wild: fc.Arbitrary<Values> = fc.record(
  {
    x,
    mou: fc.oneof(centimetres, fc.string()),
    situation: fc.constantFrom('charge', 'face-a-face', 'assaillie-de-face'),
    ...choices,
    ...single,
    ...other,
    distance: fc.oneof(centimetres, fc.string()),
    capacites: fc.oneof(abilities, fc.string()),
    cibles: fc.oneof(
      cibles,
      fc.string(),
      fc.string().map((text) => `Orque RES 4 ${text} à 8`),
    ),
  },
  { requiredKeys: [] },
);
