import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readFacesPrisonniers, writeFacesPrisonniers } from '../../src/rules/waryaume/faces-prisonniers.ts';
import type { FacesPrisonniers } from '../../src/rules/waryaume/terms.ts';
import { openTable, said, type Table } from '../fiche/play.ts';
import { clicked, undoes } from './stage.ts';

const campagne = { command: 'campagne' };
const faces = 'attaque D6 : 6 ; défense D6 : 1, 2';
const shown = async (table: Table) => said((await table.does('Léa', 'prisonniers', {}, campagne)).message);

test('a MJ sets the faces, all may see them, and /annuler takes them back', async (context) => {
  const table = await openTable(context);
  assert.match(await shown(table), /Aucune n’est fixée/u);
  const refused = await table.refused('Léa', 'prisonniers', { faces }, campagne);
  assert.equal(refused.code, 'master-only');
  for (const [typed, code] of [
    ['six', 'prisoner-faces-unreadable'],
    [' ; ', 'prisoner-faces-unreadable'],
    ['attaque D7 : 6', 'prisoner-faces-sides'],
    ['attaque D6 : 7', 'prisoner-face'],
    ['attaque D6 : 6 ; attaque D6 : 5', 'prisoner-faces-twice'],
  ] as const)
    assert.equal(
      (await table.refused('Merlin', 'prisonniers', { faces: typed }, campagne)).code,
      code,
      typed,
    );
  const bare = await table.refused('Merlin', 'prisonniers', { retirer: true }, campagne);
  assert.equal(bare.code, 'nothing-of-its-own');
  await table.does('Merlin', 'prisonniers', { faces }, campagne);
  assert.match(await shown(table), /Attaque, D6 : 6\nDéfense, D6 : 1, 2/u);
  await table.does('Merlin', 'prisonniers', { retirer: true }, campagne);
  await undoes(table, 2);
  assert.match(await shown(table), /Défense, D6 : 1, 2/u);
  await undoes(table, 1);
  assert.match(await shown(table), /Aucune n’est fixée/u);
});

test('an exported campaign holds them, and an import brings them to another', async (context) => {
  const table = await openTable(context);
  await table.does('Merlin', 'prisonniers', { faces }, campagne);
  const [file] = (await table.does('Merlin', 'exporter', {}, campagne)).message.files ?? [];
  assert.ok(file);
  await table.does('Merlin', 'prisonniers', { retirer: true }, campagne);
  const asked = await table.does('Merlin', 'importer', { texte: file.text }, campagne);
  await clicked(table, 'Merlin', asked, 'Importer');
  assert.match(await shown(table), /Attaque, D6 : 6\nDéfense, D6 : 1, 2/u);
});

test('law: what is written is read again as it was', () => {
  const row = fc.constantFrom(6, 8, 10, 12).chain((cotes) =>
    fc.record(
      {
        camp: fc.constantFrom('attaque', 'defense'),
        cotes: fc.constant(cotes),
        faces: fc
          .uniqueArray(fc.integer({ min: 1, max: cotes }), { minLength: 1 })
          .map((all) => all.sort((one, other) => one - other)),
      },
      { noNullPrototype: true },
    ),
  );
  const key = ({ camp, cotes }: { camp: string; cotes: number }) => `${camp} ${cotes}`;
  fc.assert(
    fc.property(fc.uniqueArray(row, { minLength: 1, selector: key }), (rows) => {
      const faces = rows as readonly FacesPrisonniers[]; // the two sides, known dice
      assert.deepEqual(readFacesPrisonniers('faces', writeFacesPrisonniers(faces)), rows);
    }),
  );
});
