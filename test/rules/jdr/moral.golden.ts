import { arbitrages } from '../../../data/jdr/arbitrages.ts';
import { clauses } from '../../../data/jdr/moral.ts';
import { check, type Moral, type MoralResult, resolve } from '../../../src/rules/jdr/moral.ts';
import { d6, type Golden, type GoldenCase } from '../golden.ts';

const half = { cause: 'moins-de-la-moitie', valeur: -1 };
const fewer = { cause: 'moins-de-pv', valeur: -1 };
const double = { cause: 'double', valeur: -2 };
const triple = { cause: 'triple', valeur: -3 };
const quadruple = { cause: 'quadruple', valeur: -4 };

/** No occasion, no malus, 5 PV left: what each case says differs from this. */
const calm: MoralResult = {
  occasion: false,
  cdEffectif: 8,
  malus: [],
  des: [],
  total: null,
  reussi: null,
  fuite: false,
  pvApres: 5,
  ko: false,
};
const held: MoralResult = { ...calm, occasion: true, des: [1, 2], total: 3, reussi: true };
const fled: MoralResult = { ...held, des: [6, 6], total: 12, reussi: false, fuite: true, pvApres: 4 };

const shot = { cd: 8, 'pv-base': 10, pv: 5, contexte: 'tir', 'pv-perdus': 3 };
/** Lost 2 against 1, 5 PV on both sides: a test at the full Cd of 8. */
const fought = {
  cd: 8,
  'pv-base': 10,
  pv: 5,
  contexte: 'melee',
  'pv-perdus': 2,
  'pv-adverses': 5,
  'pv-perdus-adverses': 1,
};

const occasions: GoldenCase<MoralResult>[] = [
  {
    name: 'tir: 3 PV lost of 10 test',
    clauses: ['moral.1'],
    values: shot,
    dice: d6(1, 2),
    result: held,
  },
  {
    name: 'piege-18: tir: 2 PV lost of 8, exactly 25 %, test',
    clauses: ['moral.1'],
    values: { ...shot, 'pv-base': 8, 'pv-perdus': 2 },
    dice: d6(1, 2),
    result: held,
  },
  {
    name: 'tir: 2 PV lost of 10 do not test',
    clauses: ['moral.1'],
    values: { ...shot, 'pv-perdus': 2 },
    result: calm,
  },
  {
    name: 'piege-16: tir: nothing lost, no test',
    clauses: ['moral.1'],
    values: { ...shot, 'pv-perdus': 0 },
    result: calm,
  },
  {
    name: 'tir: figures of an opponent are without effect',
    clauses: ['moral.1'],
    values: { ...shot, 'pv-adverses': 0, 'pv-perdus-adverses': 9 },
    dice: d6(1, 2),
    result: held,
    ignored: ['pv-adverses', 'pv-perdus-adverses'],
  },
  {
    name: 'melee: who lost more tests',
    clauses: ['moral.2'],
    values: fought,
    dice: d6(1, 2),
    result: held,
  },
  {
    name: 'melee: equal losses do not test',
    clauses: ['moral.2'],
    values: { ...fought, 'pv-perdus-adverses': 2 },
    result: calm,
  },
  {
    name: 'melee: who lost less does not test, whatever it cost',
    clauses: ['moral.2'],
    values: { ...fought, 'pv-perdus': 5, 'pv-perdus-adverses': 6 },
    result: calm,
  },
  {
    name: 'piege-16: melee: 1 PV lost against 0 tests',
    clauses: ['moral.2'],
    values: { ...fought, 'pv-perdus': 1, 'pv-perdus-adverses': 0 },
    dice: d6(1, 2),
    result: held,
  },
  {
    name: 'piege-16: melee: an opponent at 0 PV is no opponent left, nobody tests',
    clauses: ['moral.3'],
    values: { ...fought, 'pv-adverses': 0 },
    result: calm,
  },
  {
    name: 'imposed without an occasion under fire',
    clauses: ['moral.4'],
    values: { ...shot, 'pv-perdus': 0, impose: true },
    dice: d6(1, 2),
    result: { ...held, occasion: false },
  },
  {
    name: 'imposed though no opponent is left, who then gives no malus',
    clauses: ['moral.4', 'moral.3'],
    values: { ...fought, 'pv-adverses': 0, impose: true },
    dice: d6(1, 2),
    result: { ...held, occasion: false },
  },
  {
    name: 'an imposed test that is due anyway says so',
    clauses: ['moral.1'],
    values: { ...shot, impose: true },
    dice: d6(1, 2),
    result: held,
    ignored: ['impose'],
  },
];

const malus: GoldenCase<MoralResult>[] = [
  {
    name: 'worked: Cd 8, base 10, own 3, opponent 7: 5 or less, and a 5 holds',
    clauses: ['moral.5', 'moral.6', 'moral.7'],
    values: { ...fought, pv: 3, 'pv-perdus': 4, 'pv-adverses': 7 },
    dice: d6(2, 3),
    result: { ...held, cdEffectif: 5, malus: [half, double], des: [2, 3], total: 5, pvApres: 3 },
  },
  {
    name: 'worked: a 6 does not',
    clauses: ['moral.7', 'moral.9', 'moral.10', 'moral.11'],
    values: { ...fought, pv: 3, 'pv-perdus': 4, 'pv-adverses': 7 },
    dice: d6(2, 4),
    result: { ...fled, cdEffectif: 5, malus: [half, double], des: [2, 4], total: 6, pvApres: 2 },
    decided: { arrondi: 'inferieur' },
  },
  {
    name: 'piege-18: exactly half of the PV is not below half',
    clauses: ['moral.5'],
    values: shot,
    dice: d6(1, 2),
    result: held,
  },
  {
    name: 'below half counts under fire',
    clauses: ['moral.5'],
    values: { ...shot, pv: 4 },
    dice: d6(1, 2),
    result: { ...held, cdEffectif: 7, malus: [half], pvApres: 4 },
  },
  {
    name: 'the malus are said even when nobody tests',
    clauses: ['moral.5'],
    values: { ...shot, pv: 4, 'pv-perdus': 0 },
    result: { ...calm, cdEffectif: 7, malus: [half], pvApres: 4 },
  },
  {
    name: 'as many PV as the opponent: no malus',
    clauses: ['moral.6'],
    values: fought,
    dice: d6(1, 2),
    result: held,
  },
  {
    name: 'fewer PV than the opponent: −1',
    clauses: ['moral.6'],
    values: { ...fought, 'pv-adverses': 6 },
    dice: d6(1, 2),
    result: { ...held, cdEffectif: 7, malus: [fewer] },
  },
  {
    name: 'piege-18: one below the double: −1',
    clauses: ['moral.6'],
    values: { ...fought, 'pv-adverses': 9 },
    dice: d6(1, 2),
    result: { ...held, cdEffectif: 7, malus: [fewer] },
  },
  {
    name: 'piege-18: exactly the double: −2',
    clauses: ['moral.6'],
    values: { ...fought, 'pv-adverses': 10 },
    dice: d6(1, 2),
    result: { ...held, cdEffectif: 6, malus: [double] },
  },
  {
    name: 'piege-18: one below the triple: −2',
    clauses: ['moral.6'],
    values: { ...fought, 'pv-adverses': 14 },
    dice: d6(1, 2),
    result: { ...held, cdEffectif: 6, malus: [double] },
  },
  {
    name: 'piege-18: exactly the triple: −3',
    clauses: ['moral.6'],
    values: { ...fought, 'pv-adverses': 15 },
    dice: d6(1, 2),
    result: { ...held, cdEffectif: 5, malus: [triple] },
  },
  {
    name: 'piege-18: one below the quadruple: −3',
    clauses: ['moral.6'],
    values: { ...fought, 'pv-adverses': 19 },
    dice: d6(1, 2),
    result: { ...held, cdEffectif: 5, malus: [triple] },
  },
  {
    name: 'piege-18: exactly the quadruple: −4',
    clauses: ['moral.6'],
    values: { ...fought, 'pv-adverses': 20 },
    dice: d6(1, 2),
    result: { ...held, cdEffectif: 4, malus: [quadruple] },
  },
  {
    name: 'worked: own 2, opponent 9: −4, and below half',
    clauses: ['moral.5', 'moral.6'],
    values: { ...fought, pv: 2, 'pv-adverses': 9 },
    dice: d6(1, 2),
    result: { ...held, cdEffectif: 3, malus: [half, quadruple], pvApres: 2 },
  },
];

const tests: GoldenCase<MoralResult>[] = [
  {
    name: 'a total equal to the Cd holds',
    clauses: ['moral.7'],
    values: shot,
    dice: d6(4, 4),
    result: { ...held, des: [4, 4], total: 8 },
  },
  {
    name: 'one more fails: he flees, loses 1 PV, and the gains are halved',
    clauses: ['moral.7', 'moral.9', 'moral.10', 'moral.11'],
    values: shot,
    dice: d6(4, 5),
    result: { ...fled, des: [4, 5], total: 9 },
    decided: { arrondi: 'inferieur' },
  },
  {
    name: 'a 12 holds against Cd 12',
    clauses: ['moral.7'],
    values: { ...shot, cd: 12 },
    dice: d6(6, 6),
    result: { ...held, cdEffectif: 12, des: [6, 6], total: 12 },
  },
  {
    name: 'piege-17: a 2 holds under a Cd below zero',
    clauses: ['moral.8'],
    values: { ...fought, cd: 2, pv: 2, 'pv-adverses': 9 },
    dice: d6(1, 1),
    result: { ...held, cdEffectif: -3, malus: [half, quadruple], des: [1, 1], total: 2, pvApres: 2 },
  },
  {
    name: 'piege-16: a 3 fails under a Cd of 0',
    clauses: ['moral.7', 'moral.9'],
    values: { ...fought, cd: 4, 'pv-adverses': 20 },
    dice: d6(1, 2),
    result: { ...fled, cdEffectif: 0, malus: [quadruple], des: [1, 2], total: 3 },
    decided: { arrondi: 'inferieur' },
  },
  {
    name: 'a 2 needs no help against Cd 2',
    clauses: ['moral.7'],
    values: { ...shot, cd: 2 },
    dice: d6(1, 1),
    result: { ...held, cdEffectif: 2, des: [1, 1], total: 2 },
  },
];

const last = { ...shot, pv: 1 };
const fallen: MoralResult = { ...fled, cdEffectif: 7, malus: [half], pvApres: 0, ko: true };
const deaths: GoldenCase<MoralResult>[] = [
  {
    name: 'worked: he flees at 1 PV: K.O., full gains',
    clauses: ['moral.9', 'moral.10', 'moral.12', 'moral.13'],
    values: last,
    dice: d6(6, 6),
    result: fallen,
    decided: { 'ko-en-fuite': 'un-joueur-suffit' },
  },
  {
    name: 'K.O. by a player',
    clauses: ['moral.13'],
    values: { ...last, 'par-joueur': true },
    dice: d6(6, 6),
    result: fallen,
    decided: { 'ko-en-fuite': 'un-joueur-suffit' },
  },
  {
    name: 'K.O. with no player among the opponents',
    clauses: ['moral.13'],
    values: { ...last, 'par-joueur': false },
    dice: d6(6, 6),
    result: fallen,
    decided: { 'ko-en-fuite': 'un-joueur-suffit' },
  },
  {
    name: 'he holds at 1 PV and stays',
    clauses: ['moral.7'],
    values: { ...last, 'par-joueur': true },
    dice: d6(1, 2),
    result: { ...held, cdEffectif: 7, malus: [half], pvApres: 1 },
  },
  {
    name: 'whether opponents are players is without effect when the flight cannot kill',
    clauses: ['moral.11'],
    values: { ...shot, 'par-joueur': true },
    dice: d6(6, 6),
    result: fled,
    ignored: ['par-joueur'],
    decided: { arrondi: 'inferieur' },
  },
  {
    name: 'nor when nobody tests',
    clauses: ['moral.1'],
    values: { ...last, 'pv-perdus': 0, 'par-joueur': true },
    result: { ...calm, cdEffectif: 7, malus: [half], pvApres: 1 },
    ignored: ['par-joueur'],
  },
  {
    name: 'piege-16: a no has as little effect there as a yes',
    clauses: ['moral.1'],
    values: { ...last, 'pv-perdus': 0, 'par-joueur': false },
    result: { ...calm, cdEffectif: 7, malus: [half], pvApres: 1 },
    ignored: ['par-joueur'],
  },
];

const refusals: GoldenCase<MoralResult>[] = [
  ...['cd', 'pv-base', 'pv', 'contexte', 'pv-perdus', 'pv-adverses', 'pv-perdus-adverses'].map((option) => ({
    name: `no ${option}`,
    clauses: ['moral.7'],
    values: Object.fromEntries(Object.entries(fought).filter(([name]) => name !== option)),
    refusal: { code: 'missing', option, context: {} },
  })),
  {
    name: 'piege-16: at 0 PV he is already K.O., even when the test is imposed',
    clauses: ['moral.14'],
    values: { ...shot, pv: 0, impose: true },
    refusal: { code: 'already-ko', option: 'pv', context: { got: 0 } },
  },
  {
    name: 'more PV than at the base',
    clauses: ['moral.14'],
    values: { ...shot, pv: 11, 'pv-perdus': 0 },
    refusal: { code: 'more-pv-than-base', option: 'pv', context: { got: 11, base: 10 } },
  },
  {
    name: 'more PV lost than he can have lost',
    clauses: ['moral.14'],
    values: { ...shot, 'pv-perdus': 6 },
    refusal: {
      code: 'more-lost-than-base',
      option: 'pv-perdus',
      context: { got: 6, pv: 5, base: 10, most: 5 },
    },
  },
  {
    name: 'piege-16: unhurt, he cannot have lost a PV',
    clauses: ['moral.14'],
    values: { ...shot, pv: 10, 'pv-perdus': 1 },
    refusal: {
      code: 'more-lost-than-base',
      option: 'pv-perdus',
      context: { got: 1, pv: 10, base: 10, most: 0 },
    },
  },
];

export const golden: Golden<Moral, MoralResult> = {
  rule: { check, resolve, clauses, arbitrages },
  cases: [...occasions, ...malus, ...tests, ...deaths, ...refusals],
};
