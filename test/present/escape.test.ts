import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { literal, plain } from '../../src/present/escape.ts';

/** What a reader sees of markdown in which every construct is escaped; fails on one that is not. */
function read(markdown: string): string {
  const bare = markdown.replace(/\\[^0-9A-Za-z\s]/gu, '');
  assert.doesNotMatch(bare, /[\\*_~`|<>@[\]\n]/u, `a construct is left in ${markdown}`);
  assert.doesNotMatch(bare, /#(?!\ufe0f)|:\S/u, `a heading, link or emoji code is left in ${markdown}`);
  assert.doesNotMatch(markdown, /^\s*([-+]|\d+\.)/u, `a list is left in ${markdown}`);
  return markdown.replace(/\\([^0-9A-Za-z\s])/gu, '$1');
}

test('piege-11 every construct of markdown is shown as it was typed', () => {
  for (const typed of [
    '*penché* **gras** __souligné__ ~~barré~~ ||caché||',
    '`code` ```bloc```',
    '# titre',
    '-# petit',
    '> cité',
    '>>> cité',
    '- liste',
    '+ liste',
    '1. liste',
    '[lien](https://example.com)',
    'https://example.com/a_b_c',
    '<https://example.com>',
    '<t:1700000000:R>',
    '<:custom:123456789012345678>',
    ':smile:',
    '¯\\_(ツ)_/¯',
    '\\*pas penché\\*',
    '(((((((a+)+)+)+)$',
    '.*',
  ]) {
    assert.equal(read(literal(typed)), typed);
  }
});

test('piege-10 no mention of any kind comes out of a name', () => {
  for (const typed of [
    '@everyone',
    '@here',
    '<@123456789012345678>',
    '<@!123456789012345678>',
    '<@&123456789012345678>',
    '<@&1>',
    '<#123456789012345678>',
    '</jet:123456789012345678>',
    '<id:customize>',
  ]) {
    const shown = literal(typed);
    assert.equal(read(shown), typed);
    assert.doesNotMatch(shown, /(^|[^\\])[@<]/u);
  }
});

test('piege-13 what cannot be seen goes, emoji stay whole', () => {
  assert.equal(literal('a\u200bb\u202ec\ufeffd'), 'abcd');
  assert.equal(literal('\u200b\u3164 '), '(sans nom)');
  assert.equal(plain(''), '(sans nom)');
  for (const emoji of ['👨‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '#️⃣', '1️⃣', '👍🏽']) assert.equal(read(literal(emoji)), emoji);
  assert.equal(literal('z\u0301\u0301\u0301\u0301\u0301\u0301\u0301'), 'z\u0301\u0301\u0301\u0301');
  assert.equal(literal('\u0301a'), '◌\u0301a');
  assert.equal(plain('moitié \ud800'), 'moitié \ufffd');
});

test('a text from right to left stands isolated, and cannot turn what follows', () => {
  assert.equal(literal('שלום'), '\u2068שלום\u2069');
  assert.equal(plain('\u202eשלום\u2067'), '\u2068שלום\u2069');
  assert.equal(literal('Karl'), 'Karl');
});

test('line ends become spaces; the foot has no markdown to escape', () => {
  assert.equal(literal(' un\n# deux\t trois\u2028quatre '), 'un \\# deux trois quatre');
  assert.equal(plain('*a*\n@b'), '*a* @b');
});

test('piege-11 whatever is typed, a reader sees it and nothing else', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: fc.constantFrom(...'*_~`|<>#@[]():\\-+.1aé /'), maxLength: 40 }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      assert.equal(read(literal(text)), plain(text));
    }),
    { numRuns: 1000 },
  );
});
