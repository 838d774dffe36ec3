import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { regionsOf } from '../../src/campaign/regions.ts';
import { scoresOf } from '../../src/campaign/scores.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Values } from '../../src/slash/option.ts';
import { openTable, said, type Table } from '../fiche/play.ts';
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

/** What everybody has, but for nothing. */
async function won({ ground }: Table) {
  const all = await ground.store.read((tx) => scoresOf(tx, 1, { id: '', isMaster: true }, 'trophees'));
  return all.flatMap(({ subject, values }) =>
    Object.entries(values).flatMap(([quantity, value]) => (value === 0 ? [] : [[subject, quantity, value]])),
  );
}

test('law: whatever was done on the board, taken back last first it is as it was at each step', async (context) => {
  const table = await openTable(context);
  const region = fc.constantFrom('Val', 'Bois');
  const some = { region, troupes: fc.integer({ min: 1, max: 3 }) };
  const step = fc.oneof(
    fc.tuple(fc.constant('recolte'), fc.record({ region })),
    fc.tuple(fc.constant('pillage'), fc.record(some)),
    fc.tuple(fc.constant('destruction'), fc.record({ ...some, batiment: fc.constantFrom('Tour', 'Forge') })),
    fc.tuple(
      fc.constant('region'),
      fc.record({ region, poi: fc.integer({ min: 1, max: 3 }), capitale: fc.boolean() }),
    ),
    fc.tuple(
      fc.constantFrom('invoquer', 'retirer'),
      fc.record({
        region,
        type: fc.constantFrom('mort-vivant', 'bandit', 'demon'),
        nombre: fc.integer({ min: 1, max: 4 }),
      }),
    ),
    fc.tuple(fc.constant('tour'), fc.constant({})),
  );
  const board = async () => [
    await table.ground.store.read((tx) => regionsOf(tx, 1)),
    await turn(table),
    await won(table),
  ];
  const before: unknown[] = [];
  for (const [subcommand, options] of fc.sample(step, { numRuns: 60, seed: 6 })) {
    const state = await board();
    const performed = await table.says('Merlin', subcommand, options as Values, { command: 'royaume' });
    if (isRefusal(performed)) assert.deepEqual(await board(), state, performed.code);
    else if (performed.kind === 'done' && performed.entry) before.push(state);
  }
  assert.ok(before.length > 20, String(before.length));
  for (let number = before.length; number > 0; number -= 1) {
    await undoes(table, number);
    assert.deepEqual(await board(), before[number - 1]);
  }
});
