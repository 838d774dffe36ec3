import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { deeds } from '../fuzz/acts.ts';
import { fuzz } from '../fuzz/fuzz.ts';

/** A run takes some seconds; one that waits for ever would hold up the whole suite, without its seed. In milliseconds. */
const timeout = 5 * 60_000;

// Seeds of chance, in the name: a failure tells its own, and so does a run that is over its limit.
for (let run = 0; run < 12; run += 1) {
  const seed = randomInt(2 ** 32 - 1);
  test(`every command with absurd values, then clicks (seed ${seed})`, { timeout }, async (context) => {
    const play = await fuzz(context, seed, deeds.length * 3);
    assert.ok(play.accepted > 60, `${play.accepted} accepted`);
    assert.ok(play.refused > 60, `${play.refused} refused`);
  });
}
