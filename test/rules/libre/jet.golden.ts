import { clauses } from '../../../data/libre/jet.ts';
import type { Die } from '../../../src/dice/dice.ts';
import { check, type Jet, type JetResult, resolve } from '../../../src/rules/libre/jet.ts';
import { d6, type Golden, type GoldenCase } from '../golden.ts';

const dice = (sides: number, ...faces: readonly number[]): Die[] => faces.map((face) => ({ sides, face }));

/** Every die counts and no success is asked for. */
const all = (des: readonly number[], total: number): JetResult => ({ des, gardes: des, total, succes: null });

const sixes = Array.from({ length: 101 }, () => 6);

const rolls: readonly GoldenCase<JetResult>[] = [
  {
    name: 'two dice and a constant',
    clauses: ['jet.1', 'jet.6'],
    values: { notation: '2d6+3' },
    dice: d6(2, 5),
    result: all([2, 5], 10),
  },
  {
    name: 'one die without a number before it',
    clauses: ['jet.1'],
    values: { notation: 'D20' },
    dice: dice(20, 20),
    result: all([20], 20),
  },
  {
    name: 'd% is a D100, and 100 is its highest face',
    clauses: ['jet.1'],
    values: { notation: 'd%' },
    dice: dice(100, 100),
    result: all([100], 100),
  },
  {
    name: 'a total of zero',
    clauses: ['jet.6'],
    values: { notation: 'd6 - 4' },
    dice: d6(4),
    result: all([4], 0),
  },
  {
    name: 'a total below zero',
    clauses: ['jet.6'],
    values: { notation: '2d6 − 10' },
    dice: d6(1, 2),
    result: all([1, 2], -7),
  },
  {
    name: 'terms of several kinds, in the order in which they stand',
    clauses: ['jet.1', 'jet.6'],
    values: { notation: '2d6 + 1d8 - 2' },
    dice: [...d6(6, 1), ...dice(8, 8)],
    result: all([6, 1, 8], 13),
  },
  {
    name: 'dice that are taken away',
    clauses: ['jet.6'],
    values: { notation: '10 - 2d6' },
    dice: d6(3, 4),
    result: all([3, 4], 3),
  },
  {
    name: 'a single term that is taken away',
    clauses: ['jet.6'],
    values: { notation: '-d6' },
    dice: d6(5),
    result: all([5], -5),
  },
  {
    name: 'the three highest of four',
    clauses: ['jet.2'],
    values: { notation: '4d6 garde 3' },
    dice: d6(2, 6, 1, 4),
    result: { des: [2, 6, 1, 4], gardes: [2, 6, 4], total: 12, succes: null },
  },
  {
    name: 'the lowest of four',
    clauses: ['jet.2'],
    values: { notation: '4d6 garde 1 bas' },
    dice: d6(5, 3, 6, 3),
    result: { des: [5, 3, 6, 3], gardes: [3], total: 3, succes: null },
  },
  {
    name: 'the English words for it',
    clauses: ['jet.2'],
    values: { notation: '3d6kl2 + 2d20kh1' },
    dice: [...d6(4, 1, 4), ...dice(20, 7, 19)],
    result: { des: [4, 1, 4, 7, 19], gardes: [4, 1, 19], total: 24, succes: null },
  },
];

const explosions: readonly GoldenCase<JetResult>[] = [
  {
    name: 'no highest face, no explosion',
    clauses: ['jet.1'],
    values: { notation: '3d6!' },
    dice: d6(1, 5, 2),
    result: all([1, 5, 2], 8),
  },
  {
    name: 'explosions come after the dice of the term, and explode in turn',
    clauses: ['jet.1', 'jet.3'],
    values: { notation: '3d6!' },
    dice: d6(6, 2, 6, 6, 1, 3),
    result: all([6, 2, 6, 6, 1, 3], 24),
  },
  {
    name: 'explosions of one term come before the next term',
    clauses: ['jet.3', 'jet.6'],
    values: { notation: 'd6! + d8' },
    dice: [...d6(6, 4), ...dice(8, 8)],
    result: all([6, 4, 8], 18),
  },
  {
    name: 'an exploded die can be kept',
    clauses: ['jet.2', 'jet.3'],
    values: { notation: '2d6! garde 1' },
    dice: d6(6, 3, 6, 2),
    result: { des: [6, 3, 6, 2], gardes: [6], total: 6, succes: null },
  },
  {
    name: 'exactly a hundred explosions, and no more',
    clauses: ['jet.3', 'jet.4'],
    values: { notation: 'd6!' },
    dice: d6(...sixes),
    result: all(sixes, 606),
  },
  {
    name: 'the hundred is for all terms',
    clauses: ['jet.4', 'jet.6'],
    values: { notation: 'd6! + d6!' },
    dice: d6(...sixes, 6),
    result: all([...sixes, 6], 612),
  },
];

const d66AndSuccesses: readonly GoldenCase<JetResult>[] = [
  {
    name: 'a D66 is read as tens and units',
    clauses: ['jet.5'],
    values: { notation: 'd66' },
    dice: d6(4, 2),
    result: all([4, 2], 42),
  },
  {
    name: 'a D66 can be modified',
    clauses: ['jet.5', 'jet.6'],
    values: { notation: 'd66 + 10' },
    dice: d6(1, 6),
    result: all([1, 6], 26),
  },
  {
    name: 'successes at 4 or more',
    clauses: ['jet.1', 'jet.7'],
    values: { notation: '6d6>=4' },
    dice: d6(4, 1, 6, 3, 5, 2),
    result: { ...all([4, 1, 6, 3, 5, 2], 21), succes: 3 },
  },
  {
    name: 'no success is 0, not nothing',
    clauses: ['jet.7'],
    values: { notation: '2d6=6' },
    dice: d6(1, 5),
    result: { ...all([1, 5], 6), succes: 0 },
  },
  {
    name: 'successes strictly below',
    clauses: ['jet.7'],
    values: { notation: '3d10 < 4' },
    dice: dice(10, 3, 4, 1),
    result: { ...all([3, 4, 1], 8), succes: 2 },
  },
  {
    name: 'successes among the kept dice only',
    clauses: ['jet.2', 'jet.7'],
    values: { notation: '4d6 garde 2 bas <= 3' },
    dice: d6(3, 2, 6, 3),
    result: { des: [3, 2, 6, 3], gardes: [3, 2], total: 5, succes: 2 },
  },
  {
    name: 'explosions succeed like the others',
    clauses: ['jet.3', 'jet.7'],
    values: { notation: '2d6! > 4' },
    dice: d6(6, 1, 5),
    result: { ...all([6, 1, 5], 12), succes: 2 },
  },
  {
    name: 'the number of a D66 is compared, not its dice',
    clauses: ['jet.5', 'jet.7'],
    values: { notation: 'd66 >= 44' },
    dice: d6(5, 1),
    result: { ...all([5, 1], 51), succes: 1 },
  },
];

const refusal = (notation: string, code: string, clauses: readonly string[]): GoldenCase<JetResult> => ({
  name: `« ${notation.slice(0, 20)} » is refused`,
  clauses,
  values: { notation },
  refusal: { code, option: 'notation' },
});

const refusals: readonly GoldenCase<JetResult>[] = [
  {
    name: 'a refusal says what was typed and where the mistake stands',
    clauses: ['jet.9'],
    values: { notation: '2d6 + 9999999d6' },
    refusal: {
      code: 'notation-dice-count',
      option: 'notation',
      context: { text: '2d6 + 9999999d6', position: 7, got: '9999999', min: 1, max: 100 },
    },
  },
  {
    name: 'a text that is too long is not repeated',
    clauses: ['jet.9'],
    values: { notation: 'd'.repeat(2000) },
    refusal: { code: 'too-long', option: 'notation', context: { length: 2000, max: 200 } },
  },
  refusal('   ', 'empty', []),
  refusal('9999999d999999999', 'notation-dice-count', ['jet.9']),
  refusal('60d6 + 60d6', 'notation-dice-in-all', ['jet.9']),
  refusal('1d1!', 'notation-sides', ['jet.9']),
  refusal('12', 'notation-no-dice', ['jet.9']),
  refusal('2d66', 'notation-d66-alone', ['jet.5']),
  refusal('d66 = 70', 'notation-idle-comparison', ['jet.8']),
  refusal('d66 = 20', 'notation-d66-number', ['jet.8']),
  refusal('d6!>0', 'notation-idle-comparison', ['jet.8']),
  refusal('2d6+3 >= 7', 'notation-comparison-of-sum', ['jet.8']),
  refusal('4d6 garde 5', 'notation-keep-count', ['jet.2']),
  refusal('3d6!!', 'notation-twice', ['jet.3']),
  refusal('d6 + 1000000', 'notation-constant', []),
  refusal('2d6 +', 'notation-incomplete', []),
  refusal('2d6 + épée', 'notation-unexpected', []),
];

export const golden: Golden<Jet, JetResult> = {
  rule: { check: ({ notation }) => check(String(notation)), resolve, clauses, arbitrages: [] },
  cases: [...rolls, ...explosions, ...d66AndSuccesses, ...refusals],
};
