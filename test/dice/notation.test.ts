import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parse, write } from '../../src/dice/notation.ts';
import { isMistake } from '../../src/dice/terms.ts';
import { anyNotation } from './any-notation.ts';

const dice = { kind: 'dice', sign: 1, count: 1, sides: 6, explodes: false, keep: null } as const;

describe('a free notation', () => {
  it('is read in every form that the product names', () => {
    const constant = (value: number) => ({ kind: 'constant', sign: 1, value });
    const read = (text: string) => {
      const { terms, test } = parse(text) as Exclude<ReturnType<typeof parse>, { code: string }>;
      return test ? [terms, test] : terms;
    };
    assert.deepEqual(read('2d6+3'), [{ ...dice, count: 2 }, constant(3)]);
    assert.deepEqual(read('4d6 garde 3'), [{ ...dice, count: 4, keep: { count: 3, end: 'high' } }]);
    assert.deepEqual(read('4d6 garde 1 bas'), [{ ...dice, count: 4, keep: { count: 1, end: 'low' } }]);
    assert.deepEqual(read('6d6>=4'), [[{ ...dice, count: 6 }], { comparison: '>=', right: 4 }]);
    assert.deepEqual(read('d66'), [{ kind: 'd66', sign: 1 }]);
    assert.deepEqual(read('d%'), [{ ...dice, sides: 100 }]);
    assert.deepEqual(read('3d6!'), [{ ...dice, count: 3, explodes: true }]);
    assert.deepEqual(read('2d6 + 1d8 - 2'), [
      { ...dice, count: 2 },
      { ...dice, sides: 8 },
      { ...constant(2), sign: -1 },
    ]);
  });

  const same = (one: string, others: readonly string[]) => {
    for (const other of others) assert.deepEqual(parse(other), parse(one), other);
    assert.ok(!isMistake(parse(one)), one);
  };

  it('means the same in other clothes', () => {
    same('2d6+3', ['2D6+3', ' 2 d 6 + 3 ', '2d6\u202f+\u00a03', '+2d6+3', '02d06+3', '2\u200bd6+3', '2ď6+3']);
    same('4d6 garde 3', [
      '4D6 GARDE 3',
      '4d6gardé3',
      '4d6 g\u0301arde 3 haut',
      '4d6k3',
      '4d6 kh3',
      '4d6KH 3',
    ]);
    same('4d6 garde 1 bas', ['4d6kl1', '4d6 k1 bas', '4d6 Garde 1 BÂS']);
    same('2d6 - 1', ['2d6−1', '2d6–1', '2d6—1', '2d6‑1']);
    same('6d6>=4', ['6d6 > = 4', '6d6≥4', '6d6 ≥ 4']);
    same('6d6<=4', ['6d6≤4']);
    same('4d6! garde 3', ['4d6 garde 3 !', '4d6k3!']);
    same('d66', ['1d66', '1D 66']);
  });

  it('is read back as it is written', () => {
    fc.assert(
      fc.property(anyNotation, (notation) => {
        assert.deepEqual(parse(write(notation)), notation);
      }),
    );
  });

  it('means the same whatever its case and the spaces between its parts', () => {
    const space = fc.constantFrom('', ' ', '\u00a0', '\t', '  ');
    fc.assert(
      fc.property(
        anyNotation,
        fc.array(space, { minLength: 7, maxLength: 7 }),
        fc.boolean(),
        (notation, spaces, loud) => {
          const parts = write(notation).match(/\d+|[a-z]+|>=|<=|\S/g) ?? [];
          const text = parts.map((part, index) => part + spaces[index % 7]).join('');
          assert.deepEqual(parse(loud ? text.toUpperCase() : text), notation);
        },
      ),
    );
  });
});
