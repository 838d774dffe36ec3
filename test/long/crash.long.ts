import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { picker } from '../../scripts/bench/crowd.ts';
import { surviveKills } from '../e2e/crash-load.ts';

const kills = 50;

for (const part of [1, 2, 3, 4]) {
  const seed = randomInt(2 ** 32 - 1);
  test(`killed ${kills} times under load at random moments, part ${part} (seed ${seed})`, async (context) => {
    const amid = await surviveKills(context, kills, picker(seed));
    assert.ok(amid > kills / 2, `${amid} kills fell amid the work`);
  });
}
