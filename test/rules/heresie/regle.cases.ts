import { type DefiCase, goesOn, pvPris } from './cases.ts';
import { con, draw, ends, hit, idle, quick, round, slow, start } from './models.ts';

const mitigated = { 'mitigation-apres-mort': 'tous', 'phage-mitigation': 'non' };
const force = { force: 'vol' };
const ordered = { 'degats-ordre': 'ordre' };

/** Special rules of models and weapons. */
export const regleCases: readonly DefiCase[] = [
  {
    name: 'Critique 6: no wound die, +1 D; the other hit goes its way',
    clauses: ['defi.26'],
    start: start({ arme: { regles: [{ id: 'critique', x: 6 }] } }),
    dice: [1, 1, 6, 4, 3],
    result: ends([round([hit('protagoniste', 2, 2, 1, 2), idle])], 'protagoniste', 2, [3, 1]),
    decided: pvPris,
  },
  {
    name: 'Perforant counts as a natural 6 for Brèche and Déchirure; wounds and saves keep the order of the hit dice',
    clauses: ['defi.27', 'defi.29', 'defi.30', 'defi.33'],
    start: start(
      {
        arme: {
          pa: 5,
          regles: [
            { id: 'perforant', x: 6 },
            { id: 'breche', x: 6 },
            { id: 'dechirure', x: 6 },
          ],
        },
      },
      { profil: { svg: 3, inv: 6 } },
    ),
    dice: [1, 1, 6, 4, 4, 5, 3],
    result: ends([round([hit('protagoniste', 2, 2, 2, 2, [5, 3]), idle])], 'protagoniste', 2, [3, 1]),
    decided: pvPris,
  },
  {
    name: 'Perforant 2 does nothing on a face that does not hit',
    clauses: ['defi.27'],
    start: start({ arme: { regles: [{ id: 'perforant', x: 2 }] } }),
    dice: [1, 1, 3, 4],
    result: ends([round([hit('protagoniste', 2, 1, 1, 1), idle])], 'protagoniste', 1, [3, 2]),
    decided: pvPris,
  },
  {
    name: 'a face that is critical and piercing is critical; Déchirure adds to it',
    clauses: ['defi.26', 'defi.30'],
    start: start(
      {
        arme: {
          regles: [
            { id: 'critique', x: 6 },
            { id: 'perforant', x: 5 },
            { id: 'dechirure', x: 6 },
          ],
        },
      },
      { profil: { pv: 9 } },
    ),
    dice: [1, 1, 6, 5],
    result: ends([round([hit('protagoniste', 2, 2, 2, 5), idle])], 'protagoniste', 5, [3, 4]),
    decided: pvPris,
  },
  {
    name: 'Brèche 5: PA 2 from a natural 5 that wounds, none from one that does not',
    clauses: ['defi.29'],
    start: start({ arme: { regles: [{ id: 'breche', x: 5 }] } }, { profil: { e: 6, svg: 2 } }),
    dice: [1, 1, 4, 4, 6, 5],
    result: ends([round([hit('protagoniste', 2, 2, 1, 1), idle])], 'protagoniste', 1, [3, 2]),
    decided: pvPris,
  },
  {
    name: 'Déchirure 6 adds 1 to the damage of that wound alone',
    clauses: ['defi.30'],
    start: start({ arme: { regles: [{ id: 'dechirure', x: 6 }] } }, { profil: { pv: 5 } }),
    dice: [1, 1, 4, 4, 6, 5],
    result: ends([round([hit('protagoniste', 2, 2, 2, 3), idle])], 'protagoniste', 3, [3, 2]),
    decided: pvPris,
  },
  {
    name: 'Empoisonné 3 wounds what the table cannot',
    clauses: ['defi.31'],
    start: start({ arme: { regles: [{ id: 'empoisonne', x: 3 }] } }, { profil: { e: 9 } }),
    dice: [1, 1, 4, 4, 3, 2],
    result: ends([round([hit('protagoniste', 2, 2, 1, 1), idle])], 'protagoniste', 1, [3, 2]),
    decided: { poison: 'meilleur', ...pvPris },
  },
  {
    name: 'Empoisonné 4 gives way to a better table, and Haine’s +1 counts with it',
    clauses: ['defi.31', 'defi.32'],
    start: start({
      profil: { regles: [{ id: 'haine', contre: 'champion' }] },
      arme: { f: { plus: 1 }, regles: [{ id: 'empoisonne', x: 4 }] },
    }),
    dice: [1, 1, 4, 4, 2, 1],
    result: ends([round([hit('protagoniste', 2, 2, 1, 1), idle])], 'protagoniste', 1, [3, 2]),
    decided: { poison: 'meilleur', 'haine-cible': 'nommee', ...pvPris },
  },
  {
    name: 'Haine names a faction: +1 to wound; against another nothing',
    clauses: ['defi.32'],
    start: start(
      { profil: { regles: [{ id: 'haine', contre: 'word-bearers' }] } },
      { profil: { a: 1, faction: 'word-bearers', regles: [{ id: 'haine', contre: 'word-bearers' }] } },
    ),
    dice: [1, 1, 4, 1, 3, 4, 3],
    result: ends(
      [round([hit('protagoniste', 2, 1, 1, 1), hit('antagoniste', 1, 1)])],
      'protagoniste',
      1,
      [3, 2],
    ),
    decided: { 'haine-cible': 'nommee', ...pvPris },
  },
  {
    name: 'Haine makes no impossible roll possible',
    clauses: ['defi.28'],
    start: start({ profil: { regles: [{ id: 'haine', contre: 'infanterie' }] } }, { profil: { e: 8 } }),
    dice: [1, 1, 4, 4],
    result: draw(round([hit('protagoniste', 2, 2), idle])),
    decided: { 'blessure-impossible': 'aucun-de' },
  },
  {
    name: 'Insensible à la douleur 5: one test for each wound left, all of them rolled; it discards the whole wound',
    clauses: ['defi.34'],
    start: start(
      { arme: { d: 3 } },
      { profil: { svg: 6, regles: [{ id: 'insensible-a-la-douleur', x: 5 }] } },
    ),
    dice: [1, 1, 4, 4, 4, 4, 1, 2, 4, 5],
    result: ends([round([hit('protagoniste', 2, 2, 2, 3, [1, 2], [4, 5])])], 'protagoniste', 3, [3, 0]),
    decided: mitigated,
  },
  {
    name: 'a mitigated wound sets no Phage off',
    clauses: ['defi.34'],
    start: start(
      { arme: { regles: [{ id: 'phage', c: 'e' }] } },
      { profil: { regles: [{ id: 'insensible-a-la-douleur', x: 5 }] } },
    ),
    rounds: [{}, {}],
    dice: [1, 1, 4, 1, 4, 5, 1, 1, 4, 1, 3],
    result: draw(
      round([hit('protagoniste', 2, 1, 1, 0, [], [5]), idle]),
      round([hit('protagoniste', 2, 1), idle]),
    ),
    decided: { ...mitigated, ...goesOn },
  },
  {
    name: 'Guerrier éternel 1 lowers D 2 to 1, and leaves D 1',
    clauses: ['defi.36'],
    start: start(
      { arme: { d: 2 } },
      { profil: { a: 1, regles: [{ id: 'guerrier-eternel', x: 1 }] }, arme: { d: 1 } },
    ),
    dice: [1, 1, 4, 4, 4, 4, 1],
    result: ends(
      [round([hit('protagoniste', 2, 2, 2, 2), hit('antagoniste', 1)])],
      'protagoniste',
      2,
      [3, 1],
    ),
    decided: pvPris,
  },
  {
    name: 'Force doubles D: the reactive player checks first; two 1s pass, two 6s fail',
    clauses: ['defi.37', 'defi.17'],
    start: start(
      { profil: { vol: 1 }, arme: { d: 1, regles: [{ id: 'force' }] } },
      { profil: { vol: 12, a: 1 }, arme: { regles: [{ id: 'force' }] } },
    ),
    dice: [6, 6, 1, 1, 1, 1, 4, 1, 4, 4, 4],
    result: ends(
      [round([hit('protagoniste', 2, 1, 1, 2), hit('antagoniste', 1, 1, 1, 1)])],
      'protagoniste',
      2,
      [2, 1],
    ),
    decided: { ...force, ...ordered, ...pvPris },
  },
  {
    name: 'Force without Vol is checked against the Cd, halved in disgrace; an equal roll passes; the active antagonist checks last',
    clauses: ['defi.37'],
    start: start(
      { statut: 'disgrace', profil: { cd: 9 }, arme: { regles: [{ id: 'force' }] } },
      { profil: { cd: 8, a: 1 }, arme: { regles: [{ id: 'force' }] } },
      { joueurActif: 'antagoniste' },
    ),
    dice: [2, 3, 4, 4, 6, 1, 6, 5, 4, 2, 4],
    result: ends(
      [
        round([hit('protagoniste', 2, 1, 1, 1), hit('antagoniste', 1, 1, 1, 2)], {
          concentration: [con([6], [['initiative', 1]], 7), slow],
        }),
      ],
      'antagoniste',
      2,
      [1, 2],
    ),
    decided: { ...force, ...ordered, ...pvPris },
  },
  {
    name: 'Impact (F) and Impact (A) after a charge: wounds on 3, one attack more',
    clauses: ['defi.38'],
    start: start({
      charge: true,
      arme: {
        regles: [
          { id: 'impact', c: 'f' },
          { id: 'impact', c: 'a' },
        ],
      },
    }),
    dice: [1, 1, 4, 1, 1, 3],
    result: ends([round([hit('protagoniste', 3, 1, 1, 1), idle])], 'protagoniste', 1, [3, 2]),
    decided: pvPris,
  },
  {
    name: 'Impact (PA) betters PA 3 to 2, Impact (D) adds 1',
    clauses: ['defi.35', 'defi.38'],
    start: start(
      {
        charge: true,
        arme: {
          pa: 3,
          regles: [
            { id: 'impact', c: 'pa' },
            { id: 'impact', c: 'd' },
          ],
        },
      },
      { profil: { svg: 2 } },
    ),
    dice: [1, 1, 4, 1, 4],
    result: ends([round([hit('protagoniste', 2, 1, 1, 2), idle])], 'protagoniste', 2, [3, 1]),
    decided: { 'impact-pa': 'un', ...ordered, ...pvPris },
  },
  {
    name: 'Impact (PA) leaves PA 2 and PA -; Impact does nothing to an F that the weapon sets',
    clauses: ['defi.38'],
    start: start(
      {
        charge: true,
        arme: {
          f: { fixe: 4 },
          regles: [
            { id: 'impact', c: 'pa' },
            { id: 'impact', c: 'f' },
          ],
        },
      },
      { profil: { svg: 2 } },
    ),
    dice: [1, 1, 4, 4, 3, 4, 2],
    result: draw(round([hit('protagoniste', 2, 2, 1, 0, [2]), idle])),
    decided: { 'impact-pa': 'un', 'impact-fixe': 'non' },
  },
  {
    name: 'without a charge Impact does nothing',
    clauses: ['defi.24'],
    start: start({ arme: { regles: [{ id: 'impact', c: 'a' }] } }),
    dice: [1, 1, 1, 1],
    result: draw(round([hit('protagoniste', 2), idle])),
  },
  {
    name: 'Phage (E) lowers E by 1 once in all, after the strike',
    clauses: ['defi.39'],
    start: start({ arme: { regles: [{ id: 'phage', c: 'e' }] } }, { profil: { pv: 9 } }),
    rounds: [{}, {}, {}],
    dice: [1, 1, 4, 4, 4, 3, 1, 1, 4, 1, 3, 1, 1, 4, 1, 2],
    result: ends(
      [
        round([hit('protagoniste', 2, 2, 1, 1), idle]),
        round([hit('protagoniste', 2, 1, 1, 1), idle], {
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
        round([hit('protagoniste', 2, 1), idle], {
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
      2,
      [3, 7],
    ),
    decided: { ...goesOn, ...pvPris },
  },
  {
    name: 'Phage (F) comes after a weapon that multiplies: 2 × 4 − 1 wounds E 9 on 6',
    clauses: ['defi.39', 'defi.28'],
    start: start(
      { profil: { e: 9 }, arme: { f: { fixe: 8 }, regles: [{ id: 'phage', c: 'f' }] } },
      { profil: { a: 1 }, arme: { f: { fois: 2 } } },
    ),
    dice: [1, 1, 4, 1, 2, 4, 5],
    result: ends(
      [round([hit('protagoniste', 2, 1, 1, 1), hit('antagoniste', 1, 1)])],
      'protagoniste',
      1,
      [3, 2],
    ),
    decided: { 'phage-ordre': 'apres', ...pvPris },
  },
  {
    name: 'Fauchage and rules against vehicles do nothing',
    clauses: ['defi.47'],
    start: start({
      arme: {
        regles: [
          { id: 'fauchage', x: 2 },
          { id: 'autre', nom: 'Fléau des blindages' },
        ],
      },
    }),
    dice: [1, 1, 1, 1],
    result: draw(round([hit('protagoniste', 2), idle])),
  },
];
