import assert from 'node:assert/strict';
import { test } from 'node:test';
import { regionsOf } from '../../src/campaign/regions.ts';
import { openTable, said } from '../fiche/play.ts';
import { deed, mayNotUndo, regionOf, scores, turn, undoes } from './stage.ts';

test('a plunder is taken back: region, bandits and trophy; what builds on it is named first', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Léa', 'recolte', { region: 'Val' });
  const before = await regionOf(table, 'Val');
  await deed(table, 'Tom', 'pillage', { region: 'Val', troupes: 1 });
  await deed(table, 'Merlin', 'retirer', { region: 'Val', type: 'bandit', nombre: 1 });
  await deed(table, 'Léa', 'recolte', { region: 'Bois' });
  const [code, , facts] = await mayNotUndo(table, 2);
  assert.deepEqual([code, facts], ['undo-depends', { got: 2, numbers: '3', many: false }]);
  await undoes(table, 3);
  const undone = await undoes(table, 2);
  assert.match(said(undone.message), /Trophées bleus : −1\n1 région rétablie/u);
  assert.deepEqual(await regionOf(table, 'Val'), before);
  assert.deepEqual(await scores(table), ['1. Tom : Trophées bleus 0']);
  await undoes(table, 6);
  assert.deepEqual((await regionOf(table, 'Val')).region.invocations, [{ type: 'bandit', nombre: 3 }]);
  assert.deepEqual(await scores(table), ['1. Tom : Trophées bleus 1']);
});

test('a region whose making is taken back is gone, and comes back under its own number', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Léa', 'region', { region: 'Val', troupes: 2 });
  const before = await regionOf(table, 'Val');
  await undoes(table, 1);
  assert.deepEqual(await table.ground.store.read((tx) => regionsOf(tx, 1)), []);
  await deed(table, 'Léa', 'region', { region: 'Bois' });
  await undoes(table, 2);
  assert.deepEqual(await regionOf(table, 'Val'), before);
});

test('a name that a newer region bears by then is not taken from it', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Léa', 'region', { region: 'Val', troupes: 2 });
  await undoes(table, 1);
  await deed(table, 'Tom', 'region', { region: 'val' });
  assert.equal((await mayNotUndo(table, 2))[0], 'name-taken');
});

test('a turn is taken back with who harvested where, and what was done in it stands in the way', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Léa', 'recolte', { region: 'Val' });
  const before = await regionOf(table, 'Val');
  await deed(table, 'Merlin', 'tour');
  await deed(table, 'Léa', 'recolte', { region: 'Val' });
  assert.equal((await mayNotUndo(table, 2))[0], 'undo-depends');
  await undoes(table, 3);
  const undone = await undoes(table, 2);
  assert.match(said(undone.message), /Tour : −1/u);
  assert.equal(await turn(table), 1);
  assert.deepEqual(await regionOf(table, 'Val'), before);
});

test('piege-25 what comes back is what was recorded, whatever the campaign plays by since', async (context) => {
  const table = await openTable(context);
  await deed(table, 'Léa', 'recolte', { region: 'Val' });
  await deed(table, 'Léa', 'pillage', { region: 'Val', troupes: 1 });
  const arbitrage = { regle: 'waryaume/trophees', reponse: 'aucun' };
  await table.does('Merlin', 'arbitrage', arbitrage, { command: 'campagne' });
  await undoes(table, 2);
  assert.deepEqual(await scores(table), ['1. Léa : Trophées bleus 0']);
  assert.deepEqual((await regionOf(table, 'Val')).region.invocations, []);
});
