import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyLedger } from '../../src/campaign/ledger.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import { done, said, type Table, type Who } from '../fiche/play.ts';
import { battle, battles, begun, commands, entries, pays, refuses, tom, unit } from './stage.ts';

const undoes = (table: Table, who: Who, numero: number) =>
  table.does(who, null, { numero }, { command: 'annuler' });
const mayNot = (table: Table, numero: number, who: Who = 'Merlin') =>
  refuses(table, who, 'annuler', null, { numero });
const last = async (table: Table) => (await entries(table)).at(-1)?.number ?? 0;

test('undo of a whole /commandement restores PC, states, scores and the phase, and strikes its tests with it', async (context) => {
  const table = await begun(context);
  await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 });
  await commands(table, 'Léa', '2 3');
  await battles(table, 'Léa', 'tour');
  await commands(table, 'Tom');
  await battles(table, 'Tom', 'tour');
  await battles(table, 'Léa', 'unite', { nom: 'Dread', objectif: 'Pont' });
  const before = await battle(table);
  assert.equal((await unit(table, 'Boyz')).ebranlee, true);
  const { entry } = await commands(table, 'Léa', '3 3');
  const number = entry?.number ?? 0;
  const played = await battle(table);
  assert.deepEqual(
    played.bataille.joueurs.map(({ points }) => points),
    [5, 0],
  );
  const part = await mayNot(table, number + 1);
  assert.deepEqual(part, ['undo-part', null, { got: number + 1, whole: number }]);
  const undone = await undoes(table, 'Merlin', number);
  assert.deepEqual(await battle(table), before);
  const text = said(undone.message);
  assert.match(text, /est annulé/u);
  assert.match(text, /Léa, PC : −1\n/u);
  assert.match(text, /Léa, Points : −5/u);
  assert.match(text, /1 bataille rétablie/u);
  assert.doesNotMatch(text, /teste/u);
  const marks = (await entries(table)).filter(({ undoneBy }) => undoneBy === number + 2);
  assert.deepEqual(
    marks.map((one) => one.number),
    [number, number + 1],
  );
  const held = await undoes(table, 'Merlin', number + 2);
  assert.match(said(held.message), new RegExp(`Le n° ${number} compte de nouveau`, 'u'));
  assert.deepEqual(await battle(table), played);
  assert.deepEqual(
    (await entries(table)).filter(({ undoneBy }) => undoneBy === number + 2),
    [],
  );
  assert.equal(await table.ground.store.read(verifyLedger), null);
});

test('what builds on a phase stands in the way, named: spent PC, the end of the turn, a fall-back', async (context) => {
  const table = await begun(context);
  await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 });
  const phase = (await commands(table, 'Léa', '2 3')).entry?.number ?? 0;
  const fled = (await battles(table, 'Léa', 'repli', { unite: 'Boyz', des: '1 6 6 6' })).entry?.number ?? 0;
  const spent = (await pays(table, 'Tom', 'depenser', { montant: 1, raison: 'x' })).entry?.number ?? 0;
  const ended = (await battles(table, 'Léa', 'tour')).entry?.number ?? 0;
  const [code, , facts] = await mayNot(table, phase);
  assert.equal(code, 'undo-depends');
  assert.deepEqual(facts, { got: phase, numbers: [fled, spent, ended].join(', '), many: true });
  for (const number of [ended, spent, fled]) await undoes(table, 'Merlin', number);
  await undoes(table, 'Merlin', phase);
  assert.partialDeepStrictEqual(await unit(table, 'Boyz'), { ebranlee: false, effectif: 4, teste: 0 });
  assert.partialDeepStrictEqual((await battle(table)).bataille, { tour: 1, phase: 0 });
});

test('losses are not taken back under a test that came of them; the phase itself is, whatever was lost since', async (context) => {
  const table = await begun(context);
  const number = async (deed: Promise<{ readonly entry: { readonly number: number } | null }>) =>
    (await deed).entry?.number ?? 0;
  const losses = await number(battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 }));
  const hurt = await number(battles(table, 'Tom', 'pertes', { unite: 'Dread', pv: 7 }));
  const scratch = await number(battles(table, 'Léa', 'pertes', { unite: 'Marines', figurines: 1 }));
  const phase = await number(commands(table, 'Léa', '2 3 6 6'));
  for (const one of [losses, hurt])
    assert.deepEqual((await mayNot(table, one))[2], { got: one, numbers: String(phase), many: false });
  await undoes(table, 'Merlin', scratch);
  const since = await number(battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 1 }));
  await undoes(table, 'Merlin', phase);
  assert.partialDeepStrictEqual(await unit(table, 'Boyz'), { ebranlee: false, effectif: 3, teste: 0 });
  assert.deepEqual((await mayNot(table, losses))[2], { got: losses, numbers: String(since), many: false });
  await undoes(table, 'Merlin', since);
  await undoes(table, 'Merlin', losses);
  assert.equal((await unit(table, 'Boyz')).effectif, 10);
  assert.equal(await table.ground.store.read(verifyLedger), null);
});

test('a turn, losses, points, units and the end come back as they were', async (context) => {
  const table = await begun(context);
  const deeds: readonly (() => Promise<unknown>)[] = [
    () => battles(table, 'Tom', 'pertes', { unite: 'Dread', pv: 12 }),
    () => battles(table, 'Merlin', 'points', { joueur: tom, montant: 7, motif: 'x' }),
    () => battles(table, 'Léa', 'unite', { nom: 'Boyz', renommer: 'Nobz', cd: 6, objectif: '-' }),
    () =>
      battles(table, 'Léa', 'unite', { nom: 'Kan', 'effectif-initial': 1, 'pv-initial': 8, cd: 6, co: 1 }),
    () => battles(table, 'Léa', 'unite', { nom: 'Boyz', retirer: true }),
    () => commands(table, 'Léa'),
    () => battles(table, 'Léa', 'fin'),
  ];
  for (const deed of deeds) {
    const before = await battle(table);
    await deed();
    assert.notDeepEqual(await battle(table), before);
    await undoes(table, 'Merlin', await last(table));
    assert.deepEqual(await battle(table), before);
  }
  await commands(table, 'Léa');
  const before = await battle(table);
  await battles(table, 'Léa', 'tour');
  await undoes(table, 'Merlin', await last(table));
  assert.deepEqual(await battle(table), before);
});

test('the beginning of a battle is not undone under its units; without them it leaves no battle', async (context) => {
  const table = await begun(context);
  assert.equal((await mayNot(table, 1))[0], 'battle-has-units');
  for (const number of [4, 3, 2]) await undoes(table, 'Merlin', number);
  await undoes(table, 'Merlin', 1);
  assert.equal((await refuses(table, 'Léa', 'bataille', 'etat'))[0], 'battle-none');
  await battles(table, 'Tom', 'commencer', {
    adversaire: { id: '920000000000000001', name: 'Léa' },
    premier: 'moi',
  });
  assert.equal((await mayNot(table, 8))[0], 'battle-open');
});

test('a battle that is over opens again unless another one is played there, and a name is not taken twice', async (context) => {
  const table = await begun(context);
  const over = (await battles(table, 'Tom', 'fin')).entry?.number ?? 0;
  await battles(table, 'Tom', 'commencer', {
    adversaire: { id: '920000000000000001', name: 'Léa' },
    premier: 'moi',
  });
  assert.equal((await mayNot(table, over))[0], 'battle-open');
  await battles(table, 'Tom', 'fin');
  await undoes(table, 'Merlin', over);
  const gone = (await battles(table, 'Léa', 'unite', { nom: 'Boyz', retirer: true })).entry?.number ?? 0;
  await battles(table, 'Léa', 'unite', { nom: 'BOYZ', 'effectif-initial': 3, cd: 7, co: 1 });
  assert.deepEqual(await mayNot(table, gone), ['unit-taken', null, { got: 'Boyz' }]);
});

test('a player takes back at once what no die decided; a phase with dice asks a MJ or the opponent', async (context) => {
  const table = await begun(context);
  await pays(table, 'Léa', 'depenser', { montant: 1, raison: 'x' });
  const spent = await last(table);
  const { message } = await undoes(table, 'Léa', spent);
  assert.match(said(message), /est annulé/u);
  await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 });
  await commands(table, 'Léa', '2 3');
  const asked = await table.does('Léa', null, {}, { command: 'annuler' });
  assert.doesNotMatch(said(asked.message), /Annulation du/u, 'dice fell, in the tests');
  assert.equal((await unit(table, 'Boyz')).ebranlee, true);
  const phase = (await entries(table)).findLast(({ content }) => content.command === 'commandement');
  const agreement = makeCustomId('annuler', 'accord', phase?.id ?? 0);
  const own = await table.presses('Léa', agreement);
  assert.ok(isRefusal(own) && own.code === 'undo-not-asked');
  done(await table.presses('Tom', agreement));
  assert.equal((await unit(table, 'Boyz')).ebranlee, false);
});
