import type { Refusal } from '../../../src/rules/rule.ts';
import type { Bataille, Change } from '../../../src/rules/w40k/bataille-terms.ts';
import type { CommandementResult } from '../../../src/rules/w40k/commandement.ts';
import type { EbranlementResult } from '../../../src/rules/w40k/ebranlement.ts';
import { battle, boyz, type CaseBase, dread, lea, marines, ofPlayer, ofUnit, tom } from './battle.ts';

/** A battle and exact dice in, the whole result and every change out. */
export interface PhaseCase extends CaseBase {
  readonly bataille: Bataille;
  /** Faces of D6. */
  readonly dice?: readonly number[];
  readonly result?: CommandementResult;
  readonly changes?: readonly Change[];
  readonly refusal?: Pick<Refusal, 'code' | 'option' | 'context'>;
}

const tenth = { edition: '10e' };
const scoring = { 'points-objectif': 'cinq' };

const none: CommandementResult = {
  ronde: 1,
  joueur: 'Léa',
  pc: [
    { joueur: 'Léa', avant: 1, apres: 2 },
    { joueur: 'Tom', avant: 1, apres: 2 },
  ],
  retablies: [],
  tests: [],
  rappels: [],
  objectifs: [],
};
const pc = [ofPlayer(0, 'pc', 1, 'phase-de-commandement'), ofPlayer(1, 'pc', 1, 'phase-de-commandement')];

/** Four of ten Boyz fail with a 5. */
const shaken: EbranlementResult = {
  concernee: true,
  sousMoitie: true,
  seuil: 4,
  des: [2, 3],
  total: 5,
  reussi: false,
  ebranlee: true,
  coAvant: 8,
  coApres: 0,
  repli: null,
  relance: null,
};
const steady: EbranlementResult = {
  ...shaken,
  des: [3, 4],
  total: 7,
  reussi: true,
  ebranlee: false,
  coApres: 8,
};
const four = { ...boyz, effectif: 4 };
/** Losses that a test came of are noted with it. */
const measured = (of: number, quantity: 'effectif' | 'pv' = 'effectif') =>
  ofUnit(of, quantity, 0, 'ebranlement');
const becomesShaken = [
  ofUnit(1, 'statut:ebranlee', 1, 'ebranlement'),
  ofUnit(1, 'teste', 1, 'ebranlement'),
  measured(1),
];

const tests: PhaseCase[] = [
  {
    name: 'worked: 4 Boyz of 10 fail with a 5, CO 8 falls to 0',
    clauses: ['commandement.1', 'commandement.4'],
    bataille: battle({ unites: [four] }),
    dice: [2, 3],
    result: { ...none, tests: [{ unite: 'Boyz', ...shaken }] },
    changes: [...pc, ...becomesShaken],
    decided: tenth,
  },
  {
    name: 'a total that equals the Cd passes, and the unit was tested all the same',
    clauses: ['commandement.4'],
    bataille: battle({ unites: [four] }),
    dice: [3, 4],
    result: { ...none, tests: [{ unite: 'Boyz', ...steady }] },
    changes: [...pc, ofUnit(1, 'teste', 1, 'ebranlement'), measured(1)],
    decided: tenth,
  },
  {
    name: 'exactly half is not below half: no die',
    clauses: ['commandement.1'],
    bataille: battle({ unites: [{ ...boyz, effectif: 5 }] }),
    result: none,
    changes: pc,
  },
  {
    name: 'a single model tests by its PV: 5 of 12, not 6',
    clauses: ['commandement.4'],
    bataille: battle({
      unites: [
        { ...dread, pv: 6 },
        { ...dread, numero: 4, nom: 'Kan', pv: 5 },
      ],
    }),
    dice: [6, 6],
    result: {
      ...none,
      tests: [{ unite: 'Kan', ...steady, seuil: 5, des: [6, 6], total: 12, coAvant: 4, coApres: 4 }],
    },
    changes: [...pc, ofUnit(4, 'teste', 1, 'ebranlement'), measured(4, 'pv')],
    decided: tenth,
  },
  {
    name: 'neither a destroyed unit nor one of the other player tests',
    clauses: ['commandement.1'],
    bataille: battle({
      unites: [
        { ...boyz, effectif: 0, pv: 0 },
        { ...marines, effectif: 1 },
      ],
    }),
    result: none,
    changes: pc,
  },
  {
    name: 'units are tested in their order, dice one after the other',
    clauses: ['commandement.4'],
    bataille: battle({ unites: [four, { ...dread, pv: 1, cd: 7 }] }),
    dice: [2, 3, 1, 1],
    result: {
      ...none,
      tests: [
        { unite: 'Boyz', ...shaken },
        { unite: 'Dread', ...shaken, seuil: 5, des: [1, 1], total: 2, coAvant: 4 },
      ],
    },
    changes: [
      ...pc,
      ...becomesShaken,
      ofUnit(2, 'statut:ebranlee', 1, 'ebranlement'),
      ofUnit(2, 'teste', 1, 'ebranlement'),
      measured(2, 'pv'),
    ],
    decided: tenth,
  },
  {
    name: 'a unit tested in this turn already is not tested again and stays shaken',
    clauses: ['commandement.5'],
    bataille: battle({ tour: 3, phase: 2, unites: [{ ...four, ebranlee: true, teste: 3 }] }),
    result: { ...none, ronde: 2 },
    changes: pc,
  },
];

const states: PhaseCase[] = [
  {
    name: '10e: a shaken unit recovers before the tests; one below half may be shaken anew',
    clauses: ['commandement.3', 'commandement.4'],
    bataille: battle({
      tour: 3,
      phase: 2,
      unites: [
        { ...boyz, ebranlee: true, teste: 1 },
        { ...four, numero: 5, nom: 'Gretchin', ebranlee: true, teste: 1 },
      ],
    }),
    dice: [2, 3],
    result: {
      ...none,
      ronde: 2,
      retablies: ['Boyz', 'Gretchin'],
      tests: [{ unite: 'Gretchin', ...shaken }],
    },
    changes: [
      ...pc,
      ofUnit(1, 'statut:ebranlee', -1, 'retablissement'),
      ofUnit(5, 'statut:ebranlee', -1, 'retablissement'),
      ofUnit(5, 'statut:ebranlee', 1, 'ebranlement'),
      ofUnit(5, 'teste', 2, 'ebranlement'),
      measured(5),
    ],
    decided: tenth,
  },
  {
    name: '10e: a shaken unit of the other player does not recover in this phase',
    clauses: ['commandement.1'],
    bataille: battle({ unites: [{ ...marines, ebranlee: true }] }),
    result: none,
    changes: pc,
  },
  {
    name: '11e: half tests, and a shaken unit above half tests too; a passed test is what ends the state',
    clauses: ['commandement.3', 'commandement.4'],
    rulings: { edition: '11e' },
    bataille: battle({
      tour: 3,
      phase: 2,
      unites: [
        { ...boyz, ebranlee: true },
        { ...boyz, numero: 5, nom: 'Gretchin', effectif: 5 },
        { ...boyz, numero: 6, nom: 'Nobz' },
      ],
    }),
    dice: [3, 4, 2, 3],
    result: {
      ...none,
      ronde: 2,
      retablies: ['Boyz'],
      tests: [
        { unite: 'Boyz', ...steady, sousMoitie: false, seuil: 5, coAvant: 0, coApres: 20 },
        { unite: 'Gretchin', ...shaken, seuil: 5, coAvant: 10 },
      ],
    },
    changes: [
      ...pc,
      ofUnit(1, 'statut:ebranlee', -1, 'ebranlement'),
      ofUnit(1, 'teste', 3, 'ebranlement'),
      ofUnit(5, 'statut:ebranlee', 1, 'ebranlement'),
      ofUnit(5, 'teste', 3, 'ebranlement'),
      measured(5),
    ],
    decided: { edition: '11e' },
  },
  {
    name: '11e: a failed test leaves a shaken unit as it is',
    clauses: ['commandement.4'],
    rulings: { edition: '11e' },
    bataille: battle({ tour: 3, phase: 2, unites: [{ ...boyz, ebranlee: true }] }),
    dice: [2, 3],
    result: {
      ...none,
      ronde: 2,
      tests: [{ unite: 'Boyz', ...shaken, sousMoitie: false, seuil: 5, coAvant: 0 }],
    },
    changes: [...pc, ofUnit(1, 'teste', 3, 'ebranlement')],
    decided: { edition: '11e' },
  },
];

const hill = (unite: typeof boyz, over: Partial<typeof boyz> = {}) => ({
  ...unite,
  objectif: 'Colline',
  ...over,
});

const scores: PhaseCase[] = [
  {
    name: 'round 1 scores nothing',
    clauses: ['commandement.7', 'commandement.8'],
    bataille: battle({ unites: [hill(boyz)] }),
    result: { ...none, objectifs: [{ nom: 'Colline', tenu: true, points: 0 }] },
    changes: pc,
  },
  {
    name: 'round 2 scores what the active player holds, five points each',
    clauses: ['commandement.7', 'commandement.8'],
    bataille: battle({
      tour: 3,
      phase: 2,
      unites: [hill(boyz), hill(dread, { objectif: 'Pont' }), hill(marines, { objectif: 'Bunker' })],
    }),
    result: {
      ...none,
      ronde: 2,
      objectifs: [
        { nom: 'Colline', tenu: true, points: 5 },
        { nom: 'Pont', tenu: true, points: 5 },
        { nom: 'Bunker', tenu: false, points: 0 },
      ],
    },
    changes: [...pc, ofPlayer(0, 'points', 10, 'objectifs')],
    decided: scoring,
  },
  {
    name: 'the second player scores in his own phase of round 2, by the points of this battle',
    clauses: ['commandement.8'],
    bataille: battle({
      tour: 4,
      phase: 3,
      pointsObjectif: 3,
      unites: [hill(marines), hill(boyz, { effectif: 4 })],
    }),
    result: {
      ...none,
      ronde: 2,
      joueur: 'Tom',
      objectifs: [{ nom: 'Colline', tenu: true, points: 3 }],
    },
    changes: [...pc, ofPlayer(1, 'points', 3, 'objectifs')],
    decided: scoring,
  },
  {
    name: 'equal CO hold for nobody; names that differ in case are one objective',
    clauses: ['commandement.7'],
    bataille: battle({
      tour: 3,
      phase: 2,
      unites: [hill(boyz, { effectif: 5 }), hill(marines, { objectif: 'COLLINE' })],
    }),
    result: { ...none, ronde: 2, objectifs: [{ nom: 'Colline', tenu: false, points: 0 }] },
    changes: pc,
  },
  {
    name: 'a unit shaken in this very phase does not hold any more',
    clauses: ['commandement.7'],
    bataille: battle({ tour: 3, phase: 2, unites: [hill(four), hill(marines, { effectif: 1 })] }),
    dice: [2, 3],
    result: {
      ...none,
      ronde: 2,
      tests: [{ unite: 'Boyz', ...shaken }],
      objectifs: [{ nom: 'Colline', tenu: false, points: 0 }],
    },
    changes: [
      ...pc,
      ofUnit(1, 'statut:ebranlee', 1, 'ebranlement'),
      ofUnit(1, 'teste', 3, 'ebranlement'),
      measured(1),
    ],
    decided: tenth,
  },
  {
    name: 'a unit that recovered holds again, and the shaken ones of the other side count 0',
    clauses: ['commandement.3', 'commandement.7'],
    bataille: battle({
      tour: 3,
      phase: 2,
      unites: [hill(boyz, { ebranlee: true }), hill(marines, { co: 99, ebranlee: true })],
    }),
    result: {
      ...none,
      ronde: 2,
      retablies: ['Boyz'],
      objectifs: [{ nom: 'Colline', tenu: true, points: 5 }],
    },
    changes: [
      ...pc,
      ofUnit(1, 'statut:ebranlee', -1, 'retablissement'),
      ofPlayer(0, 'points', 5, 'objectifs'),
    ],
    decided: { ...tenth, ...scoring },
  },
  {
    name: 'piege-16 units of CO 0 hold nothing, and an objective worth 0 gives no points',
    clauses: ['commandement.7'],
    bataille: battle({
      tour: 3,
      phase: 2,
      pointsObjectif: 0,
      unites: [hill(boyz, { co: 0 }), hill(dread, { objectif: 'Pont' })],
    }),
    result: {
      ...none,
      ronde: 2,
      objectifs: [
        { nom: 'Colline', tenu: false, points: 0 },
        { nom: 'Pont', tenu: true, points: 0 },
      ],
    },
    changes: pc,
  },
];

const others: PhaseCase[] = [
  {
    name: 'PC are added to what was kept, for both',
    clauses: ['commandement.1'],
    bataille: battle({
      tour: 4,
      phase: 3,
      joueurs: [
        { ...lea, pc: 0 },
        { ...tom, pc: 9 },
      ],
    }),
    result: {
      ...none,
      ronde: 2,
      joueur: 'Tom',
      pc: [
        { joueur: 'Léa', avant: 0, apres: 1 },
        { joueur: 'Tom', avant: 9, apres: 10 },
      ],
    },
    changes: pc,
  },
  {
    name: 'what a sheet says happens in the phase is recalled for the active player’s living units',
    clauses: ['commandement.6'],
    bataille: battle({
      unites: [
        { ...boyz, rappel: 'Waaagh' },
        { ...dread, effectif: 0, pv: 0, rappel: 'Réparation' },
        { ...marines, rappel: 'Serment' },
      ],
    }),
    result: { ...none, rappels: [{ unite: 'Boyz', rappel: 'Waaagh' }] },
    changes: pc,
  },
  {
    name: 'once a turn',
    clauses: ['commandement.2'],
    bataille: battle({ tour: 4, phase: 4 }),
    refusal: { code: 'phase-played', option: null, context: { ronde: 2, joueur: 'Tom' } },
  },
];

export const phases: readonly PhaseCase[] = [...tests, ...states, ...scores, ...others];
