import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { distribution } from '../../src/dice/every.ts';
import {
  around,
  die,
  meanOf,
  nothing,
  plus,
  type Spread,
  spreadOf,
  times,
} from '../../src/odds/chance-des-joueurs-somme.ts';

const total = ({ chances }: Spread) => chances.reduce((sum, one) => sum + one, 0);

/** The exact number of ways for each sum, die by die, from the lowest sum on. */
function ways(sides: number, count: number): bigint[] {
  let all = [1n];
  for (let thrown = 0; thrown < count; thrown += 1) {
    const next = new Array<bigint>(all.length + sides - 1).fill(0n);
    for (const [at, weight] of all.entries())
      for (let face = 0; face < sides; face += 1) next[at + face] = (next[at + face] ?? 0n) + weight;
    all = next;
  }
  return all;
}

test('the sum of dice is that of big integers, to a relative error of 10⁻¹² beside what is lost', () => {
  for (const [sides, count] of [
    [6, 1],
    [6, 2],
    [6, 37],
    [6, 300],
    [20, 60],
    [2, 100],
  ] as const) {
    const found = times(die(sides), count);
    const exact = ways(sides, count);
    const whole = BigInt(sides) ** BigInt(count);
    for (const [at, chance] of found.chances.entries()) {
      const weight = exact[found.from - count + at] ?? 0n;
      const real = Number((weight * 10n ** 40n) / whole) / 1e40;
      assert.ok(
        Math.abs(chance - real) <= real * 1e-12 + found.lost,
        `${count}d${sides}: ${found.from + at}`,
      );
    }
    assert.ok(Math.abs(total(found) - 1) <= 1e-12 + found.lost);
    assert.ok(found.lost < 1e-15);
    assert.ok(Math.abs(meanOf(found) - (count * (sides + 1)) / 2) < 1e-9);
  }
});

test('many dice are added up at once: the sum stays 1, the mean what it must be', () => {
  const found = times(die(6), 20_000);
  assert.ok(Math.abs(total(found) - 1) < 1e-11);
  assert.ok(Math.abs(meanOf(found) - 70_000) < 1e-5);
  assert.ok(found.lost < 1e-14);
});

test('nothing adds nothing; order does not matter; both sides of a value overlap in it alone', () => {
  const some = fc
    .array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 })
    .map((weights): Spread => {
      const whole = weights.reduce((sum, one) => sum + one, 0);
      return { from: 0, chances: weights.map((one) => one / whole), lost: 0 };
    });
  fc.assert(
    fc.property(some, some, fc.integer({ min: -1, max: 12 }), (one, other, value) => {
      assert.deepEqual(plus(one, nothing), one);
      const sum = plus(one, other);
      const back = plus(other, one);
      for (const [at, chance] of sum.chances.entries())
        assert.ok(Math.abs(chance - (back.chances[at] ?? 0)) < 1e-15);
      const { atMost, atLeast } = around(sum, value);
      assert.ok(Math.abs(atMost + atLeast - 1 - (sum.chances[value - sum.from] ?? 0)) < 1e-12);
    }),
  );
});

test('an exact distribution keeps its values where they stand', () => {
  const spread = spreadOf(distribution((dice) => dice.roll(4) * 2 - 5));
  assert.deepEqual(spread, { from: -3, chances: [0.25, 0, 0.25, 0, 0.25, 0, 0.25], lost: 0 });
  assert.deepEqual(around(spread, -3), { atMost: 0.25, atLeast: 1 });
  assert.deepEqual(around(spread, 0), { atMost: 0.5, atLeast: 0.5 });
});
