import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { atoms } from '../../src/present/markup.ts';
import { localMoment } from '../../src/present/moment.ts';

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** Characters that are apt to belong together, among plain ones; none that is a marker. */
const unit = fc.constantFrom(
  ...[
    'a',
    'é',
    '1',
    '#',
    ' ',
    '\n',
    '\r',
    '\u00ad',
    '©',
    'ÿ',
    '–',
    '’',
    '…',
    '−',
    '\u202f',
    'e\u0301',
    '\u0301',
  ],
  ...[
    '\u200d',
    '\u200c',
    '\ufe0f',
    '\u20e3',
    '\u0600',
    '👩',
    '🏽',
    '🇫',
    '🇷',
    'ᄀ',
    'ᅡ',
    'क',
    '्',
    'ि',
    '\ud83d',
    '‼',
  ],
);

test('text is parted where what one reads as one character ends, whatever comes together', () => {
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 60 }), (units) => {
      const text = units.join('');
      const parted = atoms(text).map((piece) => piece.text);
      assert.deepEqual(
        parted,
        [...graphemes.segment(text)].map(({ segment }) => segment),
      );
    }),
    { numRuns: 2000 },
  );
});

test('a moment reads in each time zone as it is there, asked in turn', () => {
  for (let round = 0; round < 2; round += 1) {
    assert.equal(localMoment(1_750_000_000_000, 'Europe/Paris'), '2025-06-15 17:06:40');
    assert.equal(localMoment(1_750_000_000_000, 'America/Toronto'), '2025-06-15 11:06:40');
    assert.equal(localMoment(1_733_000_000_000, 'Europe/Paris'), '2024-11-30 21:53:20');
  }
});
