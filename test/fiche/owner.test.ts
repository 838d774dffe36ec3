import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { findSheet } from '../../src/campaign/sheets.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { openTable, said, type Table } from './play.ts';

const ids = { Léa: '920000000000000001', Tom: '920000000000000002', Merlin: '920000000000000003' };
const person = (name: keyof typeof ids) => ({ id: ids[name], name });
const undoing = { command: 'annuler' };

async function setTable(context: TestContext): Promise<Table> {
  const table = await openTable(context);
  await table.does('Léa', 'creer', { nom: 'Kael', profil: 'PV 10 Cd 8' });
  return table;
}

const ownerOf = ({ ground }: Table, folded = 'kael') =>
  ground.store.read(async (tx) => (await findSheet(tx, 1, folded, { id: null, isMaster: true }))?.owner.name);

test('an owner gives a sheet away: it is the other’s from then on, and the journal says so without an id', async (context) => {
  const table = await setTable(context);
  const given = await table.does('Léa', 'modifier', { fiche: 'kael', proprietaire: person('Tom') });
  assert.match(said(given.message), /Propriétaire : Tom[\s\S]*par Léa pour Tom/u);
  assert.equal(await ownerOf(table), 'Tom');
  assert.ok(!JSON.stringify(given.entry?.content).includes(ids.Tom), 'ids do not belong in hashed content');
  assert.equal((await table.refused('Léa', 'modifier', { fiche: 'Kael', pv: '1' })).code, 'sheet-not-yours');
  await table.does('Tom', 'modifier', { fiche: 'Kael', pv: '1' });
});

test('a MJ gives any sheet, to themselves too; another player none; to who has it: nothing changes', async (context) => {
  const table = await setTable(context);
  const wanted = { fiche: 'Kael', proprietaire: person('Tom') };
  assert.equal((await table.refused('Tom', 'modifier', wanted)).code, 'sheet-not-yours');
  assert.equal(
    (await table.refused('Léa', 'modifier', { ...wanted, proprietaire: person('Léa') })).code,
    'sheet-same',
  );
  await table.does('Merlin', 'modifier', { ...wanted, xp: '+5' });
  assert.equal(await ownerOf(table), 'Tom');
  const taken = await table.does('Merlin', 'modifier', { ...wanted, proprietaire: person('Merlin') });
  assert.match(said(taken.message), /Propriétaire : Merlin/u);
  assert.equal(taken.entry?.behalf, null);
});

test('a program owns no sheet, has no score, is no MJ, and nobody rolls for it', async (context) => {
  const table = await setTable(context);
  const robot = { id: '920000000000000077', name: 'Robot', isBot: true };
  const asked = [
    ['modifier', 'fiche', { fiche: 'Kael', proprietaire: robot }],
    ['creer', 'fiche', { nom: 'Tour', profil: 'PV 3', pour: robot }],
    ['corriger', 'scores', { quantite: 'xp', montant: 1, motif: 'x', joueur: robot }],
    ['mj', 'campagne', { nommer: robot }],
    [null, 'jet', { notation: '2d6', pour: robot }],
  ] as const;
  for (const [subcommand, command, options] of asked)
    assert.equal((await table.refused('Merlin', subcommand, options, { command })).code, 'user-bot', command);
});

test('giving away is taken back by who gave, and put back by a MJ', async (context) => {
  const table = await setTable(context);
  await table.does('Léa', 'modifier', { fiche: 'Kael', proprietaire: person('Tom') });
  await table.does('Léa', null, {}, undoing);
  assert.equal(await ownerOf(table), 'Léa');
  await table.does('Merlin', null, { numero: 3 }, undoing);
  assert.equal(await ownerOf(table), 'Tom');
  const other = await table.does('Merlin', 'modifier', { fiche: 'Kael', proprietaire: person('Léa') });
  const restored = await table.clicks('Merlin', other.message, 'Rétablir');
  assert.ok(!isRefusal(restored));
  assert.equal(await ownerOf(table), 'Tom');
});

test('a hidden sheet that changes hands is told to the MJs alone', async (context) => {
  const table = await setTable(context);
  await table.does('Merlin', 'creer', { nom: 'Morgane', profil: 'Cd 8', cachee: true });
  const given = await table.does('Merlin', 'modifier', { fiche: 'Morgane', proprietaire: person('Tom') });
  assert.deepEqual([given.entry?.visibility, given.entry?.behalf], ['joueur-mj', null]);
  assert.match(said(given.message), /Propriétaire : quelqu’un d’autre/u);
  assert.equal(await ownerOf(table, 'morgane'), 'Tom');
});
