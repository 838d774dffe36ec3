import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingOf } from '../../src/campaign/campaigns/settings.ts';
import { gameById } from '../../src/campaign/games.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { newer } from '../commands/ground.ts';
import { buttons, type Done, said, type Table } from '../fiche/play.ts';
import { directs, entry, mayNot, tableWithKael, undoes } from './stage.ts';

const groups = { x: 20, cibles: 'Gobelin RES 4 à 8 ; Orque RES 6 à 18 ; Troll RES 9 à 21' };
const impact = { command: 'impact' };

async function clicked(table: Table, message: Done['message'], label: string): Promise<Done> {
  const performed = await table.clicks('Léa', message, label);
  assert.ok(!isRefusal(performed) && performed.kind === 'done', JSON.stringify(performed));
  return performed;
}

const game = ({ ground }: Table) => ground.store.read((tx) => gameById(tx, 1));

test('a game: a move goes back to the choice before, later moves first, old buttons are stale', async (context) => {
  const table = await tableWithKael(context);
  const first = await table.does('Léa', null, groups, impact);
  const before = await game(table);
  const second = await clicked(table, first.message, 'Poursuivre');
  const third = await clicked(table, second.message, 'S’arrêter');
  assert.equal((await game(table))?.finished, true);
  assert.deepEqual(third.entry?.number, 4);
  assert.deepEqual((await mayNot(table, 'Merlin', 3))[1], { got: 3, numbers: '4', many: false });
  await undoes(table, 'Léa', 4);
  const { version } = (await game(table)) ?? {};
  assert.equal(version, 3, 'versions go on');
  const stale = await table.clicks('Léa', second.message, 'Poursuivre');
  assert.ok(isRefusal(stale) && stale.code === 'stale-version');
  await undoes(table, 'Merlin', 3);
  const now = await game(table);
  assert.deepEqual(now?.state, { ...(before?.state as object), version: 4 });
  assert.equal(now?.finished, false);
});

test('a game goes on from where it was brought back, by the buttons of its message', async (context) => {
  const table = await tableWithKael(context);
  const first = await table.does('Léa', null, groups, impact);
  await clicked(table, first.message, 'Poursuivre');
  await undoes(table, 'Merlin', 3);
  const [amended] = await directs(table);
  assert.deepEqual([amended.target, amended.anew], [newer, true]);
  assert.deepEqual([...buttons(amended.body).keys()], [...buttons(first.message).keys()]);
  const again = await clicked(table, amended.body, 'Poursuivre');
  assert.equal(again.entry?.content.game?.version, 2);
  assert.match(said(again.message), /2 cibles retirées/u);
  await undoes(table, 'Merlin', 5);
  const held = await undoes(table, 'Merlin', 6);
  assert.match(said(held.message), /Le n° 5 compte de nouveau/u);
  assert.equal((await game(table))?.version, 5);
});

test('a game whose beginning is undone is not played any more', async (context) => {
  const table = await tableWithKael(context);
  const first = await table.does('Léa', null, groups, impact);
  await undoes(table, 'Merlin', 2);
  const late = await table.clicks('Léa', first.message, 'Poursuivre');
  assert.ok(isRefusal(late) && late.code === 'game-withdrawn');
  const held = await undoes(table, 'Merlin', 3);
  assert.match(said(held.message), /compte de nouveau/u);
  assert.deepEqual((await game(table))?.withdrawn, false);
});

test('a setting is what it was before; a later change of it stands in the way', async (context) => {
  const table = await tableWithKael(context);
  const campagne = { command: 'campagne' };
  const gains = () => table.ground.store.read((tx) => settingOf(tx, 1, { kind: 'gains', name: '' }));
  await table.does('Merlin', 'gains', { xp: 7, credits: 9 }, campagne);
  const before = await gains();
  await table.does('Merlin', 'gains', { xp: 8 }, campagne);
  assert.deepEqual((await mayNot(table, 'Merlin', 2))[1], { got: 2, numbers: '3', many: false });
  await undoes(table, 'Merlin', 3);
  assert.deepEqual(await gains(), before);
  await undoes(table, 'Merlin', 2);
  assert.equal(await gains(), null);
  await undoes(table, 'Merlin', 5);
  assert.deepEqual(await gains(), before);
});

test('sheets: what was made goes, what was renamed or deleted comes back; what touched a new one stands in the way', async (context) => {
  const table = await tableWithKael(context);
  const names = async () => (await table.rows('Merlin')).map(({ nom }) => nom);
  await table.does('Léa', 'modifier', { fiche: 'Kael', nom: 'Kaelig', profil: 'PV 6 Cd 7' });
  assert.deepEqual((await mayNot(table, 'Merlin', 1))[0], 'undo-depends');
  await undoes(table, 'Léa', 2);
  assert.deepEqual(await names(), ['Kael']);
  await table.does('Léa', 'modifier', { fiche: 'Kael', xp: '+1' });
  assert.deepEqual((await mayNot(table, 'Merlin', 1))[1], { got: 1, numbers: '4', many: false });
  await undoes(table, 'Léa', 4);
  await undoes(table, 'Léa', 1);
  assert.deepEqual(await names(), []);
  await undoes(table, 'Merlin', 6);
  assert.deepEqual(await names(), ['Kael']);
  assert.equal((await entry(table, 1)).undoneBy, undefined);
});

test('a name that is taken meanwhile is not taken away again', async (context) => {
  const table = await tableWithKael(context);
  await table.does('Léa', 'modifier', { fiche: 'Kael', nom: 'Kaelig' });
  await table.does('Léa', 'creer', { nom: 'Kael', profil: 'Cd 7' });
  assert.deepEqual((await mayNot(table, 'Léa', 2))[0], 'name-taken');
});

test('a change of a sheet that no entry tells of any more is not lost to an undoing before it', async (context) => {
  const table = await tableWithKael(context);
  const faction = async () => (await table.rows('Léa'))[0]?.['faction'];
  await table.does('Léa', 'modifier', { fiche: 'Kael', faction: 'Loups' });
  await table.does('Merlin', 'modifier', { fiche: 'Kael', faction: 'Corbeaux' });
  const asked = await table.does('Merlin', 'supprimer', {}, { command: 'mes-donnees' });
  await table.clicks('Merlin', asked.message, 'Supprimer');
  assert.deepEqual(await mayNot(table, 'Léa', 2), ['undo-overtaken', { got: 2 }]);
  assert.equal(await faction(), 'Corbeaux');
});

test('a sheet taken back through several changes, brought back and taken back again is each time as it was', async (context) => {
  const table = await tableWithKael(context);
  const faction = async () => (await table.rows('Léa'))[0]?.['faction'];
  await table.does('Léa', 'modifier', { fiche: 'Kael', faction: 'Loups' });
  await table.does('Léa', 'modifier', { fiche: 'Kael', faction: 'Corbeaux' });
  await undoes(table, 'Merlin', 3);
  await undoes(table, 'Merlin', 2);
  assert.equal(await faction(), '');
  await undoes(table, 'Merlin', 5);
  await undoes(table, 'Merlin', 4);
  assert.equal(await faction(), 'Corbeaux');
  await table.does('Merlin', null, { numero: 2, suite: true }, { command: 'annuler' });
  assert.equal(await faction(), '');
  await undoes(table, 'Merlin', 8);
  assert.equal(await faction(), 'Corbeaux');
  await undoes(table, 'Merlin', 3);
  await undoes(table, 'Merlin', 2);
  assert.equal(await faction(), '');
});
