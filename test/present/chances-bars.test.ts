import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf } from '../../src/present/chances/bars.ts';

test('groups of many values name none below the least or above the greatest', () => {
  const outcomes = Array.from({ length: 16 }, (_, at) => ({ value: at + 3, weight: 1n }));
  const labels = linesOf({ outcomes, total: 16n }).map(({ label }) => label);
  assert.deepEqual([labels[0], labels[1], labels.at(-1)], ['3', '4 à 5', '18']);
});
