import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { plain } from '../../src/present/escape.ts';
import { forgotten } from '../../src/present/refusals/facts.ts';
import { knownCodes, refusalEmbed, refusalText } from '../../src/present/refusals.ts';
import { type Refusal, refuse } from '../../src/rules/rule.ts';
import { refused } from './entries.ts';
import { batailleRefusals } from './refusals.bataille.ts';
import { campagneRefusals } from './refusals.campagne.ts';
import { chancesRefusals } from './refusals.chances.ts';
import { defiRefusals } from './refusals.defi.ts';
import { ficheRefusals } from './refusals.fiche.ts';
import { heresieRefusals } from './refusals.heresie.ts';
import { jdrRefusals } from './refusals.jdr.ts';
import { journalRefusals } from './refusals.journal.ts';
import { matchRefusals } from './refusals.match.ts';
import { operationRefusals } from './refusals.operation.ts';
import { royaumeRefusals } from './refusals.royaume.ts';
import { undoRefusals } from './refusals.undo.ts';
import { waryaumeRefusals } from './refusals.waryaume.ts';

/** One refusal of each code of the edge, with the facts that it carries. */
const edge: readonly Refusal[] = [
  refuse('missing', 'cd'),
  refuse('out-of-bounds', 'cd', { got: 0, min: 2, max: 12 }),
  refuse('not-an-integer', 'cd', { got: '7,5' }),
  refuse('not-a-boolean', 'repli'),
  refuse('wrong-type', 'pour'),
  refuse('too-long', 'motif', { length: 240, max: 200 }),
  refuse('empty', 'motif'),
  refuse('unknown-choice', 'contexte', { got: '@everyone', choices: ['Tir', 'Corps à corps'] }),
  refuse('unknown-option', '*intruse*'),
  refuse('user-bot', 'pour', { name: '@everyone' }),
  refuse('invisible-character', 'unite', { position: 1, codePoint: 'U+200B' }),
  refuse('dice-missing', 'des', { index: 3, sides: 6 }),
  refuse('dice-left-over', 'des', { count: 1 }),
  refuse('dice-face', 'des', { index: 2, face: 7, sides: 6 }),
  refuse('dice-no-such-face', 'des', { index: 1, got: '99999999' }),
  refuse('dice-not-due', 'des', { count: 2 }),
  refuse('dice-none', 'des'),
  refuse('dice-too-many', 'des', { count: 201, max: 200 }),
  refuse('may-not-speak', 'visibilite'),
  refuse('master-only', 'pour'),
  refuse('no-master-channel', 'visibilite'),
  refuse('no-master-channel', 'visibilite', { place: 'private' }),
  refuse('typed-blind', 'des'),
  refuse('hidden-roll', null),
  refuse('already-open', null),
  refuse('may-not-speak-here', null),
  refuse('not-yours', null),
  refuse('gone', null),
  refuse('wrong-place', null),
  refuse('busy', null),
  refuse('too-fast', null, { most: 40, seconds: 12 }),
  refuse('not-saved', null, { reason: 'full' }),
  refuse('internal', null, { incident: '4F2A' }),
  refuse('file-too-large', 'fichier', { size: 2_000_000, max: 1_048_576 }),
  refuse('file-not-text', 'fichier'),
  refuse('text-and-file', 'fichier'),
  refuse('file-unreachable', 'fichier'),
  refuse('unknown-command', null),
  refuse('match-finished', null),
  refuse('stale-version', null, { got: 1, now: 2 }),
  refuse('not-your-move', null, { awaits: ['100000000000000001'] }),
  refuse('illegal-move', null, { got: 'poursuivre', legal: ['s-arreter'] }),
  refuse('table-not-rows', null),
  refuse('table-cell', null, { row: 1, column: 'indice', got: '', known: [] }),
  refuse('table-cell', null, { row: 2, column: 'localisation', got: '7', known: [] }),
  refuse('table-cell', null, { row: 3, column: '*6*', got: 'Tué', known: ['Aucune', 'Tué net'] }),
  refuse('table-gap', null, { localisation: 6, from: null, to: 1 }),
  refuse('table-gap', null, { localisation: 6, from: 0, to: 1 }),
  refuse('table-overlap', null, { localisation: 6, from: 10, to: null }),
  refuse('table-gap', null, { localisation: 6, from: null, to: null }),
];

/** Codes that the rules make from variables, which no search of the program finds. */
const made = [
  ...['not-yours', 'taken', 'forbidden', 'first-round', 'used', 'opener-only'].map((why) => `posture-${why}`),
  ...['list-incomplete', 'list-unexpected', 'unknown-belligerent', 'unknown-bonus'],
  ...['belligerent-count', 'belligerent-pv', 'pv-not-taken'],
];

const all = [
  ...edge,
  ...batailleRefusals,
  ...campagneRefusals,
  ...chancesRefusals,
  ...defiRefusals,
  ...ficheRefusals,
  ...jdrRefusals,
  ...journalRefusals,
  ...matchRefusals,
  ...operationRefusals,
  ...heresieRefusals,
  ...royaumeRefusals,
  ...undoRefusals,
  ...waryaumeRefusals,
  ...refused.map(({ refusal }) => refusal),
];

test('every refusal of every rule has a sentence of its own', () => {
  const lacking = all.filter(({ code }) => !knownCodes.includes(code)).map(({ code }) => code);
  assert.deepEqual([...new Set(lacking)], []);
});

test('every code that the program writes has a sentence', () => {
  const root = join(import.meta.dirname, '../..');
  const codes = ['src', 'commands'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => [
        ...readFileSync(join(root, folder, name), 'utf8').matchAll(/\brefuse\(\s*'([^']+)'/gu),
      ])
      .map(([, code = '']) => code),
  );
  assert.ok(codes.length > 30);
  assert.deepEqual(
    [...new Set([...codes, ...made])].filter((code) => !knownCodes.includes(code)),
    [],
  );
});

test('no sentence is kept that nothing here says', () => {
  const said = new Set(all.map(({ code }) => code));
  assert.deepEqual(
    knownCodes.filter((code) => !said.has(code)),
    [],
  );
});

test('a sentence has no hole, no raw code, no space that could break before a sign, and is a valid message', () => {
  for (const refusal of all) {
    const text = refusalText(refusal);
    assert.doesNotMatch(text, /undefined|\bnull\b|NaN|\[object| [:;?!%»]|« /u, text);
    assert.ok(!text.includes(forgotten), `${refusal.code} lacks a fact: ${text}`);
    if (refusal.code.includes('-')) assert.ok(!text.includes(refusal.code), text);
    assert.match(text, /[.?!]$/u, text);
    assert.doesNotMatch(text, /\b(?:True|False|Vrai|Faux)\b/u, 'a switch is oui or non, as the guide says');
    assert.deepEqual(checkMessage({ embeds: [refusalEmbed(refusal)] }), []);
  }
});

test('a sentence names the option, what it got, what it needs', () => {
  const said = (code: string, option: string | null, context: Refusal['context'] = {}) =>
    refusalText(refuse(code, option, context)).replaceAll('\u202f', ' ');
  assert.equal(
    said('more-left-than-at-start', 'effectif-restant', {
      got: 12,
      initial: 10,
      initialOption: 'effectif-initial',
    }),
    'effectif-restant : 12 dépasse l’effectif initial 10.',
  );
  assert.equal(
    said('out-of-bounds', 'cd', { got: 0, min: 2, max: 12 }),
    'cd : 0 ne va pas, il faut un nombre entier de 2 à 12.',
  );
  assert.equal(said('dice-missing', 'des', { index: 3, sides: 6 }), 'des : il manque le 3e dé, un D6.');
  assert.equal(said('dice-left-over', 'des', { count: 2 }), 'des : 2 dés de trop. Retire-les.');
  assert.equal(said('dice-left-over', 'des', { count: 1 }), 'des : 1 dé de trop. Retire-le.');
});

test('piege-10 piege-11 what a person typed cannot ping or break a refusal; a terminal shows it bare', () => {
  const refusal = refuse('unknown-choice', 'contexte', { got: '<@1> **x**', choices: ['Tir'] });
  assert.match(refusalText(refusal), /«\u202f\\<\\@1\\> \\\*\\\*x\\\*\\\*\u202f»/u);
  assert.match(refusalText(refusal, plain), /«\u202f<@1> \*\*x\*\*\u202f»/u);
});

test('a code of another version still gives a sentence, without the code', () => {
  const text = refusalText(refuse('some-later-code', 'cd'));
  assert.equal(text, 'cd\u202f: cette valeur ne convient pas.');
  assert.equal(refusalText(refuse('constructor', null)), 'Cette valeur ne convient pas.');
});
