import { type DefiCase, goesOn, pvPris } from './cases.ts';
import { con, ends, hit, idle, quick, round, start } from './models.ts';

const kill = [1, 1, 4, 1, 4];
const killed = (pv: number) => [
  round([hit('protagoniste', 2, 1, 1, 1)], {
    concentration: [
      quick,
      con(
        [1],
        [
          ['initiative', 1],
          ['pv-perdus', 1 - pv],
        ],
        2 + 1 - pv,
      ),
    ],
  }),
];

/** Who wins, and what it is worth. */
export const gloireCases: readonly DefiCase[] = [
  {
    name: 'a champion with PV 2 is worth 2',
    clauses: ['defi.43', 'defi.46'],
    start: start({}, { pv: 1, profil: { pv: 2 } }),
    dice: kill,
    result: ends(killed(2), 'protagoniste', 2, [3, 0]),
  },
  {
    name: 'a Praetor with PV 4 is worth 5: état-major',
    clauses: ['defi.43'],
    start: start({}, { pv: 1, profil: { pv: 4, sousTypes: ['etat-major'] } }),
    dice: kill,
    result: ends(killed(4), 'protagoniste', 5, [3, 0]),
  },
  {
    name: 'a parangon with PV 7 is worth 8, though he is état-major too',
    clauses: ['defi.43'],
    start: start({}, { pv: 1, profil: { pv: 7, type: 'parangon', sousTypes: ['etat-major'] } }),
    dice: kill,
    result: ends(killed(7), 'protagoniste', 8, [3, 0]),
  },
  {
    name: 'both standing: PV taken over the whole challenge decide, and are what is marked',
    clauses: ['defi.42', 'defi.44'],
    start: start({}, { profil: { a: 1 } }),
    rounds: [{}, {}],
    dice: [1, 1, 4, 4, 4, 4, 4, 4, 6, 1, 1, 1, 1],
    result: ends(
      [
        round([hit('protagoniste', 2, 2, 2, 2), hit('antagoniste', 1, 1, 1, 1)]),
        round([hit('protagoniste', 2), hit('antagoniste', 1)], {
          concentration: [
            con(
              [6],
              [
                ['initiative', 9],
                ['pv-perdus', -1],
              ],
              14,
            ),
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
      2,
      [2, 1],
    ),
    decided: { ...goesOn, ...pvPris },
  },
  {
    name: 'nobody lost anything: nobody wins',
    clauses: ['defi.45', 'defi.46'],
    start: start(),
    dice: [1, 1, 1, 1],
    result: ends([round([hit('protagoniste', 2), idle])], null, 0, [3, 3]),
  },
];
