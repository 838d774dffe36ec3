import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jet } from '../../src/present/jet.ts';
import * as jetRule from '../../src/rules/libre/jet.ts';
import type { Values } from '../../src/slash/option.ts';
import { read, roll } from './reading.ts';

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
    const rule = {
      check: ({ notation: text }: Values) => jetRule.check(String(text)),
      resolve: jetRule.resolve,
    };
    assert.equal(read(jet(roll('jet', rule, { notation }, faces)))[1], line);
  });
}
