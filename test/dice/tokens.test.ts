import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { tokensOf } from '../../src/dice/tokens.ts';

/** Parts nothing here, but is no character of a plain keyboard. */
const invisible = '\u200B';

test('what a plain keyboard types is split as any other text is', () => {
  const keyboard = fc.string({ unit: fc.constantFrom(...'0123456789dDkKhHlLgarGARDE +-<>=!%.,;') });
  fc.assert(
    fc.property(keyboard, (text) => {
      const [quick, slow] = [tokensOf(text), tokensOf(text + invisible)];
      assert.deepEqual(quick.slice(0, -1), slow.slice(0, -1));
      assert.equal(quick.at(-1)?.position, text.length + 1);
    }),
  );
});

test('every printable character of ASCII is of one kind both ways', () => {
  for (let code = 32; code < 127; code += 1) {
    const text = `1${String.fromCharCode(code)}a`;
    assert.deepEqual(tokensOf(text).slice(0, -1), tokensOf(text + invisible).slice(0, -1), text);
  }
});
