import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barsText, linesOf } from '../../src/present/chances/bars.ts';

test('groups of many values name none below the least or above the greatest', () => {
  const outcomes = Array.from({ length: 16 }, (_, at) => ({ value: at + 3, weight: 1n }));
  const labels = linesOf({ outcomes, total: 16n }).map(({ label }) => label);
  assert.deepEqual([labels[0], labels[1], labels.at(-1)], ['3', '4 à 5', '18']);
});

test('what hardly ever comes stands in one line at either end, so that the rest is seen more finely', () => {
  const outcomes = [1n, 2n, 3000n, 4000n, 3000n, 1n, 1n, 1n].map((weight, at) => ({ value: at + 3, weight }));
  const far = [...outcomes, { value: 618, weight: 1n }];
  const all = { outcomes: far, total: far.reduce((sum, { weight }) => sum + weight, 0n) };
  assert.deepEqual(
    linesOf(all).map(({ label, share }) => [label, typeof share === 'number' ? share : share[0]]),
    [
      ['4 ou moins', 3n],
      ['5', 3000n],
      ['6', 4000n],
      ['7', 3000n],
      ['8 ou plus', 4n],
    ],
  );
});

test('nothing is gathered where that would show the rest no more finely', () => {
  const outcomes = [1n, 1n, 5000n, 5000n].map((weight, at) => ({ value: at, weight }));
  assert.deepEqual(
    linesOf({ outcomes, total: 10_002n }).map(({ label }) => label),
    ['0', '1', '2', '3'],
  );
});

test('the longest percentage stands apart from the longest bar', () => {
  const outcomes = [9999n, 1n].map((weight, at) => ({ value: at, weight }));
  assert.match(barsText(linesOf({ outcomes, total: 10_000n })), /█ > 99,9/u);
});
