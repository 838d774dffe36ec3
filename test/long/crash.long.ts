import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { picker } from '../../scripts/bench/crowd.ts';
import { surviveKills } from '../e2e/crash-load.ts';

for (const part of [1, 2, 3, 4]) {
  const seed = randomInt(2 ** 32 - 1);
  test(`killed 50 times under load at random moments, part ${part} (seed ${seed})`, async (context) => {
    await surviveKills(context, 50, picker(seed));
  });
}
