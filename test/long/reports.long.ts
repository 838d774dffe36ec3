import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportMany } from '../journal/report-many.ts';

test('exports and the chronicle of 100 000 entries leave the event loop free', async (t) => {
  const held = await reportMany(t, 100_000, 20_000);
  assert.ok(held < 50, `${held} ms`);
});
