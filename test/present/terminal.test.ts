import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { literal, plain } from '../../src/present/escape.ts';
import { embedText } from '../../src/present/terminal.ts';

test('a terminal reads an embed without marks, but for the dice that were dropped', () => {
  const embed = {
    title: 'Jet · \\*x\\*',
    description: '4D6 : **6** + ~~1~~ = **6**\n> motif',
    fields: [{ name: 'PV', value: '3 → **0**\nK.O.' }],
    footer: { text: 'n° 1' },
  };
  assert.equal(embedText(embed), 'Jet · *x*\n4D6 : 6 + ~~1~~ = 6\n> motif\nPV\u202f: 3 → 0\n  K.O.\nn° 1');
  assert.equal(embedText({ description: 'seul' }), 'seul');
});

test('piege-11 what a person typed reads as it was typed, in bold or not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const isolates = /[\u2068\u2069]/gu;
      const expected = plain(typed).replace(isolates, '');
      assert.equal(embedText({ description: `**${literal(typed)}**` }), expected);
    }),
    { numRuns: 500 },
  );
});
