import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import seedrandom from 'seedrandom';
import { NeverAccepted } from '../../src/dice/classes.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { ALGORITHM, seededDice } from '../../src/dice/seeded.ts';

describe('seeded dice', () => {
  it('fall as ARC4 of seedrandom says, in version 1 of the algorithm', () => {
    assert.equal(ALGORITHM, 1);
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.integer({ min: 2, max: 1000 }), { maxLength: 30 }),
        (seed, sides) => {
          const generator = seedrandom(seed);
          const expected = sides.map((side) => ({ sides: side, face: 1 + Math.floor(generator() * side) }));
          const dice = seededDice(seed);
          for (const side of sides) dice.roll(side);
          assert.deepEqual(dice.rolled, expected);
        },
      ),
    );
  });

  it('fall tomorrow as they fall today', () => {
    const dice = seededDice('héraut');
    const faces = [6, 6, 6, 6, 100, 1000].map((sides) => dice.roll(sides));
    assert.deepEqual(faces, [6, 1, 6, 2, 93, 878]);
  });

  it('show every face about equally often', () => {
    const dice = seededDice('équilibre');
    const { counts } = dice.pool(60_000, 6, [0, 1, 2, 3, 4, 5]);
    const distance = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    assert.ok(distance < 20.5, `χ² of five degrees beyond one in a thousand: ${distance}`);
  });
});

describe('dice that are played', () => {
  it('count the classes of a pool and keep its faces in order', () => {
    const dice = scriptedDice([1, 6, 4, 6, 2]);
    const pool = dice.pool(5, 6, [0, 0, 0, 1, 1, 2]);
    assert.deepEqual(pool, { faces: [1, 6, 4, 6, 2], counts: [2, 1, 2] });
    assert.equal(dice.rolled.length, 5);
  });

  it('give an empty pool every class', () => {
    assert.deepEqual(scriptedDice([]).pool(0, 6, [0, 0, 0, 1, 1, 1]), { faces: [], counts: [0, 0] });
  });

  it('repeat until a value is accepted, and remember what was not', () => {
    const dice = scriptedDice([3, 3, 5, 5, 2, 6]);
    const drawn = dice.until(
      (again) => [again.roll(6), again.roll(6)] as const,
      ([one, other]) => one !== other,
    );
    assert.deepEqual(drawn, [2, 6]);
    assert.deepEqual(
      dice.rolled.map(({ face }) => face),
      [3, 3, 5, 5, 2, 6],
    );
  });

  it('give up on a value that is never accepted', () => {
    const dice = seededDice('jamais');
    assert.throws(
      () =>
        dice.until(
          (again) => again.roll(6),
          (face) => face > 6,
        ),
      NeverAccepted,
    );
  });

  it('refuse a die or a pool that cannot be', () => {
    const dice = seededDice('faux');
    for (const sides of [0, -6, 2.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      assert.throws(() => dice.roll(sides), RangeError);
    }
    assert.throws(() => dice.pool(-1, 6, [0, 0, 0, 1, 1, 1]), RangeError);
    assert.throws(() => dice.pool(1, 6, [0, 1]), RangeError);
    assert.throws(() => dice.pool(1, 2, [0, 2]), RangeError);
    assert.throws(() => dice.pool(1, 2, [0, -1]), RangeError);
    assert.throws(() => dice.pool(1, 2, [0, 0.5]), RangeError);
    assert.deepEqual(dice.rolled, []);
  });
});
