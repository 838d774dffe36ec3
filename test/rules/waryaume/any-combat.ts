import fc from 'fast-check';
import type { Values } from '../../../src/slash/option.ts';
import { defenseur, regions } from './battle.ts';

const weak = ['troupes', 'morts-vivants', 'bandits'];
const strong = ['démons', 'golems', 'abominations', 'dragons', 'catapultes'];

/** Belligerents of the kinds named, up to 4 groups of up to `most`. */
function composition(kinds: readonly string[], most: number): fc.Arbitrary<string> {
  const group = fc
    .tuple(fc.integer({ min: 1, max: most }), fc.constantFrom(...kinds), fc.integer({ min: 1, max: 3 }))
    .map(([nombre, type, pv]) => `${nombre} ${type}${strong.includes(type) ? ` (${pv} PV)` : ''}`);
  return fc.array(group, { minLength: 1, maxLength: 4 }).map((groups) => groups.join(' + '));
}

const all = [...weak, ...strong];
const dark = all.filter((kind) => kind !== 'troupes' && kind !== 'catapultes');
const bonus = fc
  .subarray(['heros', 'batiment', 'pierre', 'eolane'], { minLength: 1 })
  .map((some) => some.join());
const options = {
  region: fc.constantFrom(...Object.keys(regions), 'ailleurs'),
  bonus,
  'des-possedes': fc.integer({ min: 1, max: 20 }),
  'bandits-renforces': fc.boolean(),
  prisonniers: fc.boolean(),
  faces: fc.constantFrom('attaque D6 : 6 ; défense D6 : 1', 'attaque D12 : 11, 12 ; défense D8 : 3'),
};
const cibles = fc
  .array(composition(all, 1), { minLength: 2, maxLength: 6 })
  .map((some) => some.map((typed, at) => `Joueur ${at} : ${typed}`).join(' ; '));

/** Battles that can be fought, but for undead that a region cannot hold. */
export const sound: fc.Arbitrary<Values> = fc.oneof(
  fc.record(
    {
      contexte: fc.constant('joueur'),
      attaque: composition(all, 9),
      defense: composition(all, 9),
      defenseur: fc.constant(defenseur),
      ...options,
    },
    { requiredKeys: ['contexte', 'attaque', 'defense', 'defenseur'] },
  ),
  fc.record(
    {
      contexte: fc.constant('couronne'),
      attaque: composition(all, 9),
      defense: composition(dark, 9),
      ...options,
    },
    { requiredKeys: ['contexte', 'attaque', 'defense'] },
  ),
  fc.record(
    { contexte: fc.constant('pnj'), attaque: composition(all, 9), cibles, ...options },
    { requiredKeys: ['contexte', 'attaque', 'cibles'] },
  ),
);

/** Any options, some of them nonsense. */
export const wild: fc.Arbitrary<Values> = fc.record(
  {
    contexte: fc.constantFrom('joueur', 'couronne', 'pnj'),
    attaque: fc.oneof(composition(all, 50), fc.string()),
    defense: fc.oneof(composition(all, 50), fc.string()),
    defenseur: fc.constant(defenseur),
    cibles: fc.oneof(cibles, fc.string()),
    simuler: fc.boolean(),
    ...options,
    bonus: fc.oneof(bonus, fc.string()),
    'des-possedes': fc.integer({ min: -5, max: 25 }),
    faces: fc.oneof(options.faces, fc.string()),
  },
  { requiredKeys: [] },
);

/** Every code that a wild battle may be refused with. */
export const codes: readonly string[] = [
  'missing',
  'out-of-bounds',
  'list-incomplete',
  'list-unexpected',
  'unknown-belligerent',
  'belligerent-count',
  'belligerent-pv',
  'pv-not-taken',
  'too-many-belligerents',
  'unknown-bonus',
  'target-count',
  'target-unnamed',
  'target-twice',
  'not-dark',
  'too-many-undead',
  'prisoner-faces-unreadable',
  'prisoner-faces-sides',
  'prisoner-face',
  'prisoner-faces-twice',
];
