import { type DefiCase, pvPris } from './cases.ts';
import { con, draw, ends, hit, idle, quick, round, slow, start } from './models.ts';

const missed = [hit('protagoniste', 2), idle];
const none = { 'blessure-impossible': 'aucun-de' };

/** Attacks, hits, wounds, saves and damage without special rules. */
export const strikeCases: readonly DefiCase[] = [
  {
    name: 'a weapon lowers A to 0 at the least, then the advantage adds one',
    clauses: ['defi.24'],
    start: start({ arme: { a: { plus: -3 } } }),
    dice: [1, 1, 1],
    result: draw(round([hit('protagoniste', 1), idle])),
    decided: { 'attaques-plancher': 'zero' },
  },
  {
    name: 'a weapon that sets A comes before the attack of the advantage',
    clauses: ['defi.24'],
    start: start({ profil: { a: 5 }, arme: { a: { fixe: 2 } } }),
    dice: [1, 1, 1, 1, 1],
    result: draw(round([hit('protagoniste', 3), idle])),
  },
  {
    name: 'CC 10 against 5 hits on 2+, a natural 1 still misses',
    clauses: ['defi.25'],
    start: start({ profil: { cc: 10 } }, { profil: { cc: 5 } }),
    dice: [1, 1, 2, 1, 1],
    result: draw(round([hit('protagoniste', 2, 1), idle])),
    decided: { 'cc-10-contre-5': 'deux' },
  },
  {
    name: 'beyond CC 10 the formula goes on, and a natural 6 is no success of its own',
    clauses: ['defi.25', 'defi.28'],
    start: start({ profil: { cc: 12 } }, { profil: { cc: 7, e: 7 } }),
    dice: [1, 1, 2, 3, 5],
    result: draw(round([hit('protagoniste', 2, 1), idle])),
    decided: { 'cc-plus-de-10': 'formule' },
  },
  {
    name: 'piege-16: CC 0 throws no die, even with the advantage, and is struck as 1',
    clauses: ['defi.25'],
    start: start({}, { profil: { cc: 0, i: 12, a: 3 } }),
    dice: [1, 1, 2, 1],
    result: draw(
      round([hit('antagoniste', 0), hit('protagoniste', 1, 1)], {
        concentration: [quick, con([1], [['initiative', 12]], 13)],
        avantage: 'antagoniste',
      }),
    ),
    decided: { cc0: 'rien' },
  },
  {
    name: 'E more than three above F cannot be wounded: no die is thrown',
    clauses: ['defi.28'],
    start: start({}, { profil: { e: 8 } }),
    dice: [1, 1, 4, 1],
    result: draw(round([hit('protagoniste', 2, 1), idle])),
    decided: none,
  },
  {
    name: 'E three above F is wounded on 6',
    clauses: ['defi.28'],
    start: start({}, { profil: { e: 7 } }),
    dice: [1, 1, 4, 4, 5, 6],
    result: ends([round([hit('protagoniste', 2, 2, 1, 1), idle])], 'protagoniste', 1, [3, 2]),
    decided: pvPris,
  },
  {
    name: 'F 0 wounds nothing, but a critical hit does',
    clauses: ['defi.26', 'defi.28'],
    start: start({ profil: { f: 0 }, arme: { regles: [{ id: 'critique', x: 6 }] } }),
    dice: [1, 1, 6, 5],
    result: ends([round([hit('protagoniste', 2, 2, 1, 2), idle])], 'protagoniste', 2, [3, 1]),
    decided: { f0: 'rien', 'critique-f0': 'oui', ...pvPris },
  },
  {
    name: 'E 0 is wounded without a die, and without a natural value for Brèche or Déchirure',
    clauses: ['defi.28'],
    start: start(
      {
        arme: {
          pa: 5,
          regles: [
            { id: 'breche', x: 2 },
            { id: 'dechirure', x: 2 },
          ],
        },
      },
      { profil: { e: 0, svg: 3 } },
    ),
    dice: [1, 1, 4, 4, 3, 2],
    result: ends([round([hit('protagoniste', 2, 2, 2, 1, [3, 2]), idle])], 'protagoniste', 1, [3, 2]),
    decided: { e0: 'sans-valeur', ...pvPris },
  },
  {
    name: 'PA equal to Svg refuses the armour, Inv stands',
    clauses: ['defi.33'],
    start: start({ arme: { pa: 3 } }, { profil: { svg: 3, inv: 5 } }),
    dice: [1, 1, 4, 4, 4, 4, 5, 4],
    result: ends([round([hit('protagoniste', 2, 2, 2, 1, [5, 4]), idle])], 'protagoniste', 1, [3, 2]),
    decided: pvPris,
  },
  {
    name: 'PA above Svg leaves the armour; the better of both is taken, a natural 1 fails',
    clauses: ['defi.33'],
    start: start({ arme: { pa: 4 } }, { profil: { svg: 3, inv: 2 } }),
    dice: [1, 1, 4, 4, 4, 4, 2, 1],
    result: ends([round([hit('protagoniste', 2, 2, 2, 1, [2, 1]), idle])], 'protagoniste', 1, [3, 2]),
    decided: pvPris,
  },
  {
    name: 'PA - never refuses; every save is rolled, even of one who is dead already',
    clauses: ['defi.33', 'defi.35'],
    start: start({ arme: { d: 3 } }, { profil: { svg: 2 } }),
    dice: [1, 1, 4, 4, 4, 4, 1, 1],
    result: ends([round([hit('protagoniste', 2, 2, 2, 3, [1, 1])])], 'protagoniste', 3, [3, 0]),
    decided: pvPris,
  },
  {
    name: 'what exceeds the PV is lost; the victory is worth the base PV, not those that were left',
    clauses: ['defi.35', 'defi.43'],
    start: start({ arme: { d: 3 } }, { pv: 1 }),
    dice: [1, 1, 4, 1, 4],
    result: ends(
      [
        round([hit('protagoniste', 2, 1, 1, 1)], {
          concentration: [
            quick,
            con(
              [1],
              [
                ['initiative', 1],
                ['pv-perdus', -2],
              ],
              0,
            ),
          ],
        }),
      ],
      'protagoniste',
      3,
      [3, 0],
    ),
    decided: pvPris,
  },
  {
    name: 'whoever is removed strikes no more; with the advantage the antagonist strikes first',
    clauses: ['defi.22', 'defi.43'],
    start: start({ pv: 1, profil: { i: 1 } }, { profil: { i: 9, a: 1 } }),
    dice: [1, 1, 4, 1, 4],
    result: ends(
      [
        round([hit('antagoniste', 2, 1, 1, 1)], {
          concentration: [
            con(
              [1],
              [
                ['initiative', 1],
                ['pv-perdus', -2],
              ],
              0,
            ),
            quick,
          ],
          avantage: 'antagoniste',
        }),
      ],
      'antagoniste',
      3,
      [0, 3],
    ),
  },
  {
    name: 'no hit: nothing follows',
    clauses: ['defi.25', 'defi.40'],
    start: start(),
    dice: [1, 1, 3, 3],
    result: draw(round(missed, { concentration: [quick, slow] })),
  },
];
