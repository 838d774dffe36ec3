import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessage, trim } from '../../src/playground/limits/index.ts';
import { brief, chars, testCases, testLimits, times } from './limits.ts';

const one = (embed: object) => ({ embeds: [embed] });
const field = (name: string, value: string) => one({ title: 'x', fields: [{ name, value }] });
const tooLong = 'BASE_TYPE_MAX_LENGTH';

testLimits(checkMessage, [
  { name: 'title', make: (n) => one({ title: chars(n) }), max: 256, expected: `embeds.0.title ${tooLong}` },
  {
    name: 'description',
    make: (n) => one({ description: chars(n) }),
    max: 4096,
    expected: `embeds.0.description ${tooLong}`,
  },
  {
    name: 'fields',
    make: (n) => one({ title: 'x', fields: times(n, () => ({ name: 'n', value: 'v' })) }),
    max: 25,
    expected: `embeds.0.fields ${tooLong}`,
  },
  {
    name: 'name of a field',
    make: (n) => field(chars(n), 'v'),
    max: 256,
    expected: 'embeds.0.fields.0.name BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'value of a field',
    make: (n) => field('n', chars(n)),
    max: 1024,
    expected: 'embeds.0.fields.0.value BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'footer',
    make: (n) => one({ footer: { text: chars(n) } }),
    max: 2048,
    expected: 'embeds.0.footer.text BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'author',
    make: (n) => one({ author: { name: chars(n) } }),
    max: 256,
    expected: 'embeds.0.author.name BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'embeds',
    make: (n) => ({ embeds: times(n, () => ({ title: 'x' })) }),
    max: 10,
    expected: `embeds ${tooLong}`,
  },
  {
    name: 'address',
    make: (n) => one({ title: 'x', url: `https://a.fr/${chars(n - 13)}` }),
    max: 2048,
    expected: `embeds.0.url ${tooLong}`,
  },
  {
    name: 'colour, at its upper end',
    make: (n) => one({ title: 'x', color: n }),
    max: 0xffffff,
    expected: 'embeds.0.color NUMBER_TYPE_MAX',
  },
  {
    name: 'characters over all embeds',
    make: (n) => ({
      embeds: [
        { title: chars(100), description: chars(3000), footer: { text: chars(400) } },
        { author: { name: chars(100) }, fields: [{ name: chars(200), value: chars(1000) }] },
        { description: chars(n - 4800) },
      ],
    }),
    max: 6000,
    expected: 'embeds MAX_EMBED_SIZE_EXCEEDED',
  },
]);

testCases(checkMessage, [
  ['an embed with nothing to see', one({}), ['embeds.0.description BASE_TYPE_REQUIRED']],
  ['an embed with a colour only', one({ color: 0 }), ['embeds.0.description BASE_TYPE_REQUIRED']],
  ['an embed of white space only', one({ title: ' \n' }), ['embeds.0.description BASE_TYPE_REQUIRED']],
  ['a picture fills an embed', one({ image: { url: 'https://a.fr/b.png' } }), []],
  ['a field without a name', field('', 'v'), ['embeds.0.fields.0.name BASE_TYPE_REQUIRED']],
  ['a field with a blank value', field('n', ' \u2003'), ['embeds.0.fields.0.value BASE_TYPE_REQUIRED']],
  ['a zero-width space fills a field', field('\u200b', '\u200b'), []],
  ['a footer without text', one({ title: 'x', footer: {} }), ['embeds.0.footer.text BASE_TYPE_REQUIRED']],
  ['an author without a name', one({ title: 'x', author: {} }), ['embeds.0.author.name BASE_TYPE_REQUIRED']],
  ['a colour below zero', one({ title: 'x', color: -1 }), ['embeds.0.color NUMBER_TYPE_MIN']],
  ['a broken colour', one({ title: 'x', color: 1.5 }), ['embeds.0.color NUMBER_TYPE_COERCE']],
  ['colour 0 is a colour', one({ title: 'x', color: 0 }), []],
  ['an address without a scheme', one({ title: 'x', url: 'a.fr' }), ['embeds.0.url URL_TYPE_INVALID_URL']],
  ['an address with a gap', one({ title: 'x', url: 'https://a b' }), ['embeds.0.url URL_TYPE_INVALID_URL']],
  ['an address of no host', one({ title: 'x', url: 'https://' }), ['embeds.0.url URL_TYPE_INVALID_URL']],
  ['a script', one({ title: 'x', url: 'javascript:1' }), ['embeds.0.url URL_TYPE_INVALID_SCHEME']],
  [
    'an attachment is no page',
    one({ title: 'x', url: 'attachment://a.png' }),
    ['embeds.0.url URL_TYPE_INVALID_SCHEME'],
  ],
  ['an attachment is a picture', one({ image: { url: 'attachment://a.png' } }), []],
  ['a moment', one({ title: 'x', timestamp: '2026-03-01T12:30:00.000Z' }), []],
  ['no moment', one({ title: 'x', timestamp: '1 mars' }), ['embeds.0.timestamp DATE_TIME_TYPE_PARSE']],
  [
    'a thirteenth month',
    one({ title: 'x', timestamp: '2026-13-01T00:00:00Z' }),
    ['embeds.0.timestamp DATE_TIME_TYPE_PARSE'],
  ],
  ['a misspelt key', one({ title: 'x', descripton: 'y' }), ['embeds.0.descripton UNKNOWN_KEY']],
  ['a key that every object inherits', one({ title: 'x', toString: 1 }), ['embeds.0.toString UNKNOWN_KEY']],
  [
    'inline is yes or no',
    one({ fields: [{ name: 'n', value: 'v', inline: 1 }] }),
    ['embeds.0.fields.0.inline BOOLEAN_TYPE_CONVERT'],
  ],
  ['a hole among embeds', { embeds: [null] }, ['embeds.0 LIST_ITEM_VALUE_REQUIRED']],
  ['an embed that is text', { embeds: ['x'] }, ['embeds.0 MODEL_TYPE_CONVERT']],
  ['embeds that are no list', { embeds: { title: 'x' } }, ['embeds LIST_TYPE_CONVERT']],
  ['a title that is a number', one({ title: 3 }), ['embeds.0.title STRING_TYPE_CONVERT']],
]);

test('white space at the ends is not counted', () => {
  const padded = (length: number) => `\n ${chars(length)}\u00a0\t`;
  assert.deepEqual(brief(checkMessage(one({ title: padded(256) }))), []);
  assert.deepEqual(brief(checkMessage(one({ title: padded(257) }))), ['embeds.0.title BASE_TYPE_MAX_LENGTH']);
  const full = times(2, () => ({ description: padded(3000) }));
  assert.deepEqual(brief(checkMessage({ embeds: full })), []);
});

test('a character outside the basic plane counts as two', () => {
  assert.deepEqual(brief(checkMessage(one({ title: '🎲'.repeat(128) }))), []);
  assert.deepEqual(brief(checkMessage(one({ title: '🎲'.repeat(129) }))), [
    'embeds.0.title BASE_TYPE_MAX_LENGTH',
  ]);
});

test('trim takes off the white space of Unicode and leaves what only looks empty', () => {
  assert.equal(trim(' \u2028\u3000\u001fa b\u0085\r\n'), 'a b');
  assert.equal(trim('\u200b\ufeff'), '\u200b\ufeff');
  assert.equal(trim(' \t '), '');
});
