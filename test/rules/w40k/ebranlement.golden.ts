import { arbitrages } from '../../../data/w40k/arbitrages.ts';
import { clauses } from '../../../data/w40k/ebranlement.ts';
import {
  check,
  type Ebranlement,
  type EbranlementResult,
  resolve,
} from '../../../src/rules/w40k/ebranlement.ts';
import { d6, type Golden, type GoldenCase } from '../golden.ts';

const tenth = { edition: '10e' };
const shaken = { edition: '10e', 'stratageme-adverse': 'aucun' };
const eleventh = { edition: '11e' };
const boyz = { 'effectif-initial': 10, 'effectif-restant': 4, cd: 7 };
const half = { 'effectif-initial': 10, 'effectif-restant': 5, cd: 7 };

/** No test, no state, no CO: what each case says differs from this. */
const calm: EbranlementResult = {
  concernee: false,
  sousMoitie: false,
  seuil: 4,
  des: [],
  total: null,
  reussi: null,
  ebranlee: false,
  coAvant: null,
  coApres: null,
  repli: null,
  relance: null,
};
const tested = { ...calm, concernee: true, sousMoitie: true };
const failed = { ...tested, des: [2, 3], total: 5, reussi: false, ebranlee: true };
const passed = { ...tested, des: [3, 4], total: 7, reussi: true };

const losses: GoldenCase<EbranlementResult>[] = [
  {
    name: 'worked: 4 Boyz of 10 fail with a 5, CO 8 falls to 0',
    clauses: [
      'ebranlement.1',
      'ebranlement.5',
      'ebranlement.7',
      'ebranlement.8',
      'ebranlement.9',
      'ebranlement.11',
    ],
    values: { ...boyz, co: 2 },
    dice: d6(2, 3),
    result: { ...failed, coAvant: 8, coApres: 0 },
    decided: shaken,
  },
  {
    name: 'a total equal to the Cd passes and CO stays',
    clauses: ['ebranlement.5', 'ebranlement.8'],
    values: { ...boyz, co: 2 },
    dice: d6(3, 4),
    result: { ...passed, coAvant: 8, coApres: 8 },
    decided: tenth,
  },
  {
    name: 'piege-18: exactly half does not test',
    clauses: ['ebranlement.1'],
    values: { ...half, co: 2 },
    result: { ...calm, coAvant: 10, coApres: 10 },
    decided: tenth,
  },
  {
    name: 'exactly half tests in 11e',
    clauses: ['ebranlement.1'],
    values: half,
    rulings: eleventh,
    dice: d6(3, 4),
    result: { ...passed, seuil: 5 },
    decided: eleventh,
  },
  {
    name: 'one more than half does not test in 11e',
    clauses: ['ebranlement.1'],
    values: { ...half, 'effectif-restant': 6 },
    rulings: eleventh,
    result: { ...calm, seuil: 5 },
    decided: eleventh,
  },
  {
    name: '5 of 11 is below half',
    clauses: ['ebranlement.1'],
    values: { 'effectif-initial': 11, 'effectif-restant': 5, cd: 7 },
    dice: d6(3, 4),
    result: { ...passed, seuil: 5 },
    decided: tenth,
  },
  {
    name: '6 of 11 is not, in either edition',
    clauses: ['ebranlement.1'],
    values: { 'effectif-initial': 11, 'effectif-restant': 6, cd: 7 },
    rulings: eleventh,
    result: { ...calm, seuil: 5 },
    decided: eleventh,
  },
  {
    name: '1 of 2 is exactly half: no figure makes a pair test',
    clauses: ['ebranlement.1'],
    values: { 'effectif-initial': 2, 'effectif-restant': 1, cd: 7 },
    result: { ...calm, seuil: 0 },
    decided: tenth,
  },
  {
    name: 'an untouched unit does not test',
    clauses: ['ebranlement.1'],
    values: { 'effectif-initial': 200, 'effectif-restant': 200, cd: 12, co: 99 },
    result: { ...calm, seuil: 99, coAvant: 19800, coApres: 19800 },
    decided: tenth,
  },
  {
    name: 'PV given for a larger unit are ignored, even absurd ones',
    clauses: ['ebranlement.1'],
    values: { ...boyz, 'pv-initial': 2, 'pv-restants': 9 },
    dice: d6(3, 4),
    result: passed,
    ignored: ['pv-initial', 'pv-restants'],
    decided: tenth,
  },
];

const single = { 'effectif-initial': 1, 'effectif-restant': 1, cd: 6 };
const alone: GoldenCase<EbranlementResult>[] = [
  {
    name: 'a single model tests on its PV',
    clauses: ['ebranlement.2', 'ebranlement.8'],
    values: { ...single, 'pv-initial': 12, 'pv-restants': 5, co: 3 },
    dice: d6(2, 3),
    result: { ...failed, seuil: 5, coAvant: 3, coApres: 0 },
    decided: shaken,
  },
  {
    name: 'piege-18: a single model with exactly half of its PV does not test',
    clauses: ['ebranlement.2'],
    values: { ...single, 'pv-initial': 12, 'pv-restants': 6 },
    result: { ...calm, seuil: 5 },
    decided: tenth,
  },
  {
    name: 'a single model with exactly half of its PV tests in 11e',
    clauses: ['ebranlement.2'],
    values: { ...single, 'pv-initial': 12, 'pv-restants': 6 },
    rulings: eleventh,
    dice: d6(2, 4),
    result: { ...tested, seuil: 6, des: [2, 4], total: 6, reussi: true },
    decided: eleventh,
  },
  {
    name: 'piege-16: a single model of 1 PV can never test, its figure is 0',
    clauses: ['ebranlement.2'],
    values: { ...single, 'pv-initial': 1, 'pv-restants': 1, co: 0 },
    result: { ...calm, seuil: 0, coAvant: 0, coApres: 0 },
    decided: tenth,
  },
  {
    name: 'PV without models stand for a single model',
    clauses: ['ebranlement.2', 'ebranlement.10'],
    values: { 'pv-initial': 12, 'pv-restants': 1, cd: 6, repli: true },
    dice: d6(2, 3, 2),
    result: { ...failed, seuil: 5, repli: { des: [2], morts: 1, survivants: 0 } },
    decided: shaken,
  },
  {
    name: 'the models left of a single model go without saying',
    clauses: ['ebranlement.2'],
    values: { 'effectif-initial': 1, 'pv-initial': 3, 'pv-restants': 2, cd: 6 },
    result: { ...calm, seuil: 1 },
    decided: tenth,
  },
];

const roll: GoldenCase<EbranlementResult>[] = [
  {
    name: 'a rule imposes the test on a unit above half',
    clauses: ['ebranlement.4'],
    values: { ...half, impose: true },
    dice: d6(2, 3),
    result: { ...failed, sousMoitie: false },
    decided: shaken,
  },
  {
    name: 'an imposed test that is due anyway says so',
    clauses: ['ebranlement.5'],
    values: { ...boyz, impose: true },
    dice: d6(3, 4),
    result: passed,
    ignored: ['impose'],
    decided: tenth,
  },
  {
    name: 'a bonus turns a 5 into a 7',
    clauses: ['ebranlement.5'],
    values: { ...boyz, modificateur: 2 },
    dice: d6(2, 3),
    result: { ...passed, des: [2, 3] },
    decided: tenth,
  },
  {
    name: 'piege-17: a malus takes the total below zero',
    clauses: ['ebranlement.5', 'ebranlement.7'],
    values: { ...boyz, cd: 2, modificateur: -6 },
    dice: d6(1, 1),
    result: { ...failed, des: [1, 1], total: -4 },
    decided: shaken,
  },
  {
    name: 'piege-16: a total of 0 is a total, CO 0 a CO',
    clauses: ['ebranlement.5', 'ebranlement.8'],
    values: { ...boyz, cd: 2, modificateur: -2, co: 0 },
    dice: d6(1, 1),
    result: { ...failed, des: [1, 1], total: 0, coAvant: 0, coApres: 0 },
    decided: shaken,
  },
  {
    name: 'piege-16: a modifier of 0 is no modifier, and nothing is said to be ignored',
    clauses: ['ebranlement.1'],
    values: { ...half, modificateur: 0, repli: false, impose: false, relance: false, 'deja-ebranlee': false },
    result: calm,
    decided: tenth,
  },
  {
    name: 'a 2 passes against Cd 2',
    clauses: ['ebranlement.5'],
    values: { ...boyz, cd: 2 },
    dice: d6(1, 1),
    result: { ...passed, des: [1, 1], total: 2 },
    decided: tenth,
  },
  {
    name: 'a natural 12 fails against Cd 12 with a malus',
    clauses: ['ebranlement.5'],
    values: { ...boyz, cd: 12, modificateur: -1 },
    dice: d6(6, 6),
    result: { ...failed, des: [6, 6], total: 11 },
    decided: shaken,
  },
  {
    name: 'a re-roll saves a failure',
    clauses: ['ebranlement.6'],
    values: { ...boyz, relance: true },
    dice: d6(2, 3, 3, 4),
    result: { ...passed, relance: { des: [2, 3], total: 5 } },
    decided: tenth,
  },
  {
    name: 'a re-roll counts even when worse, and stands before the modifier',
    clauses: ['ebranlement.6', 'ebranlement.7'],
    values: { ...boyz, relance: true, modificateur: -1 },
    dice: d6(6, 6, 3, 4),
    result: { ...failed, des: [3, 4], total: 6, relance: { des: [6, 6], total: 12 } },
    decided: shaken,
  },
  {
    name: 'without a test, what bears on the roll is without effect',
    clauses: ['ebranlement.1'],
    values: { ...half, modificateur: -1, repli: true, relance: true },
    result: calm,
    ignored: ['modificateur', 'repli', 'relance'],
    decided: tenth,
  },
];

const already = { ...half, 'deja-ebranlee': true };
const state: GoldenCase<EbranlementResult>[] = [
  {
    name: 'shaken and falling back: dead on 1 and 2, alive on 3',
    clauses: ['ebranlement.10'],
    values: { ...boyz, repli: true, co: 2 },
    dice: d6(2, 3, 1, 2, 3, 6),
    result: {
      ...failed,
      coAvant: 8,
      coApres: 0,
      repli: { des: [1, 2, 3, 6], morts: 2, survivants: 2 },
    },
    decided: shaken,
  },
  {
    name: 'piege-16: a fall-back without a death',
    clauses: ['ebranlement.10'],
    values: { ...boyz, 'effectif-restant': 1, repli: true },
    dice: d6(2, 3, 3),
    result: { ...failed, repli: { des: [3], morts: 0, survivants: 1 } },
    decided: shaken,
  },
  {
    name: 'a passed test spares the fall-back dice',
    clauses: ['ebranlement.5'],
    values: { ...boyz, repli: true },
    dice: d6(3, 4),
    result: passed,
    decided: tenth,
  },
  {
    name: 'already shaken and not below half: no 2D6, but the fall-back dice',
    clauses: ['ebranlement.10', 'ebranlement.12'],
    values: { ...already, repli: true, co: 2, modificateur: 1 },
    dice: d6(1, 1, 3, 4, 5),
    result: {
      ...calm,
      ebranlee: true,
      coAvant: 0,
      coApres: 0,
      repli: { des: [1, 1, 3, 4, 5], morts: 2, survivants: 3 },
    },
    ignored: ['modificateur'],
    decided: shaken,
  },
  {
    name: 'already shaken, nothing to do: no die at all',
    clauses: ['ebranlement.9', 'ebranlement.11', 'ebranlement.12'],
    values: already,
    result: { ...calm, ebranlee: true },
    decided: shaken,
  },
  {
    name: 'a passed test does not recover a unit already shaken (10e)',
    clauses: ['ebranlement.12'],
    values: { ...boyz, 'deja-ebranlee': true, co: 2 },
    dice: d6(3, 4),
    result: { ...passed, ebranlee: true, coAvant: 0, coApres: 0 },
    decided: shaken,
  },
  {
    name: 'an imposed second test that fails prolongs nothing (10e)',
    clauses: ['ebranlement.4', 'ebranlement.11', 'ebranlement.12'],
    values: { ...already, impose: true },
    dice: d6(2, 3),
    result: { ...failed, sousMoitie: false },
    decided: shaken,
  },
  {
    name: 'in 11e a unit already shaken tests, passes and recovers its CO, without a fall-back die',
    clauses: ['ebranlement.12', 'ebranlement.8'],
    values: { ...already, 'effectif-restant': 8, co: 2, repli: true },
    rulings: eleventh,
    dice: d6(3, 4),
    result: { ...passed, sousMoitie: false, seuil: 5, coAvant: 0, coApres: 16 },
    decided: eleventh,
  },
  {
    name: 'in 11e a failed test leaves it shaken, and its fall-back dice are due',
    clauses: ['ebranlement.12', 'ebranlement.10'],
    values: { ...already, 'effectif-initial': 2, 'effectif-restant': 2, impose: true, repli: true },
    rulings: eleventh,
    dice: d6(2, 3, 2, 4),
    result: {
      ...failed,
      sousMoitie: false,
      seuil: 1,
      repli: { des: [2, 4], morts: 1, survivants: 1 },
    },
    ignored: ['impose'],
    decided: { edition: '11e', 'stratageme-adverse': 'aucun' },
  },
  {
    name: 'the opponent may be allowed to target it',
    clauses: ['ebranlement.9'],
    values: boyz,
    rulings: { 'stratageme-adverse': 'autorise' },
    dice: d6(2, 3),
    result: failed,
    decided: { edition: '10e', 'stratageme-adverse': 'autorise' },
  },
];

const refusals: GoldenCase<EbranlementResult>[] = [
  {
    name: 'no starting strength',
    clauses: ['ebranlement.1'],
    values: { 'effectif-restant': 4, cd: 7 },
    refusal: { code: 'missing', option: 'effectif-initial', context: {} },
  },
  {
    name: 'PV do not make up for the starting strength of what has models left',
    clauses: ['ebranlement.1'],
    values: { 'effectif-restant': 4, 'pv-initial': 12, 'pv-restants': 5, cd: 7 },
    refusal: { code: 'missing', option: 'effectif-initial' },
  },
  {
    name: 'no models left given',
    clauses: ['ebranlement.1'],
    values: { 'effectif-initial': 10, cd: 7 },
    refusal: { code: 'missing', option: 'effectif-restant' },
  },
  {
    name: 'no Cd',
    clauses: ['ebranlement.5'],
    values: { 'effectif-initial': 10, 'effectif-restant': 4 },
    refusal: { code: 'missing', option: 'cd' },
  },
  {
    name: 'piege-16: no model left is a unit destroyed, not an option forgotten',
    clauses: ['ebranlement.3'],
    values: { ...boyz, 'effectif-restant': 0, impose: true },
    refusal: { code: 'unit-destroyed', option: 'effectif-restant', context: { got: 0 } },
  },
  {
    name: 'piege-16: no PV left is a unit destroyed',
    clauses: ['ebranlement.3'],
    values: { ...single, 'pv-initial': 12, 'pv-restants': 0 },
    refusal: { code: 'unit-destroyed', option: 'pv-restants', context: { got: 0 } },
  },
  {
    name: 'more models than at the start',
    clauses: ['ebranlement.3'],
    values: { ...boyz, 'effectif-restant': 12 },
    refusal: {
      code: 'more-left-than-at-start',
      option: 'effectif-restant',
      context: { got: 12, initial: 10, initialOption: 'effectif-initial' },
    },
  },
  {
    name: 'more PV than at the start',
    clauses: ['ebranlement.3'],
    values: { ...single, 'pv-initial': 12, 'pv-restants': 13 },
    refusal: {
      code: 'more-left-than-at-start',
      option: 'pv-restants',
      context: { got: 13, initial: 12, initialOption: 'pv-initial' },
    },
  },
  {
    name: 'a single model without PV',
    clauses: ['ebranlement.2'],
    values: single,
    refusal: { code: 'single-model-needs-pv', option: 'pv-initial', context: {} },
  },
  {
    name: 'a single model without its PV left',
    clauses: ['ebranlement.2'],
    values: { ...single, 'pv-initial': 12 },
    refusal: { code: 'single-model-needs-pv', option: 'pv-restants' },
  },
  {
    name: 'a single model without the PV it started with',
    clauses: ['ebranlement.2'],
    values: { 'pv-restants': 5, cd: 7 },
    refusal: { code: 'single-model-needs-pv', option: 'pv-initial' },
  },
];

export const golden: Golden<Ebranlement, EbranlementResult> = {
  rule: { check, resolve, clauses, arbitrages },
  cases: [...losses, ...alone, ...roll, ...state, ...refusals],
};
