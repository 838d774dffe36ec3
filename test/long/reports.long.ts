import assert from 'node:assert/strict';
import { test } from 'node:test';
import { luckOfMany } from '../chance-des-joueurs/luck-of-many.ts';
import { reportMany } from '../journal/report-many.ts';
import { dataOfMany } from '../operation/data-of-many.ts';

test('exports and the chronicle of 100 000 entries leave the event loop free', async (t) => {
  const held = await reportMany(t, 100_000, 20_000);
  assert.ok(held < 50, `${held} ms`);
});

test('luck over 10 000 rolls leaves the event loop free', async (t) => {
  const held = await luckOfMany(t, 10_000);
  assert.ok(held < 50, `${held} ms`);
});

test('what is known of somebody with 100 000 entries leaves the event loop free', async (t) => {
  const held = await dataOfMany(t, 100_000);
  assert.ok(held < 50, `${held} ms`);
});
