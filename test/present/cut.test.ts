import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { APIEmbed } from 'discord-api-types/v10';
import fc from 'fast-check';
import { cutLine, cutLines, fitEmbed, limits, sizeOf } from '../../src/present/cut.ts';
import { literal } from '../../src/present/escape.ts';
import { atoms, join } from '../../src/present/markup.ts';

const name = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({
    unit: fc.constantFrom('*', '_', '`', '|', '\\', '👨‍👩‍👧', 'é', 'ש', ' ', '<', '@', '~'),
    maxLength: 120,
  }),
);
/** A line as presenters write it: names made literal, with and without emphasis. */
const line = fc
  .array(fc.tuple(name.map(literal), fc.constantFrom('', '**', '~~')), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.map(([text, mark]) => mark + text + mark).join(' : '));

function assertSound(text: string): void {
  assert.ok(text.isWellFormed(), 'half a surrogate pair');
  const bare = text.replace(/\\[^\n]/gu, '');
  assert.ok(!/\\$/u.test(bare), 'half an escape');
  for (const mark of ['**', '~~']) assert.equal(bare.split(mark).length % 2, 1, `${mark} without its twin`);
  assert.equal(text.split('\u2068').length, text.split('\u2069').length);
}

test('piege-08 a cut line keeps to its length, its escapes, its emphasis and its emoji', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 400 }), (text, max) => {
      const cut = cutLine(text, max);
      assert.ok(cut.length <= max);
      assertSound(cut);
      if (text.length <= max) assert.equal(cut, text);
    }),
    { numRuns: 500 },
  );
});

test('atoms joined again are the text, but for emphasis around nothing', () => {
  fc.assert(
    fc.property(line, (text) => {
      const again = join(atoms(text));
      assert.equal(join(atoms(again)), again);
      assert.equal(
        atoms(text)
          .map((atom) => atom.text)
          .join(''),
        atoms(again)
          .map((atom) => atom.text)
          .join(''),
      );
    }),
  );
  assert.equal(join(atoms('un **gras** ~~barré~~ \\*\\*')), 'un **gras** ~~barré~~ \\*\\*');
});

test('the count of what a line lost is exact', () => {
  const cut = cutLine('é'.repeat(300), 100);
  const omitted = Number(/… (\d+) caractères omis …/u.exec(cut)?.[1]);
  assert.equal(omitted + cut.split('é').length - 1, 300);
});

test('piege-08 cut lines keep the first and the last, and count the others', () => {
  const lines = Array.from({ length: 500 }, (_, at) => `ligne ${at + 1}`);
  const cut = cutLines(lines, 1024).split('\n');
  assert.equal(cut[0], 'ligne 1');
  assert.equal(cut.at(-1), 'ligne 500');
  const gap = cut.find((text) => text.startsWith('…')) ?? '';
  const omitted = Number(/^… (\d+) lignes omises, tout est au journal …$/u.exec(gap)?.[1]);
  assert.equal(omitted + cut.length - 1, 500);
});

test('cut lines keep to their length whatever the lines', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 200, max: 4096 }),
      (lines, max) => {
        const cut = cutLines(lines, max);
        assert.ok(cut.length <= max);
        for (const text of cut.split('\n')) assertSound(text);
      },
    ),
    { numRuns: 200 },
  );
});

test('piege-08 any embed comes out within Discord’s limits', () => {
  const embeds = fc.record({
    title: line,
    description: fc.array(line, { maxLength: 60 }).map((lines) => lines.join('\n')),
    fields: fc.array(
      fc.record({ name: line, value: fc.array(line, { maxLength: 9 }).map((l) => `v${l.join('\n')}`) }),
      {
        maxLength: 40,
      },
    ),
    footer: fc.record({ text: line }),
  });
  fc.assert(
    fc.property(embeds, (embed: APIEmbed) => {
      const fitted = fitEmbed(embed);
      assert.ok(sizeOf(fitted) <= limits.total);
      assert.ok((fitted.title?.length ?? 0) <= limits.title);
      assert.ok((fitted.description?.length ?? 0) <= limits.description);
      assert.ok((fitted.fields?.length ?? 0) <= limits.fields);
      for (const field of fitted.fields ?? []) {
        assert.ok(field.name.length <= limits.fieldName && field.value.length <= limits.fieldValue);
        assert.ok(field.value.trim() !== '');
      }
      assert.ok((fitted.footer?.text.length ?? 0) <= limits.footer);
    }),
    { numRuns: 60 },
  );
});
