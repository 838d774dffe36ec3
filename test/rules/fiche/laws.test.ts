import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readNamedArme, writeNamedArme } from '../../../src/rules/fiche/arme.ts';
import { cellsOf, columns, rowOf } from '../../../src/rules/fiche/columns.ts';
import { readCsv, writeCsv } from '../../../src/rules/fiche/csv.ts';
import { readProfil, writeProfil } from '../../../src/rules/fiche/profil.ts';
import { readRegles, writeRegles } from '../../../src/rules/fiche/regles.ts';
import { readRoster } from '../../../src/rules/fiche/roster.ts';
import { isRefusal } from '../../../src/rules/rule.ts';
import { anyArme, anyFiche, anyListed, anyProfil } from './any-fiche.ts';

const side = { pnj: false, cachee: false };

test('a profile that is written is read again as the same, in any order', () => {
  fc.assert(
    fc.property(anyProfil, fc.boolean(), (profil, isReversed) => {
      const written = writeProfil(profil);
      const pairs = written.split(/ (?=\p{L})/u);
      const text = isReversed ? pairs.reverse().join(' , ') : written;
      assert.deepEqual(readProfil(text, 'profil'), profil);
    }),
  );
});

test('a weapon and rules that are written are read again as the same', () => {
  fc.assert(
    fc.property(anyArme, (arme) => {
      assert.deepEqual(readNamedArme(writeNamedArme(arme), 'arme'), arme);
      assert.deepEqual(readRegles(writeRegles(arme.regles), 'regles'), arme.regles);
    }),
  );
});

test('sheets taken out as JSON or CSV come back equal, whatever their names', () => {
  fc.assert(
    fc.property(fc.array(anyListed, { minLength: 1, maxLength: 4 }), (sheets) => {
      for (const text of [JSON.stringify(sheets.map(rowOf)), writeCsv(columns, sheets.map(cellsOf))]) {
        const read = readRoster(text, side, 'texte');
        assert.ok(!isRefusal(read), JSON.stringify(read));
        assert.deepEqual(
          read.map(({ listed }) => listed),
          sheets,
        );
      }
    }),
    { numRuns: 60 },
  );
});

test('any text is read or refused at a place that it has, in little time', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'CcdFPV 0123456789+-:,|()') }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const read = readProfil(typed, 'profil');
      if (!isRefusal(read) || read.code === 'profile-empty') return;
      const { position } = read.context;
      assert.ok(
        typeof position === 'number' && position >= 1 && position <= typed.length + 1,
        JSON.stringify(read),
      );
    }),
  );
});

test('piege-07 texts made to hold a parser up are refused at once', () => {
  const bad = [
    '((((((a+)+)+)+)$'.repeat(50),
    'A 5'.repeat(320),
    'A '.repeat(490),
    `${'a'.repeat(900)}(`,
    '('.repeat(900),
  ];
  for (const one of bad) {
    const before = performance.now();
    readRoster(`${one}\n`.repeat(4), side, 'texte');
    readRegles(one, 'regles');
    readNamedArme(one, 'arme');
    assert.ok(performance.now() - before < 500, one.slice(0, 20));
  }
});

test('a cell of a CSV file works as no formula and comes back as it was', () => {
  for (const name of ['=1+1', "'=1+1", '+x', '@a', "''-a", 'simple']) {
    const text = writeCsv(['nom'], [[name]]);
    assert.doesNotMatch(text, /"[=+\-@]/u);
    assert.deepEqual(readCsv(text), [{ nom: name }]);
  }
  fc.assert(fc.property(anyFiche, (fiche) => assert.ok(writeProfil(fiche.profil).length > 0)));
});
