import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readRange, writeRange } from '../../src/rules/range.ts';
import { readRows } from '../../src/rules/rows.ts';
import { isRefusal } from '../../src/rules/rule.ts';

describe('rows as pasted', () => {
  it('are CSV with ; tab or , and quotes, on lines or parted by « | », or a JSON list', () => {
    const rows = [
      { a: '1', b: 'deux' },
      { a: '3', b: '' },
    ];
    for (const text of [
      'a;b\n1;deux\n3',
      'a\tb\n1\tdeux\n3\t',
      'a,b\n\n1, deux\n3,',
      'a;b | 1;deux | 3;',
      JSON.stringify(rows),
    ]) {
      assert.deepEqual(readRows(text), rows, text);
    }
    assert.deepEqual(readRows('a;b\n"x;y";"dit ""non"""'), [{ a: 'x;y', b: 'dit "non"' }]);
    assert.deepEqual(readRows('a;b\n"x" y;z'), [{ a: '"x" y', b: 'z' }]);
  });

  it('are refused with what is wrong', () => {
    const code = (text: string) => {
      const read = readRows(text);
      return isRefusal(read) ? [read.code, read.context] : null;
    };
    assert.deepEqual(code('[1'), ['rows-json', {}]);
    assert.deepEqual(code('{"a":1}'), ['rows-json', {}]);
    assert.deepEqual(code('a;b'), ['rows-none', {}]);
    assert.deepEqual(code('a;b\n1;2;3'), ['rows-cells', { row: 1, got: 3, needed: 2 }]);
    assert.deepEqual(code(JSON.stringify(Array(501).fill(1))), ['rows-too-many', { count: 501, max: 500 }]);
  });

  it('piege-07 come back as rows or a refusal whatever is pasted, at once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const read = readRows(text);
        assert.ok(isRefusal(read) || Array.isArray(read));
      }),
    );
    const long = `a;b\n${'"'.repeat(6000)}`;
    const begun = performance.now();
    readRows(long);
    assert.ok(performance.now() - begun < 500);
  });
});

describe('ranges as people write them', () => {
  it('are at most, at least, from and to, or one number', () => {
    const cases: [string, number | null, number | null][] = [
      ['≤ 1', null, 1],
      ['<=−2', null, -2],
      ['10+', 10, null],
      ['>= 3', 3, null],
      ['2-3', 2, 3],
      ['2 à 3', 2, 3],
      ['-3..-1', -3, -1],
      ['0', 0, 0],
    ];
    for (const [text, min, max] of cases) assert.deepEqual(readRange(text), { min, max }, text);
    for (const text of ['', 'x', '3-2', '1.5', '12345678']) assert.equal(readRange(text), null, text);
  });

  it('are read back as they are written', () => {
    const number = fc.option(fc.integer({ min: -9999, max: 9999 }), { nil: null });
    fc.assert(
      fc.property(number, number, (min, max) => {
        fc.pre((min !== null || max !== null) && (min === null || max === null || min <= max));
        assert.deepEqual(readRange(writeRange({ min, max })), { min, max });
      }),
    );
  });
});
