import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { change, number, percent, signed } from '../../src/present/numbers.ts';
import { capital, elide, enumerate, fr, french, plural } from '../../src/present/words.ts';

test('piege-16 zero and one take the singular, two the plural', () => {
  assert.equal(plural(0, 'mort'), 'mort');
  assert.equal(plural(1, 'mort'), 'mort');
  assert.equal(plural(1.5, 'mort'), 'mort');
  assert.equal(plural(2, 'mort'), 'morts');
  assert.equal(plural(-2, 'omis', 'omis'), 'omis');
});

test('elision follows the ear: vowels and mute h, not aspirated h nor the words that refuse it', () => {
  for (const [name, shown] of [
    ['Aubigné', 'd’Aubigné'],
    ['Éléonore', 'd’Éléonore'],
    ['Œdipe', 'd’Œdipe'],
    ['Hélène', 'd’Hélène'],
    ['Horus', 'd’Horus'],
    ['Yves', 'd’Yves'],
    ['Karl', 'de Karl'],
    ['Héraut', 'de Héraut'],
    ['Hache', 'de Hache'],
    ['Yaourt', 'de Yaourt'],
    ['Onze', 'de Onze'],
    ['11e escouade', 'de 11e escouade'],
    ['', 'de '],
  ] as const) {
    assert.equal(elide('de', name), shown);
  }
  assert.equal(elide('que', 'Aubigné', '**Aubigné**'), 'qu’**Aubigné**');
  assert.equal(elide('le', 'homme'), 'l’homme');
});

test('lists are joined by « et » before the last', () => {
  assert.equal(enumerate([]), '');
  assert.equal(enumerate(['a']), 'a');
  assert.equal(enumerate(['a', 'b']), 'a et b');
  assert.equal(enumerate(['a', 'b', 'c'], 'ou'), 'a, b ou c');
  assert.equal(capital('ébranlée'), 'Ébranlée');
});

test('piege-17 numbers have a decimal comma, parted thousands and a true minus', () => {
  assert.equal(number(0), '0');
  assert.equal(number(-0), '0');
  assert.equal(number(7.5), '7,5');
  assert.equal(number(-3), '−3');
  assert.equal(number(1234567.25), '1\u202f234\u202f567,25');
  assert.equal(number(0.1 + 0.2), '0,3');
  assert.equal(signed(2), '+2');
  assert.equal(signed(-2), '−2');
  assert.equal(change(8, 0), '8 → 0');
});

test('a chance is never rounded into a lie', () => {
  assert.equal(percent(2 / 3), '66,7\u202f%');
  assert.equal(percent(21 / 36), '58,3\u202f%');
  assert.equal(percent(0), '0\u202f%');
  assert.equal(percent(1), '100\u202f%');
  assert.equal(percent(0.5), '50,0\u202f%');
  assert.equal(percent(1 / 46656), '<\u202f0,1\u202f%');
  assert.equal(percent(46655 / 46656), '>\u202f99,9\u202f%');
  assert.equal(percent([1n, 10n ** 40n]), '<\u202f0,1\u202f%');
  assert.equal(percent([10n ** 40n - 1n, 10n ** 40n]), '>\u202f99,9\u202f%');
});

test('fractions and floats say the same chance, and only the certain is certain', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 6n), fc.bigInt(1n, 10n ** 6n), (part, rest) => {
      const whole = part + rest;
      const shown = percent([part, whole]);
      assert.notEqual(shown, '100\u202f%');
      assert.equal(shown === '0\u202f%', part === 0n);
      assert.match(shown, /^(0|[<>]\u202f\d+,\d|\d{1,2},\d)\u202f%$/u);
    }),
  );
});

test('French typography touches what is written here and leaves what people typed', () => {
  assert.equal(french("Quoi ? « L'oubli » : non !"), 'Quoi\u202f? «\u202fL’oubli\u202f»\u202f: non\u202f!');
  assert.equal(fr`Motif : ${'a ? b'} ; fin`, 'Motif\u202f: a ? b\u202f; fin');
});
