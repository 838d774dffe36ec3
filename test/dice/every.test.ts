import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { NeverAccepted } from '../../src/dice/classes.ts';
import type { Dice } from '../../src/dice/dice.ts';
import { chance, type Distribution, fraction } from '../../src/dice/distribution.ts';
import { chain, distribution } from '../../src/dice/every.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { bruteForce, play, smallRule } from './small-rule.ts';

const counted = (run: () => Distribution<number>): Distribution<number> | null => {
  try {
    return run();
  } catch (error) {
    assert.ok(error instanceof NeverAccepted, String(error));
    return null;
  }
};

const chances = (counts: Distribution<number> | null) =>
  counts && [0, 1, 2, 3, 4, 5, 6].map((state) => chance(counts, (value) => value === state));

function assertClose(got: readonly number[] | null, expected: readonly number[] | null): void {
  assert.equal(got === null, expected === null);
  for (const [index, value] of (expected ?? []).entries()) {
    assert.ok(Math.abs((got?.[index] ?? Number.NaN) - value) < 1e-12, `${got} instead of ${expected}`);
  }
}

describe('counting dice', () => {
  it('agree with a brute force over every face', () => {
    fc.assert(
      fc.property(smallRule, fc.nat(6), (rule, start) => {
        const counts = counted(() => distribution((dice) => play(rule, start, dice)));
        assertClose(chances(counts), bruteForce(rule, start));
      }),
      { numRuns: 500 },
    );
  });

  it('find the same whether states are merged after each stage or not', () => {
    fc.assert(
      fc.property(smallRule, fc.nat(6), (rule, start) => {
        const stages = rule.map((line) => (state: number, dice: Dice) => play([line], state, dice));
        const merged = counted(() => chain(start, ...stages));
        const whole = counted(() => distribution((dice) => play(rule, start, dice)));
        for (const state of [0, 1, 2, 3, 4, 5, 6]) {
          const is = (value: number) => value === state;
          assert.deepEqual(merged && fraction(merged, is), whole && fraction(whole, is));
        }
      }),
    );
  });

  it('add up to the whole, each value once', () => {
    fc.assert(
      fc.property(smallRule, fc.nat(6), (rule, start) => {
        const counts = counted(() => distribution((dice) => play(rule, start, dice)));
        if (!counts) return;
        const sum = counts.outcomes.reduce((so, { weight }) => so + weight, 0n);
        assert.equal(sum, counts.total);
        assert.equal(new Set(counts.outcomes.map(({ value }) => value)).size, counts.outcomes.length);
        assert.ok(counts.outcomes.every(({ weight }) => weight > 0n));
      }),
    );
  });

  it('say how often the same rule gives what when it is played', () => {
    const rule = (dice: Dice) => {
      const hits = dice.pool(4, 6, [0, 0, 0, 1, 1, 1]).counts[1] ?? 0;
      const drawn = dice.until(
        (again) => again.roll(6) - again.roll(6),
        (difference) => difference !== 0,
      );
      return hits + Math.sign(drawn);
    };
    const counts = distribution(rule);
    const throws = 20_000;
    const dice = seededDice('fréquences');
    const played = Array.from({ length: throws }, () => rule(dice));
    for (const { value } of counts.outcomes) {
      const expected = chance(counts, (other) => other === value);
      const seen = played.filter((other) => other === value).length / throws;
      const error = Math.sqrt((expected * (1 - expected)) / throws);
      assert.ok(Math.abs(seen - expected) < 4 * error, `${value}: ${seen} instead of ${expected}`);
    }
  });
});

describe('known chances', () => {
  const twoDice = distribution((dice) => dice.roll(6) + dice.roll(6));

  it('of 2D6 are the 36ths that everybody knows', () => {
    assert.equal(twoDice.total, 36n);
    const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map(BigInt);
    assert.deepEqual(
      twoDice.outcomes.toSorted((one, other) => one.value - other.value).map(({ weight }) => weight),
      ways,
    );
    assert.deepEqual(
      fraction(twoDice, (total) => total >= 7),
      [7n, 12n],
    );
    assert.equal(
      chance(twoDice, (total) => total >= 6),
      26 / 36,
    );
    assert.equal(
      chance(twoDice, (total) => total >= 8),
      15 / 36,
    );
  });

  it('of 6D6 at 4+ are binomial', () => {
    const { outcomes, total } = distribution((dice) => dice.pool(6, 6, [0, 0, 0, 1, 1, 1]).counts[1] ?? 0);
    const shares = outcomes.toSorted((one, other) => one.value - other.value);
    assert.deepEqual(
      shares.map(({ value, weight }) => [value, (weight * 64n) / total]),
      [1n, 6n, 15n, 20n, 15n, 6n, 1n].map((share, hits) => [hits, share]),
    );
  });

  it('of two totals that must differ leave the ties out', () => {
    const counts = distribution((dice) =>
      dice.until(
        (again) => [again.roll(6), again.roll(6)],
        ([one, other]) => one !== other,
      ),
    );
    assert.equal(counts.total, 30n);
    assert.deepEqual(
      fraction(counts, ([one = 0, other = 0]) => one > other),
      [1n, 2n],
    );
  });
});
