import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { deeds } from '../fuzz/acts.ts';
import { fuzz } from '../fuzz/fuzz.ts';

// Seeds of chance: each failure tells its own, to be played again.
for (let run = 0; run < 12; run += 1) {
  test(`every command with absurd values, then clicks, run ${run + 1}`, async (context) => {
    const play = await fuzz(context, randomInt(2 ** 32 - 1), deeds.length * 3);
    assert.ok(play.accepted > 60, `${play.accepted} accepted`);
    assert.ok(play.refused > 60, `${play.refused} refused`);
  });
}
