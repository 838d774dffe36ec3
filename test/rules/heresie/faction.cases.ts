import { posturesDeFaction } from '../../../data/heresie/postures-de-faction.ts';
import type { DefiResult } from '../../../src/rules/heresie/state.ts';
import type { Rulings } from '../../../src/rules/rule.ts';
import { type DefiCase, goesOn, pvPris, single, twoDice } from './cases.ts';
import { con, draw, ends, hit, idle, type Model, quick, round, slow, start, takes } from './models.ts';

const missed = [hit('protagoniste', 2), idle];
const ordered = { 'degats-ordre': 'ordre' };

/** The protagonist as one who may take `id`. */
function able(id: string, model: Model = {}): Model {
  const posture = posturesDeFaction.find((one) => one.id === id);
  if (!posture) throw new Error(id);
  const { faction, personnage } = posture;
  return { ...model, profil: { ...model.profil, faction, personnage } };
}

/** One round in which the protagonist takes `id`. */
function one(
  id: string,
  name: string,
  [mine, foe, rest]: readonly [Model, Model?, Parameters<typeof start>[2]?],
  dice: readonly number[],
  result: DefiResult,
  decided: Rulings = {},
): DefiCase {
  const rounds = [{ postures: { protagoniste: takes(id) } }];
  const taken = result.rounds.map((round) => ({
    ...round,
    postures: { ...round.postures, protagoniste: id },
  }));
  return {
    name: `${id}: ${name}`,
    clauses: ['defi.16'],
    start: start(able(id, mine), foe, rest),
    rounds,
    dice,
    result: { ...result, rounds: taken },
    decided,
  };
}

/** Concentration of two plain models, the first with other modifiers or dice. */
const first = (...args: Parameters<typeof con>) => ({ concentration: [con(...args), slow] });

const concentration: readonly DefiCase[] = [
  one(
    'i-am-alpharius',
    'the enemy’s initiative is 1',
    [{}, { profil: { i: 8 } }],
    [1, 1, 1, 1],
    draw(round(missed)),
  ),
  one(
    'abyssal-strike',
    'adds the difference of Vol',
    [{ profil: { vol: 9 } }, { profil: { vol: 6 } }],
    [1, 1, 1, 1],
    draw(
      round(
        missed,
        first(
          [1],
          [
            ['initiative', 9],
            ['abyssal-strike', 3],
          ],
          13,
        ),
      ),
    ),
  ),
  one(
    'battle-of-the-wills',
    'a weaker will lowers the total; a sheet without Vol changes nothing',
    [{ profil: { vol: 6 } }, { profil: { vol: 9 } }],
    [1, 1, 1, 1],
    draw(
      round(
        missed,
        first(
          [1],
          [
            ['initiative', 9],
            ['battle-of-the-wills', -3],
          ],
          7,
        ),
      ),
    ),
  ),
  one(
    'the-lions-choler',
    'at 2 PV: +2 and no penalty',
    [{ pv: 2 }],
    [1, 1, 1, 1],
    ends(
      [
        round(
          missed,
          first(
            [1],
            [
              ['initiative', 9],
              ['the-lions-choler', 2],
            ],
            12,
          ),
        ),
      ],
      null,
      0,
      [2, 3],
    ),
  ),
  one(
    'paragon-of-excellence',
    '+2',
    [{}],
    [1, 1, 1, 1],
    draw(
      round(
        missed,
        first(
          [1],
          [
            ['initiative', 9],
            ['paragon-of-excellence', 2],
          ],
          12,
        ),
      ),
    ),
  ),
  one(
    'paragon-of-excellence-lucius',
    '+4',
    [{}],
    [1, 1, 1, 1],
    draw(
      round(
        missed,
        first(
          [1],
          [
            ['initiative', 9],
            ['paragon-of-excellence-lucius', 4],
          ],
          14,
        ),
      ),
    ),
  ),
  one(
    'legion-of-one',
    'own support doubled, the enemy’s at most 2',
    [{ soutien: 10 }, { soutien: 20 }],
    [1, 1, 1, 1],
    draw(
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
          con(
            [1],
            [
              ['initiative', 1],
              ['soutien', 2],
            ],
            4,
          ),
        ],
      }),
    ),
  ),
  one('head-taker', 'the enemy has no support', [{}, { soutien: 20 }], [1, 1, 1, 1], draw(round(missed))),
  one(
    'a-wall-unyielding',
    'no initiative, then Guerrier éternel 1',
    [{ arme: { d: 1 } }, { profil: { a: 1 }, arme: { d: 2 } }],
    [6, 1, 1, 1, 4, 4],
    ends(
      [
        round([hit('protagoniste', 2), hit('antagoniste', 1, 1, 1, 1)], {
          concentration: [con([6], [['initiative', 0]], 6), slow],
        }),
      ],
      'antagoniste',
      1,
      [2, 3],
    ),
    pvPris,
  ),
];

const strikes: readonly DefiCase[] = [
  one(
    'the-riven-hound',
    'one attack, +4 F, +2 D',
    [{}, { profil: { e: 6 } }],
    [1, 1, 4, 2],
    ends([round([hit('protagoniste', 1, 1, 1, 3)])], 'protagoniste', 3, [3, 0]),
    { ...single, ...ordered, 'coup-fixe': 'apres' },
  ),
  one(
    'thrall-of-the-red-thirst',
    'no penalty, no support, +1 D',
    [{ pv: 2, soutien: 10 }],
    [1, 1, 4, 1, 4],
    ends([round([hit('protagoniste', 2, 1, 1, 2), idle])], 'protagoniste', 2, [2, 1]),
    { ...ordered, ...pvPris, 'coup-fixe': 'apres' },
  ),
  one(
    'steadfast-resilience',
    'E is the enemy’s base CC',
    [{}, { profil: { a: 1, cc: 7 } }],
    [1, 1, 1, 1, 4, 5],
    draw(round([hit('protagoniste', 2), hit('antagoniste', 1, 1)])),
  ),
  one(
    'bulwark-of-the-imperium',
    'a natural 4 does not wound him',
    [{}, { profil: { a: 2, f: 9 } }],
    [1, 1, 1, 1, 4, 4, 4, 5],
    ends([round([hit('protagoniste', 2), hit('antagoniste', 2, 2, 1, 1)])], 'antagoniste', 1, [2, 3]),
    pvPris,
  ),
  one(
    'the-line-unbroken',
    'two attacks more without the advantage',
    [{ profil: { i: 1 } }, { profil: { i: 9 } }],
    [1, 1, 1, 1, 1, 1],
    draw(
      round([hit('antagoniste', 1), hit('protagoniste', 3)], {
        concentration: [slow, quick],
        avantage: 'antagoniste',
      }),
    ),
  ),
  one(
    'executioners-tax',
    'the highest die dropped, Critique 6',
    [{}],
    [6, 1, 1, 6, 1],
    ends(
      [round([hit('protagoniste', 2, 1, 1, 2), idle], first([6, 1], [['initiative', 9]], 10))],
      'protagoniste',
      2,
      [3, 1],
    ),
    { ...twoDice, ...pvPris },
  ),
  one(
    'deaths-champion',
    'Critique 5',
    [{}],
    [1, 1, 5, 1],
    ends([round([hit('protagoniste', 2, 1, 1, 2), idle])], 'protagoniste', 2, [3, 1]),
    pvPris,
  ),
  one(
    'tempered-by-war',
    'E 8',
    [{}, { profil: { a: 1, f: 6 } }],
    [1, 1, 1, 1, 4, 5],
    draw(round([hit('protagoniste', 2), hit('antagoniste', 1, 1)])),
  ),
  one(
    'raptors-surge',
    'the enemy’s support beyond its own becomes attacks, three at most',
    [{ soutien: 5 }, { soutien: 30 }],
    [3, 1, 1, 1, 1, 1, 1],
    draw(
      round([hit('protagoniste', 5), idle], {
        concentration: [
          con(
            [3],
            [
              ['initiative', 9],
              ['soutien', 1],
            ],
            13,
          ),
          con(
            [1],
            [
              ['initiative', 1],
              ['soutien', 6],
            ],
            8,
          ),
        ],
      }),
    ),
  ),
  one(
    'heavens-strike',
    'Critique one face earlier, base A halved',
    [{ profil: { a: 5 }, arme: { a: { plus: 1 }, regles: [{ id: 'critique', x: 6 }] } }],
    [1, 1, 5, 1, 1, 1],
    ends([round([hit('protagoniste', 4, 1, 1, 2), idle])], 'protagoniste', 2, [3, 1]),
    pvPris,
  ),
  one(
    'stones-aegis',
    'E +1, own wound rolls fail on 2',
    [{ profil: { f: 8 } }, { profil: { a: 1 } }],
    [1, 1, 4, 4, 2, 3, 4, 4],
    ends([round([hit('protagoniste', 2, 2, 1, 1), hit('antagoniste', 1, 1)])], 'protagoniste', 1, [3, 2]),
    pvPris,
  ),
  one(
    'world-serpents-bane',
    'one attack whose D is its PV',
    [{ pv: 2 }],
    [1, 1, 4, 4],
    ends(
      [
        round(
          [hit('protagoniste', 1, 1, 1, 2), idle],
          first(
            [1],
            [
              ['initiative', 9],
              ['pv-perdus', -1],
            ],
            9,
          ),
        ),
      ],
      'protagoniste',
      2,
      [2, 1],
    ),
    { ...single, ...pvPris },
  ),
  one(
    'death-by-a-thousand-cuts',
    'a wounded enemy strikes with F 3',
    [{}, { pv: 2, profil: { a: 1 } }],
    [1, 1, 1, 1, 4, 4],
    ends(
      [
        round([hit('protagoniste', 2), hit('antagoniste', 1, 1)], {
          concentration: [
            quick,
            con(
              [1],
              [
                ['initiative', 1],
                ['pv-perdus', -1],
              ],
              1,
            ),
          ],
        }),
      ],
      null,
      0,
      [3, 2],
    ),
  ),
  one(
    'brutal-dismemberment',
    'a kill is worth 2 PRC more',
    [{ arme: { d: 3 } }],
    [1, 1, 4, 1, 4],
    ends([round([hit('protagoniste', 2, 1, 1, 3)])], 'protagoniste', 5, [3, 0]),
  ),
];

const wounded = {
  concentration: [
    quick,
    con(
      [1],
      [
        ['initiative', 1],
        ['pv-perdus', -1],
      ],
      1,
    ),
  ],
};

/** Postures whose work shows in a later round. */
const later: readonly DefiCase[] = [
  {
    name: 'merciless-strike: the wound lowers E for the next round',
    clauses: ['defi.16', 'defi.39'],
    start: start(able('merciless-strike')),
    rounds: [{ postures: { protagoniste: takes('merciless-strike') } }, {}],
    dice: [1, 1, 4, 1, 4, 1, 1, 4, 1, 3],
    result: ends(
      [
        round([hit('protagoniste', 2, 1, 1, 1), idle], {
          postures: { protagoniste: 'merciless-strike', antagoniste: null },
        }),
        round([hit('protagoniste', 2, 1, 1, 1), idle], wounded),
      ],
      'protagoniste',
      2,
      [3, 1],
    ),
    decided: { ...goesOn, ...pvPris },
  },
  {
    name: 'bite-of-the-betrayed: +1 CC, F and E to the end of the challenge, against those it names',
    clauses: ['defi.16', 'defi.25', 'defi.28'],
    start: start(able('bite-of-the-betrayed'), { profil: { a: 1, faction: 'world-eaters' } }),
    rounds: [{ postures: { protagoniste: takes('bite-of-the-betrayed') } }, {}],
    dice: [1, 1, 3, 2, 2, 4, 1, 1, 3, 1, 3, 5, 4],
    result: ends(
      [
        round([hit('protagoniste', 2, 1), hit('antagoniste', 1)], {
          postures: { protagoniste: 'bite-of-the-betrayed', antagoniste: null },
        }),
        round([hit('protagoniste', 2, 1, 1, 1), hit('antagoniste', 1, 1)]),
      ],
      'protagoniste',
      1,
      [3, 2],
    ),
    decided: { ...goesOn, ...pvPris },
  },
  {
    name: 'bite-of-the-betrayed: nothing against others',
    clauses: ['defi.16'],
    start: start(able('bite-of-the-betrayed'), { profil: { faction: 'salamanders' } }),
    rounds: [{ postures: { protagoniste: takes('bite-of-the-betrayed') } }],
    dice: [1, 1, 3, 3],
    result: draw(round(missed, { postures: { protagoniste: 'bite-of-the-betrayed', antagoniste: null } })),
  },
  {
    name: 'no-prey-escapes: its own player may still choose Gloire',
    clauses: ['defi.16', 'defi.42'],
    start: start(able('no-prey-escapes')),
    rounds: [{ postures: { protagoniste: takes('no-prey-escapes') } }],
    dice: [1, 1, 1, 1],
    result: draw(round(missed, { postures: { protagoniste: 'no-prey-escapes', antagoniste: null } })),
  },
  {
    name: 'two postures that contradict each other: the advantage decides, before that the active player',
    clauses: ['defi.6', 'defi.16'],
    start: start(
      able('legion-of-one', { soutien: 10 }),
      { profil: { faction: 'space-wolves', personnage: 'red-blade' } },
      { joueurActif: 'antagoniste' },
    ),
    rounds: [
      { postures: { protagoniste: takes('legion-of-one'), antagoniste: takes('head-taker') } },
      {
        postures: { protagoniste: takes('legion-of-one'), antagoniste: takes('head-taker') },
      },
    ],
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
    result: draw(
      round(missed, { postures: { protagoniste: 'legion-of-one', antagoniste: 'head-taker' } }),
      round(missed, {
        postures: { protagoniste: 'legion-of-one', antagoniste: 'head-taker' },
        ...first(
          [1],
          [
            ['initiative', 9],
            ['soutien', 4],
          ],
          14,
        ),
      }),
    ),
    decided: goesOn,
  },
];

/** Postures of factions and characters. */
export const factionCases: readonly DefiCase[] = [...concentration, ...strikes, ...later];
