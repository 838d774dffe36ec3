import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setMasterChannel } from '../../src/campaign/outbox.ts';
import type { Table, Who } from '../fiche/play.ts';
import { buttons, said } from '../fiche/play.ts';
import { battle, battles, begun, commands, refuses, unit } from './stage.ts';

const tests = (table: Table, who: Who, options: object) =>
  table.does(who, null, { unite: 'boyz', ...options }, { command: 'ebranlement' });

test('a unit of the battle fills the test, and keeps state and dead; the phase does not test it again', async (context) => {
  const table = await begun(context);
  await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 });
  const { message } = await tests(table, 'Léa', { repli: true, des: '2 3 1 2 3 6' });
  const text = said(message);
  assert.match(text, /Ébranlement · Boyz\n2D6 : 2 \+ 3 = 5 contre Cd 7\+ : ébranlée/u);
  assert.match(text, /CO : 8 → 0/u);
  assert.ok(buttons(message).has('Annuler'));
  assert.partialDeepStrictEqual(await unit(table, 'Boyz'), { ebranlee: true, effectif: 2, teste: 1 });
  const { entry } = await commands(table, 'Léa');
  assert.deepEqual(entry?.content.outcome.result['tests'], []);
  assert.deepEqual(entry?.content.outcome.result['retablies'], []);
  assert.ok(entry?.content.outcome.steps.some(({ what }) => what === 'deja-testee'));
  assert.equal((await unit(table, 'Boyz')).ebranlee, true);
});

test('before the phase of its player a shaken unit is tested as one that recovered; after it as it is', async (context) => {
  const table = await begun(context);
  await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 });
  await commands(table, 'Léa', '2 3');
  const still = await tests(table, 'Léa', { impose: true, des: '6 6' });
  assert.match(said(still.message), /réussi, mais reste ébranlée/u);
  await battles(table, 'Léa', 'tour');
  await commands(table, 'Tom');
  await battles(table, 'Tom', 'tour');
  const fresh = await tests(table, 'Léa', { des: '6 6' });
  assert.match(said(fresh.message), /= 12 contre Cd 7\+ : réussi/u);
  assert.equal((await unit(table, 'Boyz')).ebranlee, false);
});

test('what is said by hand wins, and a name of no unit stays a name', async (context) => {
  const table = await begun(context);
  const { message } = await tests(table, 'Léa', { 'effectif-restant': 3, cd: 9, des: '4 4' });
  assert.match(said(message), /3 figurines sur 10/u);
  assert.match(said(message), /contre Cd 9\+ : ébranlée/u);
  assert.partialDeepStrictEqual(await unit(table, 'Boyz'), { effectif: 10, ebranlee: true });
  const free = { unite: 'Gretchin', 'effectif-initial': 10, 'effectif-restant': 4, cd: 7, des: '2 3' };
  const alone = await tests(table, 'Tom', free);
  assert.match(said(alone.message), /Ébranlement · Gretchin/u);
  assert.ok(!buttons(alone.message).has('Annuler'), 'nothing changed in the books');
});

test('a unit is tested by its player or a MJ, before all; a personal roll changes nothing', async (context) => {
  const table = await begun(context);
  await table.ground.store.transact((tx) => setMasterChannel(tx, 1, '600'));
  const unite = 'Boyz';
  assert.equal((await refuses(table, 'Tom', 'ebranlement', null, { unite }))[0], 'battle-not-yours');
  for (const visibilite of ['mj', 'joueur-mj'])
    assert.equal(
      (await refuses(table, 'Léa', 'ebranlement', null, { unite, visibilite }))[0],
      'battle-public',
    );
  const before = await battle(table);
  await tests(table, 'Tom', { 'effectif-restant': 1, visibilite: 'personnel', des: '1 1' });
  assert.deepEqual(await battle(table), before);
  await tests(table, 'Merlin', { impose: true, des: '1 1' });
  assert.equal((await unit(table, 'Boyz')).ebranlee, true);
});

test('a fall-back rolls for each model left of a shaken unit', async (context) => {
  const table = await begun(context);
  assert.equal((await refuses(table, 'Léa', 'bataille', 'repli', { unite: 'Boyz' }))[0], 'unit-steady');
  await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 });
  await commands(table, 'Léa', '2 3');
  assert.equal((await refuses(table, 'Tom', 'bataille', 'repli', { unite: 'Boyz' }))[0], 'battle-not-yours');
  const short = await refuses(table, 'Léa', 'bataille', 'repli', { unite: 'Boyz', des: '1 2 3' });
  assert.equal(short[0], 'dice-missing');
  const { message, entry } = await battles(table, 'Léa', 'repli', { unite: 'boyz', des: '1 2 3 6' });
  assert.match(said(message), /Repli · Boyz\n2 morts, 2 survivants : 1, 2, 3, 6/u);
  const { etats, ...result } = entry?.content.outcome.result ?? {};
  assert.deepEqual([result, etats], [{ des: [1, 2, 3, 6], morts: 2, survivants: 2 }, []]);
  assert.equal((await unit(table, 'Boyz')).effectif, 2);
});

test('piege-09 units complete: one’s own first, by any part of the name or of the player’s, at most 25', async (context) => {
  const table = await begun(context);
  const named = async (who: Who, typed: string) =>
    (await table.completes(who, 'unite', typed, null, 'ebranlement')).map(({ value }) => value);
  assert.deepEqual(await named('Tom', ''), ['Marines', 'Boyz', 'Dread']);
  assert.deepEqual(await named('Léa', 'RÉA'), ['Dread']);
  assert.deepEqual(await named('Léa', 'tom'), ['Marines']);
  for (let at = 1; at <= 30; at += 1)
    await battles(table, 'Tom', 'unite', { nom: `Escouade ${at}`, 'effectif-initial': 5, cd: 6, co: 1 });
  assert.equal((await named('Léa', '')).length, 25);
  assert.deepEqual(
    (await table.completes('Léa', 'objectif', 'COL', 'unite', 'bataille')).map(({ value }) => value),
    ['Colline'],
  );
});
