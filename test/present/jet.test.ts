import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jet } from '../../src/present/jet.ts';
import * as jetRule from '../../src/rules/libre/jet.ts';
import type { Values } from '../../src/slash/option.ts';
import { read, roll } from './reading.ts';

const rule = {
  check: ({ notation: text }: Values) => jetRule.check(String(text)),
  resolve: jetRule.resolve,
};
const linesOf = (notation: string, faces: readonly number[]) =>
  read(jet(roll('jet', rule, { notation }, faces))).slice(1);

for (const [notation, faces, line] of [
  ['2d6', [2, 4], '2D6 : 2 + 4 = **6**'],
  ['d20', [20], '1D20 : **20**'],
  ['2d6+3', [1, 5], '2D6 : (1 + 5) + 3 = **9**'],
  ['d20-30', [12], '1D20 : 12 − 30 = **−18**'],
  ['4d6 garde 3', [5, 1, 5, 1], '4D6 : **5** + **1** + **5** + ~~1~~ = **11**'],
  ['6d6>=4', [4, 1, 6, 3, 3, 5], '6D6 : **4**, 1, **6**, 3, 3, **5** : **3 succès** (4 ou plus)'],
  ['2d6>=4', [1, 1], '2D6 : 1, 1 : **0 succès** (4 ou plus)'],
  ['d66', [3, 5], 'D66 : 3 et 5, donc **35**'],
  ['2d6+1d8-2', [2, 3, 7], '2D6 + 1D8 : 5 (2d6) + 7 (d8) − 2 = **10**'],
  ['3+2d6', [1, 1], '2D6 : 3 + 2 (2d6) = **5**'],
] as const) {
  test(`jet: ${notation}`, () => {
    assert.equal(linesOf(notation, faces)[0], line);
  });
}

for (const [notation, faces, ...lines] of [
  ['2d6-1d6', [3, 4, 6], '2D6 − 1D6 : 7 (2d6) − 6 (d6) = **1**', '2d6 : 3 + 4'],
  ['1d6+1d8', [3, 4], '1D6 + 1D8 : 3 (d6) + 4 (d8) = **7**'],
  ['-1d6', [4], '−1D6 : **−4**'],
  ['-2d6', [1, 5], '−2D6 : −(1 + 5) = **−6**'],
  ['-d66', [3, 5], '−D66 : 3 et 5, donc **−35**'],
  ['-1d6+9', [4], '−1D6 : −4 (d6) + 9 = **5**'],
  ['3-2d6', [1, 1], '−2D6 : 3 − 2 (2d6) = **1**', '2D6 : 1 + 1'],
  ['-1d6-1d8', [4, 2], '−1D6 − 1D8 : −4 (d6) − 2 (d8) = **−6**'],
] as const) {
  test(`piege-17 jet: signs, and no die told twice: ${notation}`, () => {
    assert.deepEqual(linesOf(notation, faces), lines);
  });
}

test('jet: of many dice, faces that fell once stand as they are', () => {
  const faces = [...Array(20).keys()].map((at) => 10 * (at + 1));
  const [line = ''] = linesOf('22d1000', [...faces, 10, 10]);
  assert.match(line, /^22D1000 : 3 × 10 \+ 20 \+ 30 \+ /u);
  assert.doesNotMatch(line, /\b1 × /u);
});
