import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deeds } from './acts.ts';
import { fuzz } from './fuzz.ts';

// The seed stands, so that a run depends on no chance; the long test draws its own.
test('piege-06 piege-08 every command in turn with absurd values, then clicks on what it showed', async (context) => {
  const play = await fuzz(context, 1, deeds.length);
  assert.ok(play.accepted > 20, `${play.accepted} accepted`);
  assert.ok(play.refused > 20, `${play.refused} refused`);
});
