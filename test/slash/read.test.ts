import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isRefusal } from '../../src/rules/rule.ts';
import type { OptionSpecs } from '../../src/slash/option.ts';
import { readOptions } from '../../src/slash/read.ts';

const specs: OptionSpecs = {
  cd: { type: 'integer', min: 2, max: 12, description: 'Cd', required: true },
  nom: { type: 'text', max: 10, description: 'Nom' },
  repli: { type: 'boolean', description: 'Repli' },
  contexte: { type: 'choice', choices: { tir: 'Tir', melee: 'Mêlée' }, description: 'Contexte' },
  pour: { type: 'user', description: 'Joueur' },
};

const refusalOf = (raw: Record<string, unknown>) => {
  const read = readOptions(specs, raw);
  assert.ok(isRefusal(read), `${JSON.stringify(raw)} should be refused`);
  return [read.code, read.option];
};

test('options that fit come back as they are, absent ones stay absent', () => {
  const raw = { cd: 7, nom: 'Boyz', repli: false, contexte: 'tir', pour: { id: '1', name: 'Ada' } };
  assert.deepEqual(readOptions(specs, raw), raw);
  assert.deepEqual(readOptions(specs, { cd: 2 }), { cd: 2 });
});

test('each way of not fitting is refused by the name of its option', () => {
  assert.deepEqual(refusalOf({}), ['missing', 'cd']);
  assert.deepEqual(refusalOf({ cd: null }), ['missing', 'cd']);
  assert.deepEqual(refusalOf({ cd: 1 }), ['out-of-bounds', 'cd']);
  assert.deepEqual(refusalOf({ cd: 13 }), ['out-of-bounds', 'cd']);
  assert.deepEqual(refusalOf({ cd: 7.5 }), ['not-an-integer', 'cd']);
  assert.deepEqual(refusalOf({ cd: Number.NaN }), ['not-an-integer', 'cd']);
  assert.deepEqual(refusalOf({ cd: '7' }), ['not-an-integer', 'cd']);
  assert.deepEqual(refusalOf({ cd: 7, nom: 'x'.repeat(11) }), ['too-long', 'nom']);
  assert.deepEqual(refusalOf({ cd: 7, nom: '   ' }), ['empty', 'nom']);
  assert.deepEqual(refusalOf({ cd: 7, nom: 3 }), ['wrong-type', 'nom']);
  assert.deepEqual(refusalOf({ cd: 7, repli: 'oui' }), ['not-a-boolean', 'repli']);
  assert.deepEqual(refusalOf({ cd: 7, contexte: 'mer' }), ['unknown-choice', 'contexte']);
  assert.deepEqual(refusalOf({ cd: 7, contexte: 'toString' }), ['unknown-choice', 'contexte']);
  assert.deepEqual(refusalOf({ cd: 7, pour: '12' }), ['wrong-type', 'pour']);
  assert.deepEqual(refusalOf({ cd: 7, autre: 1 }), ['unknown-option', 'autre']);
  assert.deepEqual(refusalOf({ cd: 7, constructor: 1 }), ['unknown-option', 'constructor']);
});

test('a program is refused where a person is asked for, and only there', () => {
  const robot = { id: '1', name: 'Robot', isBot: true };
  const read = readOptions({ pour: { type: 'user', person: true, description: 'Joueur' } }, { pour: robot });
  assert.ok(isRefusal(read));
  assert.deepEqual([read.code, read.option, read.context], ['user-bot', 'pour', { name: 'Robot' }]);
  assert.deepEqual(readOptions(specs, { cd: 7, pour: robot }), { cd: 7, pour: robot });
});

test('piege-16 zero and false are values, not absences', () => {
  const zero: OptionSpecs = { co: { type: 'integer', min: 0, max: 9, description: 'CO', required: true } };
  assert.deepEqual(readOptions(zero, { co: 0 }), { co: 0 });
  assert.deepEqual(readOptions(specs, { cd: 2, repli: false }), { cd: 2, repli: false });
});

test('whatever comes in, either every value fits or one option is named', () => {
  const raw = fc.dictionary(fc.constantFrom(...Object.keys(specs), 'x'), fc.anything());
  fc.assert(
    fc.property(raw, (given) => {
      const read = readOptions(specs, given);
      if (isRefusal(read)) assert.ok(read.option !== null);
      else assert.ok(Number.isInteger(read['cd']) && Number(read['cd']) >= 2 && Number(read['cd']) <= 12);
    }),
  );
});
