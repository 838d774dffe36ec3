import { type DefiCase, goesOn, pvPris, single, twoDice } from './cases.ts';
import { con, draw, ends, hit, idle, quick, round, slow, start, takes } from './models.ts';

const missed = [hit('protagoniste', 2), idle];
const mine = (posture: string) => ({ postures: { protagoniste: posture, antagoniste: null } });
const grele = { 'grele-moment': 'frappe' };
const garde = { 'garde-duree': 'prochain-jet' };
const provoquer = { 'provoquer-ordre': 'avant', 'provoquer-garde': 'sans-garde' };

/** The nine postures that everybody may take. */
export const postureCases: readonly DefiCase[] = [
  {
    name: 'Saisir l’initiative drops the lowest of two dice',
    clauses: ['defi.7'],
    start: start(),
    rounds: [{ postures: { protagoniste: takes('saisir-l-initiative') } }],
    dice: [2, 6, 1, 1, 1],
    result: draw(
      round(missed, {
        ...mine('saisir-l-initiative'),
        concentration: [con([2, 6], [['initiative', 9]], 15), slow],
      }),
    ),
    decided: twoDice,
  },
  {
    name: 'Grêle de coups: a 4 is two more attacks, every hit has D 1 though it is critical',
    clauses: ['defi.8'],
    start: start({ arme: { d: 2, regles: [{ id: 'critique', x: 6 }] } }),
    rounds: [{ postures: { protagoniste: takes('grele-de-coups') } }],
    dice: [1, 1, 4, 6, 4, 1, 2, 4],
    result: ends(
      [round([hit('protagoniste', 4, 2, 2, 2), idle], mine('grele-de-coups'))],
      'protagoniste',
      2,
      [3, 1],
    ),
    decided: { ...grele, 'grele-portee': 'toutes', ...pvPris },
  },
  {
    name: 'Grêle de coups by the other answer: only the hits of the added attacks have D 1',
    clauses: ['defi.8', 'defi.43'],
    start: start({ arme: { d: 2 } }),
    rulings: { 'grele-portee': 'supplementaires' },
    rounds: [{ postures: { protagoniste: takes('grele-de-coups') } }],
    dice: [1, 1, 3, 5, 1, 4, 2, 4, 4],
    result: ends(
      [round([hit('protagoniste', 4, 2, 2, 3)], mine('grele-de-coups'))],
      'protagoniste',
      3,
      [3, 0],
    ),
    decided: { ...grele, 'grele-portee': 'supplementaires' },
  },
  {
    name: 'Éprouver l’adversaire gives the first choice of the next round, and no more',
    clauses: ['defi.9', 'defi.13'],
    start: start(),
    rounds: [
      { postures: { antagoniste: takes('eprouver-l-adversaire') } },
      { postures: { antagoniste: takes('feinte-et-riposte', 'a-wall-unyielding') } },
    ],
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
    result: draw(
      round(missed, { postures: { protagoniste: null, antagoniste: 'eprouver-l-adversaire' } }),
      round(missed, { postures: { protagoniste: null, antagoniste: 'feinte-et-riposte' } }),
    ),
    decided: { eprouver: 'posture-seule', 'eprouver-premier-choix': 'premier-choix', ...goesOn },
  },
  {
    name: 'Éprouver l’adversaire leaves support, Atout and the attack of the advantage',
    clauses: ['defi.9', 'defi.20', 'defi.41'],
    start: start({ soutien: 5, profil: { regles: [{ id: 'atout-du-duelliste', x: 1 }] } }),
    rounds: [{ postures: { protagoniste: takes('eprouver-l-adversaire') } }],
    dice: [1, 1, 1, 1],
    result: draw(
      round(missed, {
        ...mine('eprouver-l-adversaire'),
        concentration: [
          con(
            [1],
            [
              ['initiative', 9],
              ['atout-du-duelliste', 1],
              ['soutien', 1],
            ],
            12,
          ),
          slow,
        ],
      }),
    ),
    decided: { 'atout-cumul': 'meilleur' },
  },
  {
    name: 'Se garder: CC +1, one attack, and each miss is worth 1 once in the next Concentration',
    clauses: ['defi.10', 'defi.25'],
    start: start(),
    rounds: [{ postures: { antagoniste: takes('se-garder') } }, {}, {}],
    dice: [1, 1, 1, 4, 2, 1, 1, 1, 1, 1, 1, 1, 1],
    result: draw(
      round([hit('protagoniste', 2), hit('antagoniste', 1)], {
        postures: { protagoniste: null, antagoniste: 'se-garder' },
      }),
      round(missed, {
        concentration: [
          quick,
          con(
            [1],
            [
              ['initiative', 1],
              ['se-garder', 2],
            ],
            4,
          ),
        ],
      }),
      round(missed),
    ),
    decided: { ...single, ...garde, ...goesOn },
  },
  {
    name: 'Se garder with A 5 and the advantage: one attack; its bonus lasts through a tie',
    clauses: ['defi.10', 'defi.23', 'defi.24'],
    start: start({ profil: { i: 2, a: 5 } }, { profil: { a: 1, i: 2 } }),
    rounds: [{ postures: { protagoniste: takes('se-garder') } }, {}],
    dice: [3, 2, 1, 1, 1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1],
    result: draw(
      round([hit('protagoniste', 1), hit('antagoniste', 1)], {
        ...mine('se-garder'),
        concentration: [con([3], [['initiative', 2]], 5), con([2], [['initiative', 2]], 4)],
      }),
      round([hit('protagoniste', 6), hit('antagoniste', 1)], {
        concentration: [
          con(
            [1],
            [
              ['initiative', 2],
              ['se-garder', 1],
            ],
            4,
          ),
          con([2], [['initiative', 2]], 4),
          con(
            [3],
            [
              ['initiative', 2],
              ['se-garder', 1],
            ],
            6,
          ),
          con([1], [['initiative', 2]], 3),
        ],
      }),
    ),
    decided: { ...single, ...garde, ...goesOn },
  },
  {
    name: 'Provoquer et leurrer lowers CC and A to the enemy’s, and a victory is worth 1 PRC more',
    clauses: ['defi.11', 'defi.44'],
    start: start({ profil: { cc: 6, a: 4 } }, { profil: { a: 2 } }),
    rounds: [{ postures: { protagoniste: takes('provoquer-et-leurrer') } }],
    dice: [1, 1, 4, 3, 3, 4, 3, 3],
    result: ends(
      [round([hit('protagoniste', 3, 1, 1, 1), hit('antagoniste', 2)], mine('provoquer-et-leurrer'))],
      'protagoniste',
      2,
      [3, 2],
    ),
    decided: { ...provoquer, ...pvPris },
  },
  {
    name: 'Provoquer et leurrer: an equal CC loses 1, a lower A stays',
    clauses: ['defi.11'],
    start: start({}, { profil: { a: 2 } }),
    rounds: [{ postures: { protagoniste: takes('provoquer-et-leurrer') } }],
    dice: [1, 1, 4, 4, 2, 2],
    result: draw(round([hit('protagoniste', 2), hit('antagoniste', 2)], mine('provoquer-et-leurrer'))),
    decided: { ...provoquer, 'provoquer-jamais-plus': 'non' },
  },
  {
    name: 'Provoquer et leurrer takes the CC of before Se garder, and counts for the loser in nothing',
    clauses: ['defi.10', 'defi.11'],
    start: start({ profil: { cc: 6 } }, { profil: { a: 1 } }),
    rounds: [{ postures: { protagoniste: takes('provoquer-et-leurrer'), antagoniste: takes('se-garder') } }],
    dice: [1, 1, 4, 3, 4],
    result: ends(
      [
        round([hit('protagoniste', 1), hit('antagoniste', 1, 1, 1, 1)], {
          postures: { protagoniste: 'provoquer-et-leurrer', antagoniste: 'se-garder' },
        }),
      ],
      'antagoniste',
      1,
      [2, 3],
    ),
    decided: { ...provoquer, ...garde, ...single, ...pvPris },
  },
  {
    name: 'Provoquer et leurrer is read again at each strike: Phage has lowered the enemy’s CC in between',
    clauses: ['defi.11', 'defi.39'],
    start: start({ profil: { cc: 6 }, arme: { regles: [{ id: 'phage', c: 'cc' }] } }, { profil: { a: 2 } }),
    rounds: [{ postures: { protagoniste: takes('provoquer-et-leurrer') } }],
    dice: [1, 1, 4, 1, 4, 4, 3, 4],
    result: ends(
      [
        round(
          [hit('protagoniste', 2, 1, 1, 1), hit('antagoniste', 2, 1, 1, 1)],
          mine('provoquer-et-leurrer'),
        ),
      ],
      null,
      0,
      [2, 2],
    ),
    decided: { ...provoquer, 'provoquer-jamais-plus': 'non' },
  },
  {
    name: 'Plastronner: no support in Concentration, as many attacks more, the highest die dropped',
    clauses: ['defi.12', 'defi.20'],
    start: start({ soutien: 12 }),
    rounds: [{ postures: { protagoniste: takes('plastronner') } }],
    dice: [5, 2, 1, 1, 1, 1, 1],
    result: draw(
      round([hit('protagoniste', 4), idle], {
        ...mine('plastronner'),
        concentration: [con([5, 2], [['initiative', 9]], 11), slow],
      }),
    ),
    decided: twoDice,
  },
  {
    name: 'Plastronner against one who is alone: the one-sided support becomes attacks',
    clauses: ['defi.12', 'defi.21'],
    start: start({ soutien: 6 }, {}, { seul: 'antagoniste' }),
    rounds: [{ postures: { protagoniste: takes('plastronner') } }],
    dice: [5, 2, 1, 1, 1, 1, 1, 1, 1],
    result: draw(
      round([hit('protagoniste', 6), idle], {
        ...mine('plastronner'),
        concentration: [con([5, 2], [['initiative', 9]], 11), slow],
      }),
    ),
    decided: { ...twoDice, 'seul-sans-soutien': 'zero' },
  },
  {
    name: 'both choose: what one took the other may not, and a step says whose would prevail',
    clauses: ['defi.6', 'defi.13'],
    start: start(),
    rounds: [
      {
        postures: {
          protagoniste: takes('feinte-et-riposte', 'se-garder'),
          antagoniste: takes('saisir-l-initiative'),
        },
      },
    ],
    dice: [1, 3, 2, 1, 1],
    result: draw(
      round(missed, {
        postures: { protagoniste: 'feinte-et-riposte', antagoniste: 'saisir-l-initiative' },
        concentration: [quick, con([3, 2], [['initiative', 1]], 4)],
      }),
    ),
    decided: twoDice,
  },
  {
    name: 'the same posture may be taken again in a later round',
    clauses: ['defi.14'],
    start: start(),
    rounds: [
      { postures: { protagoniste: takes('rompre') } },
      { postures: { protagoniste: takes('rompre') } },
    ],
    dice: [1, 1, 1, 1, 1, 1],
    rompre: 'protagoniste',
    result: draw(
      round([hit('protagoniste', 1), idle], mine('rompre')),
      round([hit('protagoniste', 1), idle], mine('rompre')),
    ),
    decided: { ...single, ...goesOn, 'rompre-prc': 'personne' },
  },
  {
    name: 'Rompre ends the challenge: nobody wins though PV were taken',
    clauses: ['defi.14'],
    start: start(),
    rounds: [{ postures: { protagoniste: takes('rompre') } }],
    rompre: 'protagoniste',
    dice: [1, 1, 4, 4],
    result: ends([round([hit('protagoniste', 1, 1, 1, 1), idle], mine('rompre'))], null, 0, [3, 2]),
    decided: { ...single, 'rompre-prc': 'personne' },
  },
  {
    name: 'Rompre need not be used, and may be used once the enemy is removed',
    clauses: ['defi.14'],
    start: start({}, { pv: 1 }),
    rounds: [{ postures: { protagoniste: takes('rompre') } }],
    rompre: 'protagoniste',
    dice: [1, 1, 4, 4],
    result: ends(
      [
        round([hit('protagoniste', 1, 1, 1, 1)], {
          ...mine('rompre'),
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
      null,
      0,
      [3, 0],
    ),
    decided: { ...single, 'rompre-prc': 'personne', 'rompre-apres-mort': 'permis' },
  },
  {
    name: 'Coup de grâce: highest die dropped, +1 F and +1 D on every hit, after a weapon that sets F',
    clauses: ['defi.15', 'defi.28', 'defi.35'],
    start: start({ arme: { f: { fixe: 3 } } }),
    rounds: [{ postures: { protagoniste: takes('coup-de-grace') } }],
    dice: [5, 2, 1, 4, 1, 4],
    result: ends(
      [
        round([hit('protagoniste', 2, 1, 1, 2), idle], {
          ...mine('coup-de-grace'),
          concentration: [con([5, 2], [['initiative', 9]], 11), slow],
        }),
      ],
      'protagoniste',
      2,
      [3, 1],
    ),
    decided: { ...twoDice, 'coup-fixe': 'apres', 'degats-ordre': 'ordre', ...pvPris },
  },
];
