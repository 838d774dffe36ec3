import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Dice } from '../../src/dice/dice.ts';
import { DiceMismatch, playTyped, scriptedDice } from '../../src/dice/scripted.ts';
import { seededDice } from '../../src/dice/seeded.ts';

const mismatch = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof DiceMismatch);
    assert.equal(error.kind, error.mismatch.kind);
    return error.mismatch;
  }
  return null;
};

describe('scripted dice', () => {
  it('fall as written, with or without their sides', () => {
    const dice = scriptedDice([4, { sides: 100, face: 87 }]);
    assert.deepEqual([dice.roll(6), dice.roll(100)], [4, 87]);
    assert.equal(mismatch(dice.finish), null);
  });

  it('fail on a wrong side', () => {
    const dice = scriptedDice([4, { sides: 6, face: 2 }]);
    dice.roll(6);
    assert.deepEqual(
      mismatch(() => dice.roll(8)),
      { kind: 'sides', index: 2, sides: 8, scripted: 6 },
    );
  });

  it('fail on an impossible face', () => {
    for (const face of [0, 7, -1, 2.5, Number.NaN]) {
      assert.deepEqual(
        mismatch(() => scriptedDice([face]).roll(6)),
        { kind: 'face', index: 1, sides: 6, face },
      );
    }
  });

  it('fail on a missing die', () => {
    const dice = scriptedDice([1]);
    dice.roll(6);
    assert.deepEqual(
      mismatch(() => dice.roll(10)),
      { kind: 'missing', index: 2, sides: 10 },
    );
  });

  it('fail on left-over dice when asked to finish', () => {
    const dice = scriptedDice([1, 2, 3]);
    dice.roll(6);
    assert.deepEqual(mismatch(dice.finish), { kind: 'left-over', count: 2 });
  });
});

describe('typed dice', () => {
  const twoDice = (dice: Dice) => dice.roll(6) + dice.roll(8);

  it('run the rule and give back the dice with their sides', () => {
    assert.deepEqual(playTyped([4, 8], twoDice), {
      value: 12,
      dice: [
        { sides: 6, face: 4 },
        { sides: 8, face: 8 },
      ],
    });
  });

  it('say as data what does not fit', () => {
    assert.deepEqual(playTyped([4], twoDice), { mismatch: 'missing', index: 2, sides: 8 });
    assert.deepEqual(playTyped([], twoDice), { mismatch: 'missing', index: 1, sides: 6 });
    assert.deepEqual(playTyped([7, 1], twoDice), { mismatch: 'face', index: 1, sides: 6, face: 7 });
    assert.deepEqual(playTyped([4, 8, 1, 1], twoDice), { mismatch: 'left-over', count: 2 });
    assert.deepEqual(
      playTyped([4, 8], () => 'no die'),
      { mismatch: 'not-due', count: 2 },
    );
    assert.deepEqual(
      playTyped([], () => 'no die'),
      { value: 'no die', dice: [] },
    );
  });

  it('let the fault of a rule through', () => {
    const fault = new Error('fault');
    assert.throws(
      () =>
        playTyped([1], () => {
          throw fault;
        }),
      fault,
    );
  });

  it('give what the drawn dice gave when the same faces are typed', () => {
    const rule = (dice: Dice) => {
      const { counts } = dice.pool(dice.roll(4), 6, [0, 0, 1, 1, 2, 2]);
      const drawn = dice.until(
        (again) => again.roll(20),
        (face) => face > 5,
      );
      return { counts, drawn };
    };
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const dice = seededDice(seed);
        const value = rule(dice);
        const faces = dice.rolled.map(({ face }) => face);
        assert.deepEqual(playTyped(faces, rule), { value, dice: dice.rolled });
        assert.deepEqual(playTyped([...faces, 1], rule), { mismatch: 'left-over', count: 1 });
        assert.equal(Object.entries(playTyped(faces.slice(0, -1), rule))[0]?.[1], 'missing');
      }),
    );
  });
});
