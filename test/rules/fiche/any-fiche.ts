import fc, { type Arbitrary } from 'fast-check';
import { caracteristiques } from '../../../data/fiche/caracteristiques.ts';
import { statuts } from '../../../data/fiche/statuts.ts';
import { type Listed, mostCounted } from '../../../src/rules/fiche/listed.ts';
import type { Arme, Fiche, Profil, Regle } from '../../../src/rules/fiche/terms.ts';
import type { Modificateur } from '../../../src/rules/modificateur.ts';

/** Records as JSON gives them back. */
const plain = { noNullPrototype: true } as const;
const letter = fc.constantFrom(...'aéœÉBcçdefghijklmnopqrstuvwxyz*_<@>`~#');
/** A name that can stand in a list: it begins and ends in a letter, and no word of it is a number. */
const word = fc.string({ unit: letter, minLength: 1, maxLength: 12 }).map((text) => `b${text}z`);
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));

function figureOf(one: (typeof caracteristiques)[number]): Arbitrary<number | null> {
  const whole = fc.integer({ min: one.min, max: one.max });
  const number =
    one.genre === 'mesure' ? fc.integer({ min: one.min * 2, max: one.max * 2 }).map((n) => n / 2) : whole;
  return one.tiret ? fc.option(number) : number;
}

export const anyProfil: Arbitrary<Profil> = fc
  .record(Object.fromEntries(caracteristiques.map((one) => [one.id, figureOf(one)])), {
    requiredKeys: ['a'],
    noNullPrototype: true,
  })
  .map((profil) => profil as Profil); // a record without prototype tricks

export const anyRegle: Arbitrary<Regle> = fc.record(
  {
    nom: words,
    valeur: fc.option(fc.constantFrom('6+', '1', 'PA', 'F, E', 'Emperor’s Children', '-')),
  },
  plain,
);
const anyRegles = fc.uniqueArray(anyRegle, {
  maxLength: 4,
  selector: ({ nom, valeur }) =>
    `${nom}/${valeur}`.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gu, 'oe').toLowerCase(),
});

const anyChange: Arbitrary<Modificateur> = fc.oneof(
  fc.constant(null),
  fc.record({ plus: fc.integer({ min: -10, max: 10 }) }, plain),
  fc.record({ fois: fc.integer({ min: 1, max: 5 }) }, plain),
  fc.record({ fixe: fc.integer({ min: 0, max: 20 }) }, plain),
);

export const anyArme: Arbitrary<Arme> = fc.record(
  {
    nom: words,
    i: anyChange,
    a: anyChange,
    f: anyChange,
    pa: fc.option(fc.integer({ min: 1, max: 7 })),
    d: fc.integer({ min: 1, max: 20 }),
    regles: anyRegles,
    mains: fc.constantFrom(null, 1, 2),
    energetique: fc.boolean(),
  },
  plain,
);

export const anyFiche: Arbitrary<Fiche> = fc.record(
  {
    profil: anyProfil,
    armes: fc.array(anyArme, { maxLength: 3 }),
    regles: anyRegles,
    type: fc.option(words),
    sousTypes: fc.constant([]),
    faction: fc.option(words),
  },
  plain,
);

const anyText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => `n${text.replace(/\s/gu, ' ')}n`);

export const anyListed: Arbitrary<Listed> = anyFiche.chain((fiche) =>
  fc.record(
    {
      nom: anyText,
      fiche: fc.constant(fiche),
      pnj: fc.boolean(),
      cachee: fc.boolean(),
      counts: fc.record(
        {
          pv: countOf(fiche.profil['pv'] ?? null),
          effectif: countOf(fiche.profil['effectif'] ?? null),
          xp: fc.option(fc.integer({ min: 0, max: mostCounted })),
          credits: fc.option(fc.integer({ min: 0, max: mostCounted })),
          prc: fc.option(fc.integer({ min: 0, max: mostCounted })),
        },
        plain,
      ),
      statuts: fc.subarray(statuts.map(({ id }) => id)),
    },
    plain,
  ),
);

/** What has a base is always counted; what has none may be. */
function countOf(base: number | null): Arbitrary<number | null> {
  return base === null ? fc.constant(null) : fc.integer({ min: 0, max: base });
}
