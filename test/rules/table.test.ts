import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Band, bandValue, findFlaw, type Matrix, matrixValue } from '../../src/rules/table.ts';

const bands: readonly Band<string>[] = [
  { min: 4, max: null, value: 'high' },
  { min: null, max: 0, value: 'low' },
  { min: 1, max: 3, value: 'middle' },
];
const matrix: Matrix<string> = { id: 'some', source: 'none', columns: [{ key: 2, bands }] };

/** How many bands hold a whole number: what a flaw is, said naively. */
function holders(all: readonly Band<string>[], index: number): number {
  return all.filter(({ min, max }) => (min ?? index) <= index && index <= (max ?? index)).length;
}

const end = fc.option(fc.integer({ min: -8, max: 8 }));
const band: fc.Arbitrary<Band<string>> = fc
  .tuple(end, end)
  .filter(([min, max]) => min === null || max === null || min <= max)
  .map(([min, max]) => ({ min, max, value: 'x' }));
/** The bands that successive ends cut out: sound, in any order. */
const sound = fc.uniqueArray(fc.integer({ min: -8, max: 8 }), { maxLength: 5 }).chain((cuts) => {
  const ends = cuts.sort((one, other) => one - other);
  const cut = [null, ...ends].map((from, index) => ({
    min: from === null ? null : from + 1,
    max: ends[index] ?? null,
    value: String(index),
  }));
  return fc.shuffledSubarray(cut, { minLength: cut.length });
});

describe('bands', () => {
  it('give their value at both ends and beyond', () => {
    const values = [-9, 0, 1, 3, 4, 99].map((index) => bandValue(bands, index));
    assert.deepEqual(values, ['low', 'low', 'middle', 'middle', 'high', 'high']);
    assert.equal(matrixValue(matrix, 2, 0), 'low');
  });

  it('throw where they hold nothing: they should have been checked', () => {
    assert.throws(() => bandValue([], 1), RangeError);
    assert.throws(() => matrixValue(matrix, 3, 1), RangeError);
  });

  it('name the first gap and the first overlap', () => {
    const low = { min: null, max: 1, value: '' };
    const high = { min: 2, max: null, value: '' };
    assert.equal(findFlaw([low, high]), null);
    assert.deepEqual(findFlaw([]), { kind: 'gap', from: null, to: null });
    assert.deepEqual(findFlaw([high]), { kind: 'gap', from: null, to: 1 });
    assert.deepEqual(findFlaw([low]), { kind: 'gap', from: 2, to: null });
    assert.deepEqual(findFlaw([low, { ...high, min: 4 }]), { kind: 'gap', from: 2, to: 3 });
    assert.deepEqual(findFlaw([low, { ...high, min: 0 }]), { kind: 'overlap', from: 0, to: 1 });
    assert.deepEqual(findFlaw([low, { ...high, min: 1 }]), { kind: 'overlap', from: 1, to: 1 });
    assert.deepEqual(findFlaw([low, low, high]), { kind: 'overlap', from: null, to: 1 });
    assert.deepEqual(findFlaw([low, high, high]), { kind: 'overlap', from: 2, to: null });
  });

  it('sound ones have no flaw', () => {
    fc.assert(fc.property(sound, (all) => assert.equal(findFlaw(all), null)));
  });

  it('a flaw is where no band holds, or two; without one each number has one band', () => {
    fc.assert(
      fc.property(fc.array(band, { maxLength: 5 }), (all) => {
        const flaw = findFlaw(all);
        const range = Array.from({ length: 25 }, (_, index) => index - 12);
        if (flaw === null) return assert.ok(range.every((index) => holders(all, index) === 1));
        const inside = range.filter((index) => (flaw.from ?? index) <= index && index <= (flaw.to ?? index));
        assert.ok(inside.length > 0);
        for (const index of inside) {
          assert.ok(flaw.kind === 'gap' ? holders(all, index) === 0 : holders(all, index) > 1);
        }
      }),
    );
  });
});
