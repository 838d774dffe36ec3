import type { Condition, Effet, Posture } from '../../../src/rules/heresie/posture.ts';
import { type DefiCase, goesOn, pvPris } from './cases.ts';
import { allPostures, con, draw, ends, hit, idle, quick, round, slow, start, takes } from './models.ts';

/** A posture of a campaign under the id « maison ». */
function own(...effets: readonly Effet[]): Posture {
  const words = { nom: 'Maison', texte: 'Une posture de la campagne.', source: 'Campagne' };
  return { id: 'maison', ...words, faction: null, personnage: null, effets, clause: 'defi.16' };
}

/** The enemy's E is 2. */
const weakens = own({
  effet: 'caracteristique',
  qui: 'adverse',
  c: 'e',
  etape: 'frappe',
  operation: 'fixe',
  valeur: 2,
});
const when = (si: Condition) => own({ effet: 'attaques', valeur: 2, si });
const rounds = [{ postures: { protagoniste: takes('maison') } }];
const mine = { postures: { protagoniste: 'maison', antagoniste: null } };

/** The attacks of a protagonist whose posture adds two if a condition holds. */
function conditional(si: Condition, name: string, from: Parameters<typeof start>, holds: boolean): DefiCase {
  const [p, q, rest] = from;
  const attacks = holds ? 4 : 2;
  const posed = start(p, q, { ...rest, postures: [...allPostures, when(si)] });
  const { pv } = posed.protagoniste;
  const base = con(
    [1],
    [['initiative', 9], ...(pv < 3 ? [['pv-perdus', pv - 3] as const] : [])],
    10 + pv - 3,
  );
  return {
    name: `${si}: ${name}`,
    clauses: ['defi.16'],
    start: posed,
    rounds,
    dice: [1, 1, ...Array.from({ length: attacks }, () => 1)],
    result: ends(
      [round([hit('protagoniste', attacks), idle], { ...mine, concentration: [base, slow] })],
      null,
      0,
      [pv, 3],
    ),
  };
}

/** Effects and conditions that no posture of a faction uses. */
export const campaignCases: readonly DefiCase[] = [
  conditional('avec-avantage', 'holds for the one who took it', [], true),
  conditional('blesse', 'holds with a PV lost', [{ pv: 2 }], true),
  conditional('blesse', 'not at the base PV', [], false),
  conditional('charge', 'holds after a charge', [{ charge: true }], true),
  conditional('charge', 'not without', [], false),
  conditional('sans-avantage', 'not with it', [], false),
  conditional('adverse-blesse', 'not against one who is whole', [], false),
  {
    name: 'touche-sur: the face that hits is fixed, whatever the CC',
    clauses: ['defi.16', 'defi.25'],
    start: start(
      {},
      { profil: { cc: 12 } },
      { postures: [...allPostures, own({ effet: 'touche-sur', valeur: 2 })] },
    ),
    rounds,
    dice: [1, 1, 2, 1, 4],
    result: ends([round([hit('protagoniste', 2, 1, 1, 1), idle], mine)], 'protagoniste', 1, [3, 2]),
    decided: pvPris,
  },
  {
    name: 'once in a challenge: the next round may go without it, and its PRC are for the winner',
    clauses: ['defi.16'],
    start: start(
      {},
      {},
      {
        postures: [
          ...allPostures,
          { ...own({ effet: 'prc', valeur: 3, quand: 'chaque-choix' }), unique: true },
        ],
      },
    ),
    rounds: [...rounds, {}],
    dice: [1, 1, 4, 1, 4, 1, 1, 1, 1],
    result: ends(
      [
        round([hit('protagoniste', 2, 1, 1, 1), idle], mine),
        round([hit('protagoniste', 2), idle], {
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
      'protagoniste',
      4,
      [3, 2],
    ),
    decided: { ...goesOn, ...pvPris },
  },
  {
    name: 'once in a challenge: not again in a later round',
    clauses: [],
    start: start({}, {}, { postures: [{ ...own({ effet: 'attaque-unique' }), unique: true }] }),
    rounds: [...rounds, ...rounds],
    dice: [1, 1, 1],
    refusal: { code: 'posture-used', option: 'posture', context: { posture: 'maison' } },
  },
  {
    name: 'two postures set one E: that of the holder of the advantage stands',
    clauses: ['defi.6', 'defi.16'],
    start: start(
      {},
      { profil: { a: 1, faction: 'iron-hands', personnage: 'ferrus' } },
      { postures: [...allPostures, weakens] },
    ),
    rounds: [{ postures: { protagoniste: takes('maison'), antagoniste: takes('tempered-by-war') } }],
    dice: [1, 1, 4, 1, 2, 1],
    result: ends(
      [
        round([hit('protagoniste', 2, 1, 1, 1), hit('antagoniste', 1)], {
          postures: { protagoniste: 'maison', antagoniste: 'tempered-by-war' },
        }),
      ],
      'protagoniste',
      1,
      [3, 2],
    ),
    decided: pvPris,
  },
  {
    name: 'two postures set one E: without the advantage the other one stands',
    clauses: ['defi.6', 'defi.16'],
    start: start(
      { profil: { i: 1 } },
      { profil: { i: 9, faction: 'iron-hands', personnage: 'ferrus' } },
      { postures: [...allPostures, weakens] },
    ),
    rounds: [{ postures: { protagoniste: takes('maison'), antagoniste: takes('tempered-by-war') } }],
    dice: [1, 1, 1, 4],
    result: draw(
      round([hit('antagoniste', 1), hit('protagoniste', 1, 1)], {
        postures: { protagoniste: 'maison', antagoniste: 'tempered-by-war' },
        concentration: [slow, quick],
        avantage: 'antagoniste',
      }),
    ),
    decided: { 'blessure-impossible': 'aucun-de' },
  },
  {
    name: 'a divided characteristic is rounded down, a lowered one stops at its minimum',
    clauses: ['defi.16', 'defi.28'],
    start: start(
      {},
      { profil: { a: 1, f: 7 } },
      {
        postures: [
          ...allPostures,
          own(
            {
              effet: 'caracteristique',
              qui: 'adverse',
              c: 'f',
              etape: 'frappe',
              operation: 'divise',
              valeur: 2,
            },
            {
              effet: 'caracteristique',
              qui: 'adverse',
              c: 'cc',
              etape: 'frappe',
              operation: 'plus',
              valeur: -9,
              minimum: 3,
            },
          ),
        ],
      },
    ),
    rounds,
    dice: [1, 1, 2, 2, 5, 4],
    result: draw(round([hit('protagoniste', 2), hit('antagoniste', 1, 1)], mine)),
  },
];
