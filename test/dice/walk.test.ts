import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NeverAccepted } from '../../src/dice/classes.ts';
import type { Dice } from '../../src/dice/dice.ts';
import {
  certain,
  chance,
  type Distribution,
  fraction,
  mapDistribution,
} from '../../src/dice/distribution.ts';
import { chain, distribution, through } from '../../src/dice/every.ts';

const values = <T>(counts: Distribution<T>) => counts.outcomes.map(({ value }) => value);

describe('a walk over all dice', () => {
  it('runs the rule once for each way of a pool, not for each face', () => {
    let runs = 0;
    const rule = (dice: Dice) => {
      runs += 1;
      return dice.pool(40, 6, [0, 0, 1, 1, 1, 2]).counts;
    };
    assert.equal(distribution(rule).total, 6n ** 40n);
    assert.equal(runs, (42 * 41) / 2);
  });

  it('runs a stage once for each face of each merged state', () => {
    let runs = 0;
    const stage = (total: number, dice: Dice) => {
      runs += 1;
      return total + dice.roll(6);
    };
    const counts = chain(0, ...Array.from({ length: 20 }, () => stage));
    assert.equal(counts.total, 6n ** 20n);
    assert.equal(runs, 6 * Array.from({ length: 20 }, (_, dice) => dice * 5 + 1).reduce((a, b) => a + b));
    assert.deepEqual(
      fraction(counts, (total) => total >= 119),
      [7n, 6n ** 20n / 3n],
    );
  });

  it('shows no die, no face, and says that it counts', () => {
    const seen = distribution((dice) => {
      const { faces } = dice.pool(2, 6, [0, 0, 0, 1, 1, 1]);
      dice.roll(6);
      return { counting: dice.counting, faces, rolled: dice.rolled };
    });
    assert.deepEqual(seen.outcomes, [{ value: { counting: true, faces: [], rolled: [] }, weight: 216n }]);
  });

  it('counts a repeat that uses the outer dice like one that uses the dice it is handed', () => {
    const even = (face: number) => face % 2 === 0;
    const outer = distribution((dice) => dice.roll(4) + dice.until(() => dice.roll(6), even));
    const handed = distribution((dice) => dice.roll(4) + dice.until((again) => again.roll(6), even));
    assert.deepEqual(outer, handed);
    assert.equal(outer.total, 12n);
  });

  it('says clearly that a value can never be accepted', () => {
    const rule = (dice: Dice) =>
      dice.until(
        (again) => again.roll(6),
        (face) => face === 7,
      );
    assert.throws(() => distribution(rule), NeverAccepted);
  });

  it('says clearly that a rule is not pure', () => {
    let runs = 0;
    const restless = (dice: Dice) => {
      runs += 1;
      return dice.roll(runs === 1 ? 6 : 8);
    };
    assert.throws(() => distribution(restless), /other dice/);
    let left = 3;
    const forgetful = (dice: Dice) => {
      left -= 1;
      return left > 0 ? dice.roll(6) : 0;
    };
    assert.throws(() => distribution(forgetful), /other dice/);
  });

  it('refuses dice that cannot be and pools too fine to be of use', () => {
    assert.throws(() => distribution((dice) => dice.roll(0)), RangeError);
    assert.throws(() => distribution((dice) => dice.pool(2, 2, [0, 2])), RangeError);
    assert.throws(() => distribution((dice) => dice.pool(100, 6, [0, 1, 2, 3, 4, 5])), RangeError);
  });

  it('takes a stage from one kind of state to another', () => {
    const hits = distribution((dice) => dice.pool(2, 6, [0, 0, 0, 1, 1, 1]).counts[1] ?? 0);
    const wounds = through(hits, (count, dice) => ({
      wounds: dice.pool(count, 6, [0, 0, 1, 1, 1, 1]).counts[1],
    }));
    assert.deepEqual(
      fraction(wounds, ({ wounds }) => wounds === 2),
      [1n, 9n],
    );
    assert.deepEqual(
      fraction(wounds, ({ wounds }) => wounds === 0),
      [4n, 9n],
    );
  });
});

describe('a distribution', () => {
  it('merges equal values whatever the order of their keys, at any depth', () => {
    const counts = distribution((dice) =>
      dice.roll(2) === 1 ? { a: 1, b: { c: [2], d: 3 } } : { b: { d: 3, c: [2] }, a: 1 },
    );
    assert.deepEqual(counts.outcomes, [{ value: { a: 1, b: { c: [2], d: 3 } }, weight: 2n }]);
  });

  it('keeps values apart that only look alike', () => {
    const alike = [0, '0', false, null, 'null', '', [], {}, '{}', [0], ['0']];
    assert.deepEqual(values(distribution((dice) => alike[dice.roll(alike.length) - 1])), alike);
  });

  it('seen through a change merges what becomes equal', () => {
    const parity = mapDistribution(
      distribution((dice) => dice.roll(6)),
      (face) => face % 2,
    );
    assert.deepEqual(parity, {
      outcomes: [
        { value: 1, weight: 3n },
        { value: 0, weight: 3n },
      ],
      total: 6n,
    });
  });

  it('gives chances as numbers however large its weights', () => {
    const counts = { outcomes: [{ value: true, weight: 2n * 6n ** 900n }], total: 3n * 6n ** 900n + 1n };
    assert.ok(Math.abs(chance(counts, (value) => value) - 2 / 3) < 1e-15);
    assert.equal(
      chance(certain('sure'), () => true),
      1,
    );
    assert.equal(
      chance(certain('sure'), () => false),
      0,
    );
    assert.deepEqual(
      fraction(certain('sure'), () => false),
      [0n, 1n],
    );
  });
});
