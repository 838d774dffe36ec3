import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dice } from '../../src/dice/dice.ts';
import { distribution } from '../../src/dice/every.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { spreadOf } from '../../src/odds/chance-des-joueurs-somme.ts';
import { Kinds } from '../../src/odds/chance-des-joueurs-sortes.ts';

const players = 400;

/** `count` dice of which those from `seuil` on succeed: thrown, and added up. Gives how many did. */
function thrown(kinds: Kinds, dice: Dice, count: number, seuil: number): number {
  if (count === 0) return 0;
  const classes = [1, 2, 3, 4, 5, 6].map((face) => Number(face >= seuil));
  const got = dice.pool(count, 6, classes).counts[1] ?? 0;
  kinds.add(`${count} ${seuil}`, got, () =>
    spreadOf(distribution((every) => every.pool(count, 6, classes).counts[1] ?? 0)),
  );
  return got;
}

/** Where each of many players stands among all who roll as he did: what came half, as it is neither more nor less. */
function percentiles(name: string, play: (kinds: Kinds, dice: Dice) => void): number[] {
  return Array.from({ length: players }, (_, at) => {
    const kinds = new Kinds();
    play(kinds, seededDice(`${name} ${at}`));
    const { atMost, atLeast } = kinds.measure() ?? assert.fail('nothing was thrown');
    return (atMost + 1 - atLeast) / 2;
  }).sort((one, other) => one - other);
}

/** Kolmogorov and Smirnov: further from the diagonal than this are one of a thousand. */
const furthest = 1.95 / Math.sqrt(players);

function assertUniform(sorted: readonly number[]): void {
  for (const [at, one] of sorted.entries())
    assert.ok(Math.abs(one - (at + 0.5) / players) < furthest, `${at}: ${one}`);
}

test('who stands where is even: one of twenty among the worst twentieth', () => {
  assertUniform(
    percentiles('apart', (kinds, dice) => {
      for (let roll = 0; roll < 60; roll += 1) thrown(kinds, dice, 1 + (roll % 4), 2 + (roll % 5));
    }),
  );
});

test('it stays so where what fell decides how many dice follow', () => {
  assertUniform(
    percentiles('after one another', (kinds, dice) => {
      for (let strike = 0; strike < 30; strike += 1)
        thrown(kinds, dice, thrown(kinds, dice, thrown(kinds, dice, 5, 3), 4), 5);
    }),
  );
});

test('dice that fall too high are found out', () => {
  const loaded = percentiles('loaded', (kinds, dice) => {
    for (let roll = 0; roll < 60; roll += 1) {
      const got = thrown(new Kinds(), dice, 3, 3);
      kinds.add('3 4', got, () =>
        spreadOf(distribution((every) => every.pool(3, 6, [0, 0, 0, 1, 1, 1]).counts[1] ?? 0)),
      );
    }
  });
  assert.throws(() => assertUniform(loaded), assert.AssertionError);
});
