import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refuse } from '../../src/rules/rule.ts';
import { readFaces } from '../../src/slash/common.ts';

test('typed dice are parted by whatever is no digit', () => {
  assert.deepEqual(readFaces('4 2,6;1000'), [4, 2, 6, 1000]);
  assert.deepEqual(readFaces('des'), refuse('dice-none', 'des'));
});

test('a number that no die shows is refused as it was typed', () => {
  const typed = '9'.repeat(400);
  assert.deepEqual(
    readFaces('99999999 2'),
    refuse('dice-no-such-face', 'des', { index: 1, got: '99999999' }),
  );
  assert.deepEqual(readFaces('2 1001'), refuse('dice-no-such-face', 'des', { index: 2, got: '1001' }));
  assert.deepEqual(readFaces(`2 ${typed}`), refuse('dice-no-such-face', 'des', { index: 2, got: typed }));
});
