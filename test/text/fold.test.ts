import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fold, unaccented, wordId } from '../../src/text/fold.ts';

test('piege-12 piege-13 accents, case, joined letters and composed forms do not matter', () => {
  assert.equal(unaccented('ÉLÉONORE Œuvre ex Æquo'), 'eleonore oeuvre ex aequo');
  assert.equal(unaccented('É'.normalize('NFD')), unaccented('é'));
});

test('piege-12 piege-15 apostrophes and spaces of names are one', () => {
  for (const mark of ["'", '\u2019', '\u2018', '\u02BC', '`']) {
    assert.equal(fold(` Éléonore  d${mark}Aubigné `), "eleonore d'aubigne");
  }
});

test('words become an id, without hyphens at its ends', () => {
  assert.equal(wordId('Tué net'), 'tue-net');
  assert.equal(wordId(' « Maison d’esclaves » '), 'maison-d-esclaves');
  assert.equal(wordId('Cœur, cœur !'), 'coeur-coeur');
  assert.equal(wordId('—'), '');
});

test('what was folded once stays as it is', () => {
  const words = fc.string({ unit: fc.constantFrom(...'aéÉœÆ’ -_9ß\u0301'), maxLength: 20 });
  fc.assert(
    fc.property(words, (text) => {
      for (const way of [unaccented, fold, wordId]) assert.equal(way(way(text)), way(text));
    }),
  );
});
