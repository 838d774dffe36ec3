import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parse, write } from '../../../src/dice/notation.ts';
import { isMistake } from '../../../src/dice/terms.ts';
import { suggestions } from '../../../src/rules/libre/suggestions.ts';
import { anyNotation } from '../../dice/any-notation.ts';

const meaning = (text: string): string => {
  const notation = parse(text);
  assert.ok(!isMistake(notation), text);
  return write(notation);
};

describe('suggestions for a notation', () => {
  it('begin with what the person used recently, newest first, then with common rolls', () => {
    const [first, second, third] = suggestions('', ['5d10 >= 8', '4D6 garde 3']);
    assert.deepEqual([first, second, third], ['5d10 >= 8', '4D6 garde 3', '2d6']);
  });

  it('put recent rolls that begin like it before those that contain it', () => {
    const found = suggestions('d6', ['2d6 + 9', 'd6 + 9', 'd20']);
    assert.deepEqual(found.slice(0, 3), ['d6 + 9', '2d6 + 9', 'd6']);
    assert.ok(!found.includes('d20'));
  });

  it('finish a word that is begun, whatever its accents, case and spaces', () => {
    for (const typed of ['4d6 ga', '4D6GÀ', '4 d6  garde', '4d6 g\u0301']) {
      const expected = ['4d6 garde 3', '4d6 garde 2', '4d6 garde 1', '4d6 garde 1 bas'];
      assert.deepEqual(suggestions(typed, []), expected, typed);
    }
    assert.deepEqual(suggestions('4D6 GÀ', ['4d6 garde 2 bas'])[0], '4d6 garde 2 bas');
  });

  it('go on from what is typed, which comes first when it is complete', () => {
    assert.equal(suggestions('2D6', [])[0], '2d6');
    assert.ok(suggestions('2d6', []).includes('2d6 + 1'));
    assert.equal(suggestions('6d6>', [])[0], '6d6>=4');
    assert.equal(suggestions('3d', [])[0], '3d6');
  });

  it('never join two numbers that a space parts', () => {
    assert.deepEqual(suggestions('2d6 3', ['2d63']), []);
  });

  it('offer nothing for what cannot become a notation, and skip what was stored wrong', () => {
    assert.deepEqual(suggestions('gobelin', []), []);
    assert.deepEqual(suggestions('d'.repeat(2000), ['d6']), []);
    assert.ok(!suggestions('', ['gobelin', '9999999d6']).includes('gobelin'));
  });

  it('are the 25 best of many', () => {
    const recent = Array.from({ length: 60 }, (_, index) => `2d6 + ${index}`);
    assert.deepEqual(suggestions('', recent), recent.slice(0, 25));
  });

  it('piege-09 are at most 25 of 1 to 100 characters, well formed and different, whatever is typed', () => {
    const recent = fc.array(fc.oneof(anyNotation.map(write), fc.string()), { maxLength: 60 });
    const typed = fc.oneof(fc.string({ maxLength: 8 }), anyNotation.map(write), fc.constant(''));
    fc.assert(
      fc.property(typed, recent, (text, used) => {
        const found = suggestions(text, used);
        assert.ok(found.length <= 25);
        assert.ok(found.every(({ length }) => length >= 1 && length <= 100));
        assert.equal(new Set(found.map(meaning)).size, found.length);
      }),
    );
  });
});
