import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ratio } from '../../src/odds/ratio.ts';

test('a fraction is 0 or 1 as a number only where it is', () => {
  const long = 10n ** 400n;
  for (const whole of [10n ** 20n, long]) {
    assert.ok(ratio(whole - 1n, whole) < 1);
    assert.ok(ratio(1n, whole) > 0);
    assert.equal(ratio(whole, whole), 1);
    assert.equal(ratio(0n, whole), 0);
  }
  assert.equal(ratio(long, long * 4n), 0.25);
  assert.equal(ratio(1n, 3n), 1 / 3);
});
