import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fromApp } from './app.ts';

type Mark = { readonly kind: string; readonly text?: string; readonly inner?: readonly Mark[] };
type Block = Record<string, unknown>;
const { marks } = await fromApp<{ marks(text: string): Mark[] }>('markdown.js');
const { blocks } = await fromApp<{ blocks(text: string): Block[] }>('blocks.js');

const text = (words: string) => ({ kind: 'text', text: words });
const around = (kind: string, ...inner: unknown[]) => ({ kind, inner });

const cases: readonly (readonly [string, unknown[]])[] = [
  ['sans marque', [text('sans marque')]],
  ['2 + 3 = **5** contre', [text('2 + 3 = '), around('bold', text('5')), text(' contre')]],
  ['*un* et _deux_', [around('italic', text('un')), text(' et '), around('italic', text('deux'))]],
  ['__souligné__', [around('under', text('souligné'))]],
  ['~~2~~', [around('struck', text('2'))]],
  ['||caché **et gras**||', [around('spoiler', text('caché '), around('bold', text('et gras')))]],
  ['`a*b*`', [{ kind: 'code', text: 'a*b*' }]],
  ['``a`b``', [{ kind: 'code', text: 'a`b' }]],
  ['\\*net\\* \\|\\|', [text('*net* ||')]],
  ['**a \\*\\* b**', [around('bold', text('a ** b'))]],
  ['un_nom_de_fiche', [text('un_nom_de_fiche')]],
  ['5 * 3 * 2', [text('5 * 3 * 2')]],
  ['**ouvert', [text('**ouvert')]],
  ['<@123> <@!124>', [{ kind: 'person', id: '123' }, text(' '), { kind: 'person', id: '124' }]],
  [
    '<@&9><#8>',
    [
      { kind: 'role', id: '9' },
      { kind: 'channel', id: '8' },
    ],
  ],
  [
    '@everyone et @here',
    [{ kind: 'everyone', text: '@everyone' }, text(' et '), { kind: 'everyone', text: '@here' }],
  ],
  ['</fiche voir:42>', [{ kind: 'command', name: 'fiche voir' }]],
  ['<t:1700000000:R>', [{ kind: 'moment', at: 1_700_000_000_000, style: 'R' }]],
  ['<t:1700000000>', [{ kind: 'moment', at: 1_700_000_000_000, style: 'f' }]],
  ['<t:8640000000000:R>', [{ kind: 'moment', at: 8.64e15, style: 'R' }]],
  ['<t:8640000000001:R> <t:-9999999999999>', [text('<t:8640000000001:R> <t:-9999999999999>')]],
  ['[ici](https://a.example/b)', [{ kind: 'link', url: 'https://a.example/b', inner: [text('ici')] }]],
  [
    'va sur https://a.example/b.',
    [
      text('va sur '),
      { kind: 'link', url: 'https://a.example/b', inner: [text('https://a.example/b')] },
      text('.'),
    ],
  ],
  ['[piège](javascript:alert(1))', [text('[piège](javascript:alert(1))')]],
  ['***les deux***', [around('bold', around('italic', text('les deux')))]],
  ['*penché **et gras***', [around('italic', text('penché '), around('bold', text('et gras')))]],
];
for (const [source, wanted] of cases)
  test(`marks of ${source}`, () => assert.deepEqual(marks(source), wanted));

test('headings, small print, quotes, lists and fences are blocks', () => {
  const kinds = (source: string) => blocks(source).map(({ kind }) => kind);
  assert.deepEqual(kinds('# Titre\nligne\nligne\n-# petit'), ['heading', 'lines', 'small']);
  assert.deepEqual(kinds('> a\n> b\nc'), ['quote', 'lines']);
  assert.deepEqual(kinds('>>> a\nb\nc'), ['quote']);
  assert.deepEqual(kinds('- a\n- b\n1. c'), ['list']);
  assert.deepEqual(kinds('avant\n```js\nx = 1\n```\naprès'), ['lines', 'code', 'lines']);
  assert.deepEqual(blocks('```\n**brut**\n```'), [{ kind: 'code', language: '', text: '**brut**' }]);
  assert.deepEqual(kinds('#salon, \\# pas un titre'), ['lines']);
});

test('lists know their order and their depth', () => {
  const [list] = blocks('3. un\n  - deux');
  assert.deepEqual(list, {
    kind: 'list',
    ordered: true,
    start: 3,
    items: [
      { depth: 0, inner: [text('un')] },
      { depth: 1, inner: [text('deux')] },
    ],
  });
});

const wordsIn = (found: readonly Mark[]): string =>
  found.map(({ text: words = '', inner = [] }) => words + wordsIn(inner)).join('');

const letters = (words: string) => words.replace(/[^a]/gu, '').length;
/** Reads it all and holds what is shown against what was typed: marks may go, letters may not. */
function insistOnLetters(source: string): void {
  assert.equal(letters(wordsIn(marks(source))), letters(source));
}

test('piege-07 piege-11 whatever is typed is read, and no letter is lost', () => {
  const marked = ['*', '**', '_', '~~', '||', '`', '[', '](', ')', '<@1', '>', '\\', 'a', ' ', '\n', '# '];
  const typed = fc.array(fc.constantFrom(...marked), { maxLength: 60 });
  fc.assert(
    fc.property(typed, (pieces) => {
      blocks(pieces.join(''));
      insistOnLetters(pieces.join(''));
    }),
  );
});

// Each opens at every place and closes nowhere: a reading that goes back over them would not come to an end here.
test('a mark as often as a message can hold it, with a letter behind each, is read to its end', () => {
  for (const mark of ['*', '_', '`', '||', '[', '\\', '**', '<t:', '~~', '__', '[a]('])
    insistOnLetters(`${mark}a`.repeat(1000));
});
