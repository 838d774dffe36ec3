import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cutAtEmoji } from '../../src/text/emoji.ts';

const cases: readonly (readonly [string, readonly string[]])[] = [
  ['', ['']],
  ['Léa', ['Léa']],
  ['7 # *', ['7 # *']],
  ['🎲', ['', '🎲', '']],
  ['a🎲b', ['a', '🎲', 'b']],
  ['🎲🎲', ['', '🎲', '', '🎲', '']],
  ['7️⃣', ['', '7️⃣', '']],
  ['🇫🇷', ['', '🇫🇷', '']],
  ['👨‍👩‍👧‍👦!', ['', '👨‍👩‍👧‍👦', '!']],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', ['', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '']],
  ['❤️', ['', '❤️', '']],
  ['👍🏽', ['', '👍🏽', '']],
  ['a\u200db', ['a\u200db']],
];

for (const [text, pieces] of cases) {
  test(`emoji of ${JSON.stringify(text)}`, () => assert.deepEqual(cutAtEmoji(text), pieces));
}

test('law: the pieces are the text, and every emoji of the list is found, whatever was asked first', () => {
  const part = fc.oneof(
    fc.constantFrom('🎲', '❤️', '7️⃣', '🇫🇷', '👍🏽', '\u200d', '\ufe0f', '\u20e3', '7', '©', '🏿'),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const text = parts.join('');
      assert.deepEqual(cutAtEmoji(text), text.split(/(\p{RGI_Emoji})/v));
      assert.equal(cutAtEmoji(text).join(''), text);
    }),
  );
});
