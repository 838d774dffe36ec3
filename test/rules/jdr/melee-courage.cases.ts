import type { Combattant } from '../../../src/rules/jdr/melee/terms.ts';
import {
  fallen,
  fewer,
  fixed,
  frappe,
  half,
  halved,
  type MeleeCase,
  many,
  nothing,
  soldat,
  standing,
  sword,
  test,
  together,
} from './melee-cases.ts';

/** Without armour and with a sword: hits, then wounds, and each wound costs 1 PV. */
function bare(fiche: string, camp: 'a' | 'b', differs: Partial<Combattant> = {}): Combattant {
  return soldat(fiche, camp, { svg: null, armes: [sword], ...differs });
}

/** Every die hits and wounds. */
function deep(de: string, vers: string, initiative: number, count: number) {
  return frappe(de, vers, { initiative, attaques: count, touches: count, blessures: count, pvPerdus: count });
}

const idle = (de: string, vers: string, initiative: number) => frappe(de, vers, { initiative, attaques: 0 });
const fours = (count: number) => Array.from({ length: count }, () => 4);
const double = { cause: 'double', valeur: -2 };
const quadruple = { cause: 'quadruple', valeur: -4 };
const failed = { des: [4, 4], total: 8, reussi: false, fuite: true };
const halfGain = { xp: 2, credits: 4, cause: 'fuite' } as const;
const wholeGain = { xp: 5, credits: 9, cause: 'ko' } as const;

const duels: MeleeCase[] = [
  {
    name: 'piege-18: who lost as much as his opponent does not test',
    clauses: ['melee.13'],
    combattants: [bare('A', 'a', { a: 1 }), bare('B', 'b', { a: 1 })],
    rounds: [{ dice: fours(4) }],
    result: { ...nothing, frappes: [deep('A', 'B', 4, 1), deep('B', 'A', 4, 1)] },
    pv: [9, 9],
    decided: together,
  },
  {
    name: 'Cd 8, base 10, own 3, opponent 7: 6 fails against 5; he flees alive, gains halved and rounded down',
    clauses: ['melee.13', 'melee.15', 'melee.17'],
    combattants: [bare('A', 'a', { i: 5, a: 3, pv: 7 }), bare('B', 'b', { a: 0, pv: 6 })],
    gains: fixed,
    rounds: [{ dice: [...fours(6), 3, 3] }],
    result: {
      frappes: [deep('A', 'B', 5, 3), idle('B', 'A', 4)],
      tests: [
        test('B', {
          cdEffectif: 5,
          malus: [half, double],
          des: [3, 3],
          total: 6,
          reussi: false,
          fuite: true,
          pvApres: 2,
        }),
      ],
      ko: [],
      fuites: ['B'],
      gains: [{ fiche: 'A', ...halfGain }],
    },
    pv: [7, 2],
    isOver: true,
    decided: halved,
  },
  {
    name: 'flees at 1 PV: K.O., whole gains',
    clauses: ['melee.13', 'melee.15'],
    combattants: [bare('A', 'a', { i: 5, a: 1 }), bare('B', 'b', { a: 0, pv: 2 })],
    gains: fixed,
    rounds: [{ dice: [...fours(2), 4, 4] }],
    result: {
      frappes: [deep('A', 'B', 5, 1), idle('B', 'A', 4)],
      tests: [test('B', { ...failed, cdEffectif: 3, malus: [half, quadruple], pvApres: 0, ko: true })],
      ko: ['B'],
      fuites: ['B'],
      gains: [{ fiche: 'A', ...wholeGain }],
    },
    pv: [10, 0],
    isOver: true,
    decided: { 'ko-en-fuite': 'un-joueur-suffit' },
  },
  {
    name: 'his only opponent fell: no test for what he lost before',
    clauses: ['melee.14', 'melee.15'],
    combattants: [bare('A', 'a', { i: 5, a: 1, pv: 1 }), bare('B', 'b', { a: 1 })],
    gains: fixed,
    rounds: [{ dice: fours(4) }],
    result: {
      ...nothing,
      frappes: [deep('A', 'B', 5, 1), deep('B', 'A', 4, 1)],
      ko: ['A'],
      gains: [{ fiche: 'B', ...wholeGain }],
    },
    pv: [0, 9],
    isOver: true,
  },
];

const several: MeleeCase[] = [
  {
    name: 'of two opponents the one who took most PV counts',
    clauses: ['melee.13'],
    combattants: [
      bare('A1', 'a', { i: 6, a: 1, pv: 4 }),
      bare('B', 'b', { a: 2 }),
      bare('A2', 'a', { i: 5, a: 2 }),
    ],
    rounds: [{ dice: [...fours(6), 1, 1, 1, 2] }],
    result: {
      ...nothing,
      frappes: [deep('A1', 'B', 6, 1), deep('A2', 'B', 5, 2), frappe('B', 'A1')],
      tests: [test('B', { cdEffectif: 7, malus: [fewer], pvApres: 7 })],
    },
    pv: [4, 7, 10],
    decided: { ...many, ...standing },
  },
  {
    name: 'as much taken by both: the one with more PV left counts',
    clauses: ['melee.13'],
    combattants: [
      bare('A1', 'a', { i: 6, a: 1, pv: 5 }),
      bare('B', 'b', { a: 0 }),
      bare('A2', 'a', { i: 5, a: 1 }),
    ],
    rounds: [{ dice: [...fours(4), 1, 2] }],
    result: {
      ...nothing,
      frappes: [deep('A1', 'B', 6, 1), deep('A2', 'B', 5, 1), idle('B', 'A1', 4)],
      tests: [test('B', { cdEffectif: 7, malus: [fewer], pvApres: 8 })],
    },
    pv: [5, 8, 10],
    decided: { ...many, ...standing },
  },
  {
    name: 'as much taken by both and as much left: the first who joined counts, whose losses are as high',
    clauses: ['melee.13'],
    combattants: [
      bare('A1', 'a', { i: 6, a: 1 }),
      bare('B', 'b', { a: 2 }),
      bare('A2', 'a', { i: 5, a: 1, pv: 8 }),
    ],
    rounds: [{ dice: fours(8) }],
    result: {
      ...nothing,
      frappes: [deep('A1', 'B', 6, 1), deep('A2', 'B', 5, 1), deep('B', 'A1', 4, 2)],
    },
    pv: [8, 8, 8],
    decided: { ...many, ...standing, 'adversaire-ex-aequo': 'premier-arrive' },
  },
  {
    name: 'compared are the whole losses of the two, whoever caused them',
    clauses: ['melee.13'],
    combattants: [bare('A', 'a', { i: 5, a: 2 }), bare('B1', 'b', { a: 0 }), bare('B2', 'b', { i: 3, a: 2 })],
    rounds: [{ dice: [...fours(8), 1, 2] }],
    result: {
      ...nothing,
      frappes: [deep('A', 'B1', 5, 2), idle('B1', 'A', 4), deep('B2', 'A', 3, 2)],
      tests: [test('A', { cdEffectif: 7, malus: [fewer], pvApres: 8 })],
    },
    pv: [8, 8, 10],
    decided: { ...many, ...standing },
  },
  {
    name: 'an opponent who is K.O. still counts, at 0 PV without malus',
    clauses: ['melee.13', 'melee.12', 'melee.15'],
    combattants: [
      bare('A1', 'a', { i: 6, a: 2, pv: 1 }),
      bare('B1', 'b', { i: 5, a: 1 }),
      bare('A2', 'a', { a: 1 }),
      bare('B2', 'b', { i: 3, a: 0 }),
    ],
    gains: fixed,
    rounds: [
      { choix: [3, null, 3, null].map((cible) => ({ arme: null, cible })), dice: [...fours(6), 1, 1, 2] },
    ],
    result: {
      frappes: [
        deep('A1', 'B2', 6, 2),
        deep('B1', 'A1', 5, 1),
        frappe('A2', 'B2', { attaques: 1 }),
        idle('B2', 'A2', 3),
      ],
      tests: [test('B2', { pvApres: 8 })],
      ko: ['A1'],
      fuites: [],
      gains: [
        { fiche: 'B1', ...wholeGain },
        { fiche: 'B2', ...wholeGain },
      ],
    },
    pv: [0, 10, 10, 8],
    decided: { ...many, ...fallen, ...standing },
  },
];

const flights: MeleeCase[] = [
  {
    name: 'an opponent who has just fled counts with the PV of the end of the strikes; who has fled gains nothing more',
    clauses: ['melee.13', 'melee.15'],
    combattants: [
      bare('A1', 'a', { i: 6, a: 4 }),
      bare('B1', 'b', { a: 0 }),
      bare('A2', 'a', { i: 1, a: 0 }),
      bare('B2', 'b', { i: 5, a: 3 }),
    ],
    gains: fixed,
    rounds: [{ dice: [...fours(14), 4, 4, 4, 4] }],
    result: {
      frappes: [deep('A1', 'B1', 6, 4), deep('B2', 'A1', 5, 3), idle('B1', 'A1', 4), idle('A2', 'B1', 1)],
      tests: [
        test('A1', { ...failed, cdEffectif: 7, malus: [fewer], pvApres: 6 }),
        test('B1', { ...failed, cdEffectif: 7, malus: [fewer], pvApres: 5 }),
      ],
      ko: [],
      fuites: ['A1', 'B1'],
      gains: ['B1', 'B2', 'A2'].map((fiche) => ({ fiche, ...halfGain })),
    },
    pv: [6, 5, 10, 10],
    decided: {
      ...standing,
      ...many,
      ...fallen,
      ...halved,
      'fuite-puis-test': 'non',
      'gains-des-tests': 'un-par-un',
    },
  },
  {
    name: 'once the last opponent has fled nobody tests any more',
    clauses: ['melee.14', 'melee.17'],
    combattants: [bare('A', 'a', { i: 6, a: 4 }), bare('B1', 'b', { a: 0 }), bare('B2', 'b', { i: 5, a: 3 })],
    gains: fixed,
    rounds: [{ dice: [...fours(14), 4, 4] }],
    result: {
      frappes: [deep('A', 'B1', 6, 4), deep('B2', 'A', 5, 3), idle('B1', 'A', 4)],
      tests: [test('A', { ...failed, cdEffectif: 7, malus: [fewer], pvApres: 6 })],
      ko: [],
      fuites: ['A'],
      gains: ['B1', 'B2'].map((fiche) => ({ fiche, ...halfGain })),
    },
    pv: [6, 6, 10],
    isOver: true,
    decided: { ...standing, ...many, ...halved, 'plus-d-adversaire': 'non' },
  },
];

const rewards: MeleeCase[] = [
  {
    name: 'his value goes by the XP that he has by then, what he has just gained counted',
    clauses: ['melee.15'],
    combattants: [
      bare('A', 'a', { i: 6, a: 1, pv: 1 }),
      bare('B1', 'b', { i: 5, pv: 1 }),
      bare('B2', 'b', { a: 1 }),
    ],
    gains: [
      { min: null, max: 9, value: { xp: 10, credits: 3 } },
      { min: 10, max: null, value: { xp: 1, credits: 0 } },
    ],
    rounds: [{ dice: fours(4) }],
    result: {
      ...nothing,
      frappes: [deep('A', 'B1', 6, 1), deep('B2', 'A', 4, 1)],
      ko: ['B1', 'A'],
      gains: [
        { fiche: 'A', xp: 10, credits: 3, cause: 'ko' },
        { fiche: 'B2', xp: 1, credits: 0, cause: 'ko' },
      ],
    },
    pv: [0, 0, 10],
    isOver: true,
    decided: standing,
  },
  {
    name: 'equal I: gains go to those who stand after the whole step',
    clauses: ['melee.3', 'melee.15'],
    combattants: [
      bare('A', 'a', { a: 1, pv: 1 }),
      bare('B1', 'b', { a: 1, pv: 1 }),
      bare('B2', 'b', { a: 1 }),
    ],
    gains: fixed,
    rounds: [{ dice: [4, 4, 1, 4, 4] }],
    result: {
      ...nothing,
      frappes: [deep('A', 'B1', 4, 1), frappe('B1', 'A', { attaques: 1 }), deep('B2', 'A', 4, 1)],
      ko: ['B1', 'A'],
      gains: [{ fiche: 'B2', ...wholeGain }],
    },
    pv: [0, 0, 10],
    isOver: true,
    decided: { ...together, ...standing, 'gains-simultanes': 'apres-tous' },
  },
  {
    name: 'who fled in an earlier round gains nothing by a later K.O.',
    clauses: ['melee.15'],
    combattants: [
      bare('A1', 'a', { i: 6, a: 0, pv: 9 }),
      bare('B', 'b', { i: 5, a: 1, pv: 1 }),
      bare('A2', 'a', { a: 1 }),
    ],
    gains: fixed,
    rounds: [{ dice: [4, 4, 1, 6, 6] }, { dice: [1, 4, 4] }],
    result: {
      ...nothing,
      frappes: [frappe('B', 'A2', { initiative: 5, attaques: 1 }), deep('A2', 'B', 4, 1)],
      ko: ['B'],
      gains: [{ fiche: 'A2', ...wholeGain }],
    },
    pv: [7, 0, 10],
    isOver: true,
  },
];

export const courageCases: readonly MeleeCase[] = [...duels, ...several, ...flights, ...rewards];
