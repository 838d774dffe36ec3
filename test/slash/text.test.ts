import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isRefusal } from '../../src/rules/rule.ts';
import { readText } from '../../src/slash/text.ts';
import { fold } from '../../src/text/fold.ts';

test('piege-13 composed and decomposed spellings are one text', () => {
  assert.equal(readText('nom', 'E\u0301le\u0301onore', 100), '\u00C9l\u00E9onore');
});

test('piege-13 invisible characters are refused where they stand, emoji are welcome', () => {
  for (const hidden of [
    '\u200B',
    '\u202E',
    '\u2066',
    '\uFEFF',
    '\u00AD',
    '\u2060',
    '\u0000',
    '\u2028',
    '\u3164',
    '\uD800',
  ]) {
    const read = readText('nom', `ab${hidden}c`, 100);
    assert.ok(isRefusal(read), hidden.codePointAt(0)?.toString(16));
    assert.equal(read.code, 'invisible-character');
    assert.equal(read.context['position'], 3);
  }
  for (const emoji of ['👨‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇫🇷', '👍🏽']) {
    assert.equal(readText('nom', `a ${emoji} b`, 100), `a ${emoji} b`);
  }
});

test('piege-15 spaces at the ends vanish, spaces between words become one', () => {
  assert.equal(readText('nom', '  Boyz \t du\u00A0 nord ', 100), 'Boyz du nord');
  assert.equal(readText('cibles', 'Gobelin\r\nOrque', 100), 'Gobelin\nOrque');
});

test('piege-12 accents, case and apostrophes do not matter in a lookup', () => {
  assert.equal(fold('Éléonore d’Aubigné'), fold("eleonore d'aubigne"));
  assert.equal(fold('CŒUR'), fold('coeur'));
});

test('piege-14 folding keeps different names different', () => {
  assert.notEqual(fold('Dan'), fold('Daniel'));
});

test('reading what was read changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (raw) => {
      const once = readText('nom', raw, 50);
      if (!isRefusal(once)) assert.equal(readText('nom', once, 50), once);
    }),
  );
});
