import { type DefiCase, goesOn, pvPris, twoDice } from './cases.ts';
import { con, draw, ends, hit, idle, printed, quick, round, slow, start, takes } from './models.ts';

const missed = [hit('protagoniste', 2), idle];
const alone = { 'seul-sans-soutien': 'zero' };

/** Who goes first, and with what. */
export const concentrationCases: readonly DefiCase[] = [
  {
    name: 'worked: a Praetor and a Centurion hurt each other once, nobody wins',
    clauses: [
      'defi.1',
      'defi.4',
      'defi.5',
      'defi.17',
      'defi.18',
      'defi.19',
      'defi.22',
      'defi.24',
      'defi.25',
      'defi.28',
      'defi.33',
      'defi.35',
      'defi.40',
      'defi.42',
      'defi.45',
      'defi.46',
    ],
    start: {
      ...start(),
      protagoniste: printed('preteur', 'lame-de-parangon'),
      antagoniste: printed('centurion', 'epee-energetique'),
    },
    dice: [2, 5, 5, 5, 1, 2, 3, 4, 5, 1, 3, 1, 2, 2, 4, 3, 3, 2, 4],
    result: ends(
      [
        round([hit('antagoniste', 5, 2, 2, 1, [1, 3]), hit('protagoniste', 5, 2, 1, 1, [4])], {
          concentration: [con([2], [['initiative', 5]], 7), con([5], [['initiative', 5]], 10)],
          avantage: 'antagoniste',
        }),
      ],
      null,
      0,
      [3, 2],
    ),
  },
  {
    name: 'equal totals: both roll again until they differ',
    clauses: ['defi.23'],
    start: start({ profil: { i: 1 } }),
    dice: [3, 3, 6, 6, 5, 2, 1, 1],
    result: draw(
      round(missed, {
        concentration: [
          con([3], [['initiative', 1]], 4),
          con([3], [['initiative', 1]], 4),
          con([6], [['initiative', 1]], 7),
          con([6], [['initiative', 1]], 7),
          con([5], [['initiative', 1]], 6),
          con([2], [['initiative', 1]], 3),
        ],
      }),
    ),
  },
  {
    name: 'a tie is rolled again with both dice of a posture, the protagonist’s first',
    clauses: ['defi.7', 'defi.23'],
    start: start({ profil: { i: 1 } }),
    rounds: [{ postures: { antagoniste: takes('saisir-l-initiative') } }],
    dice: [4, 4, 2, 3, 1, 2, 1, 1],
    result: draw(
      round(missed, {
        postures: { protagoniste: null, antagoniste: 'saisir-l-initiative' },
        concentration: [
          con([4], [['initiative', 1]], 5),
          con([4, 2], [['initiative', 1]], 5),
          con([3], [['initiative', 1]], 4),
          con([1, 2], [['initiative', 1]], 3),
        ],
      }),
    ),
    decided: twoDice,
  },
  {
    name: 'heavy, light, PV lost, and the better Atout du duelliste of model and weapon',
    clauses: ['defi.18', 'defi.41'],
    start: start(
      {
        pv: 2,
        profil: { sousTypes: ['champion', 'lourd'], regles: [{ id: 'atout-du-duelliste', x: 1 }] },
        arme: { regles: [{ id: 'atout-du-duelliste', x: 2 }] },
      },
      { profil: { sousTypes: ['champion', 'leger'] } },
    ),
    dice: [1, 1, 1, 1],
    result: ends(
      [
        round(missed, {
          concentration: [
            con(
              [1],
              [
                ['initiative', 9],
                ['lourd', -1],
                ['pv-perdus', -1],
                ['atout-du-duelliste', 2],
              ],
              10,
            ),
            con(
              [1],
              [
                ['initiative', 1],
                ['leger', 1],
              ],
              3,
            ),
          ],
        }),
      ],
      null,
      0,
      [2, 3],
    ),
    decided: { 'atout-cumul': 'meilleur' },
  },
  {
    name: 'outside support: 12 engaged give 2, a walker counts five, a slice that is begun gives nothing',
    clauses: ['defi.20'],
    start: start({ soutien: 12 }, { soutien: 4, marcheurs: 1 }),
    dice: [1, 1, 1, 1],
    result: draw(
      round(missed, {
        concentration: [
          con(
            [1],
            [
              ['initiative', 9],
              ['soutien', 2],
            ],
            12,
          ),
          con(
            [1],
            [
              ['initiative', 1],
              ['soutien', 1],
            ],
            3,
          ),
        ],
      }),
    ),
  },
  {
    name: 'piege-18: four engaged give no support',
    clauses: ['defi.20'],
    start: start({ soutien: 4 }),
    dice: [1, 1, 1, 1],
    result: draw(round(missed)),
  },
  {
    name: 'the enemy alone: six others give 4, a walker counting five; who is alone has none',
    clauses: ['defi.21'],
    start: start({ soutien: 1, marcheurs: 1 }, { soutien: 9 }, { seul: 'antagoniste' }),
    dice: [1, 1, 1, 1],
    result: draw(
      round(missed, {
        concentration: [
          con(
            [1],
            [
              ['initiative', 9],
              ['soutien', 4],
            ],
            14,
          ),
          slow,
        ],
      }),
    ),
    decided: { ...alone, 'marcheur-seul': 'oui' },
  },
  {
    name: 'the weapon multiplies the initiative, a charge adds to it, a status sets it to 1',
    clauses: ['defi.19', 'defi.38'],
    start: start(
      { charge: true, profil: { i: 4 }, arme: { i: { fois: 2 }, regles: [{ id: 'impact', c: 'i' }] } },
      { statut: 'unite', profil: { i: 6 } },
    ),
    dice: [1, 1, 1, 1],
    result: draw(round(missed)),
  },
  {
    name: 'a model that statuses do not affect keeps its initiative and its CC',
    clauses: ['defi.19'],
    start: start({}, { statut: 'disgrace', profil: { i: 6, regles: [{ id: 'insensible-aux-statuts' }] } }),
    dice: [1, 1, 3, 3],
    result: draw(round(missed, { concentration: [quick, con([1], [['initiative', 6]], 7)] })),
  },
  {
    name: 'in disgrace CC 5 strikes and is struck as 2',
    clauses: ['defi.19', 'defi.25'],
    start: start({}, { statut: 'disgrace', profil: { cc: 5, a: 1 } }),
    dice: [1, 1, 2, 1, 4, 5],
    result: ends(
      [round([hit('protagoniste', 2, 1, 1, 1), hit('antagoniste', 1)])],
      'protagoniste',
      1,
      [3, 2],
    ),
    decided: pvPris,
  },
  {
    name: 'whoever wins Concentration of the second round chooses and strikes first there',
    clauses: ['defi.5', 'defi.22', 'defi.42'],
    start: start({ profil: { i: 1 } }),
    rounds: [{}, { postures: { protagoniste: takes('feinte-et-riposte', 'rompre') } }],
    dice: [2, 1, 1, 1, 1, 2, 1, 1],
    result: draw(
      round(missed, { concentration: [con([2], [['initiative', 1]], 3), slow] }),
      round([hit('antagoniste', 1), hit('protagoniste', 1)], {
        postures: { protagoniste: 'feinte-et-riposte', antagoniste: null },
        concentration: [slow, con([2], [['initiative', 1]], 3)],
        avantage: 'antagoniste',
      }),
    ),
    decided: goesOn,
  },
];
