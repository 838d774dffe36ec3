import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyLedger } from '../../src/campaign/ledger.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { perform } from '../../src/slash/perform.ts';
import { slash, wire } from '../commands/ground.ts';
import { said } from '../fiche/play.ts';
import { answers, counted, directs, entry, flees, mayNot, tableWithKael, undoes } from './stage.ts';

test('who typed a value takes it back alone; recorded values come back, the journal tells of it', async (context) => {
  const table = await tableWithKael(context);
  await table.does('Léa', 'modifier', { fiche: 'Kael', xp: '+10', pv: '7' });
  assert.equal(await counted(table, 'xp'), 10);
  const undone = await undoes(table, 'Léa');
  assert.equal(undone.manner, 'private');
  assert.equal(await counted(table, 'xp'), 0);
  assert.equal(await counted(table, 'pv'), 10);
  assert.match(said(undone.message), /Annulation du n° 2[\s\S]*Kael, XP : −10[\s\S]*Kael, PV : \+3/u);
  assert.equal((await entry(table, 2)).undoneBy, 3);
  assert.equal((await entry(table, 3)).content?.command, 'annuler');
  assert.deepEqual(await mayNot(table, 'Léa', 2), ['undo-done', { got: 2, by: 3 }]);
  assert.equal(await table.ground.store.read(verifyLedger), null);
});

test('a roll: its author needs consent, a stranger may nothing, a MJ takes it back', async (context) => {
  const table = await tableWithKael(context);
  const number = await flees(table);
  const before = await counted(table, 'statut:ebranlee');
  assert.equal(before, 1);
  assert.equal((await mayNot(table, 'Tom', number))[0], 'undo-not-yours');
  const asked = await undoes(table, 'Léa');
  assert.equal(asked.entry, null);
  assert.match(said(asked.message), /demande l’accord d’un MJ/u);
  assert.equal(await counted(table, 'statut:ebranlee'), before, 'nothing is taken back yet');
  await undoes(table, 'Merlin', number);
  assert.equal(await counted(table, 'statut:ebranlee'), 0);
});

test('a request is made once: asking again calls nobody, turned down or not', async (context) => {
  const table = await tableWithKael(context);
  const number = await flees(table);
  await undoes(table, 'Léa');
  assert.deepEqual(await mayNot(table, 'Léa', number), ['undo-asked', { got: number }]);
  await answers(table, 'Merlin', 'refus', number);
  assert.deepEqual(await mayNot(table, 'Léa', number), ['undo-asked', { got: number }]);
  assert.equal((await directs(table)).length, 1);
  const other = await flees(table);
  await undoes(table, 'Léa', other);
  assert.equal((await directs(table)).length, 2);
});

test('consent: the request stands in the channel, a MJ grants it, others cannot', async (context) => {
  const table = await tableWithKael(context);
  const number = await flees(table);
  await undoes(table, 'Léa');
  const [request] = await directs(table);
  assert.equal(request.channel, '910000000000000001');
  assert.match(request.body.content, /^Léa demande d’annuler ce jet\. Un MJ peut l’accorder\.$/u);
  assert.match(JSON.stringify(request.body), /Accorder.*Refuser/u);
  for (const who of ['Léa', 'Tom'] as const)
    assert.equal(await answers(table, who, 'accord', number), 'undo-not-asked');
  assert.equal(await answers(table, 'Tom', 'refus', number), 'undo-not-asked');
  assert.equal(await answers(table, 'Merlin', 'refus', number), 'done');
  assert.equal(await counted(table, 'statut:ebranlee'), 1);
  assert.equal(await answers(table, 'Merlin', 'accord', number), 'done');
  assert.equal(await counted(table, 'statut:ebranlee'), 0);
  assert.deepEqual(
    [(await entry(table, 3)).author.name, (await entry(table, 3)).behalf?.name],
    ['Merlin', 'Léa'],
  );
  assert.equal(await answers(table, 'Merlin', 'accord', number), 'undo-done');
  assert.equal(await answers(table, 'Merlin', 'refus', number), 'undo-done', 'it would be told to hold');
});

test('after ten minutes a typing mistake needs consent too', async (context) => {
  const table = await tableWithKael(context);
  const at = 1_700_000_000_000 - 11 * 60_000;
  const options = { fiche: 'Kael', xp: '+10' };
  const call = slash('fiche', options, { subcommand: 'modifier', id: '1390000000000000001', at });
  assert.ok(!isRefusal(await perform(table.ground, call, wire)));
  assert.equal((await undoes(table, 'Léa')).entry, null);
  assert.equal(await counted(table, 'xp'), 10);
});

test('later entries that depend on it are named; once they are undone it can be, and an undoing too', async (context) => {
  const table = await tableWithKael(context);
  await table.does('Léa', 'modifier', { fiche: 'Kael', xp: '+10' });
  await table.does('Léa', 'modifier', { fiche: 'Kael', pv: '3' });
  await table.does('Léa', 'modifier', { fiche: 'Kael', xp: '+1' });
  await table.does('Léa', 'modifier', { fiche: 'Kael', xp: '+2' });
  assert.deepEqual(await mayNot(table, 'Léa', 2), ['undo-depends', { got: 2, numbers: '4, 5', many: true }]);
  await undoes(table, 'Léa', 5);
  await undoes(table, 'Léa', 4);
  await undoes(table, 'Léa', 2);
  assert.deepEqual([await counted(table, 'xp'), await counted(table, 'pv')], [0, 3]);
  assert.equal((await mayNot(table, 'Léa', 8))[0], 'master-only', 'bringing back is for a MJ');
  const held = await undoes(table, 'Merlin', 8);
  assert.match(said(held.message), /Le n° 2 compte de nouveau/u);
  assert.equal(await counted(table, 'xp'), 10);
  assert.equal((await entry(table, 2)).undoneBy, undefined);
  assert.deepEqual(await mayNot(table, 'Merlin', 9), ['undo-final', { got: 9, holds: 2 }]);
  await undoes(table, 'Merlin', 2);
  assert.equal(await counted(table, 'xp'), 0);
  assert.equal(await table.ground.store.read(verifyLedger), null);
});

test('piege-25 a house rule changed between the roll and the undoing does not matter: recorded values come back', async (context) => {
  const table = await tableWithKael(context);
  const number = await flees(table);
  await table.does('Merlin', 'gains', { xp: 7, credits: 9 }, { command: 'campagne' });
  await undoes(table, 'Merlin', number);
  assert.deepEqual([await counted(table, 'effectif'), await counted(table, 'statut:ebranlee')], [10, 0]);
});

test('nothing to undo, no such number, what is personal: each is said', async (context) => {
  const table = await tableWithKael(context);
  assert.equal((await mayNot(table, 'Tom'))[0], 'undo-none');
  assert.equal((await mayNot(table, 'Tom', 99))[0], 'unknown-number');
  await table.does('Tom', null, { notation: '2d6', visibilite: 'personnel' }, { command: 'jet' });
  assert.equal((await mayNot(table, 'Tom', 2))[0], 'undo-personal');
  assert.equal((await mayNot(table, 'Tom'))[0], 'undo-none');
});
