import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setLogChannel } from '../../src/campaign/campaigns.ts';
import { verifyLedger } from '../../src/campaign/ledger.ts';
import { checkMessage, checkModal } from '../../src/playground/limits/index.ts';
import { rollLog } from '../../src/present/log.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { buttons, done, openTable, said, type Table } from '../fiche/play.ts';
import {
  accounts,
  battle,
  battles,
  begun,
  commands,
  entries,
  openLongTable,
  pays,
  posts,
  refuses,
  tom,
  unit,
} from './stage.ts';

test('worked: 4 Boyz of 10 fail with a 5; PC 2–2, then 3–3; one answer, one entry a test', async (context) => {
  const table = await begun(context);
  await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 });
  await battles(table, 'Tom', 'pertes', { unite: 'Dread', pv: 7 });
  const before = (await entries(table)).length;
  const { message, entry } = await commands(table, 'Léa', '2 3, 3 3');
  assert.deepEqual(checkMessage(message), []);
  const text = said(message);
  assert.match(text, /Phase de commandement · Léa, ronde 1\n1 unité ébranlée sur 2 testées/u);
  assert.match(text, /Boyz \(4 sur 10\) : 2 \+ 3 = 5 contre Cd 7\+ : ébranlée, CO 8 → 0/u);
  assert.match(text, /Dread \(5 sur 12\) : 3 \+ 3 = 6 contre Cd 6\+ : réussi/u);
  assert.match(text, /PC : Léa 1 → 2 · Tom 1 → 2/u);
  assert.match(text, /C’est maintenant : Dread : Réparation/u);
  assert.deepEqual([...buttons(message).keys()], ['Fin du tour', 'État', 'Détail', 'Annuler']);
  const [main, ...parts] = (await entries(table)).slice(before);
  assert.equal(main?.number, entry?.number);
  assert.deepEqual(main?.content.dice, []);
  assert.deepEqual(
    parts.map(({ number, content }) => [number, content.command, content.partOf, content.dice.length]),
    [
      [before + 2, 'ebranlement', before + 1, 2],
      [before + 3, 'ebranlement', before + 1, 2],
    ],
  );
  assert.ok(parts.every(({ content }) => content.typed));
  assert.deepEqual(Object.keys(main?.content.outcome.result ?? {}), [
    'ronde',
    'joueur',
    'pc',
    'retablies',
    'tests',
    'rappels',
    'objectifs',
    'etats',
  ]);
  assert.partialDeepStrictEqual(await unit(table, 'Boyz'), { ebranlee: true, teste: 1 });
  await battles(table, 'Léa', 'tour');
  await commands(table, 'Tom');
  assert.deepEqual(await accounts(table), [
    [3, 0],
    [3, 0],
  ]);
});

test('a test by itself says of which phase it is a part, and has its own detail', async (context) => {
  const table = await begun(context);
  await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 });
  const { entry } = await commands(table, 'Léa', '2 3');
  const numero = (entry?.number ?? 0) + 1;
  const { message } = await table.does('Tom', 'voir', { numero }, { command: 'journal' });
  assert.match(said(message), /Ébranlement · Boyz/u);
  assert.match(said(message), new RegExp(`partie du n° ${numero - 1}`, 'u'));
  assert.match(said(message), /Total contre Cd : 5 ≥ 7 : non ·\s§5/u);
});

test('typed dice are those of the whole batch: too few, left over or not due change nothing', async (context) => {
  const table = await begun(context);
  await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 });
  const rows = table.ground.rows();
  const tries = async (des: string) => (await refuses(table, 'Léa', 'commandement', null, { des }))[0];
  assert.equal(await tries('2'), 'dice-missing');
  assert.equal(await tries('2 3 4'), 'dice-left-over');
  assert.equal(await tries('2 7'), 'dice-face');
  assert.equal(table.ground.rows(), rows);
  await commands(table, 'Léa', '6 6');
  await battles(table, 'Léa', 'tour');
  assert.equal((await refuses(table, 'Tom', 'commandement', null, { des: '1' }))[0], 'dice-not-due');
});

test('« Dés physiques » is offered where tests are due, says for which units, and plays the phase with them', async (context) => {
  const table = await begun(context);
  const screen = async () => (await battles(table, 'Léa', 'etat')).message;
  assert.deepEqual([...buttons(await screen()).keys()], ['Phase de commandement', 'Actualiser']);
  await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 });
  await battles(table, 'Tom', 'pertes', { unite: 'Dread', pv: 7 });
  const offered = await screen();
  const names = ['Phase de commandement', 'Dés physiques', 'Actualiser'];
  assert.deepEqual([...buttons(offered).keys()], names);
  const wrong = await table.clicks('Tom', offered, 'Dés physiques');
  assert.ok(isRefusal(wrong) && wrong.code === 'battle-not-yours');
  const asked = await table.clicks('Léa', offered, 'Dés physiques');
  assert.ok(!isRefusal(asked) && asked.kind === 'form');
  assert.deepEqual(checkModal(asked.form), []);
  assert.match(JSON.stringify(asked.form), /"4 dés, deux par unité, dans l’ordre".*"Boyz et Dread"/u);
  const rows = table.ground.rows();
  for (const [des, code] of [
    ['2 3 6', 'dice-missing'],
    ['', 'dice-none'],
  ] as const) {
    const refused = await table.presses('Léa', asked.form.custom_id, { des });
    assert.ok(isRefusal(refused) && refused.code === code);
  }
  assert.equal(table.ground.rows(), rows);
  const { message, entry } = done(await table.presses('Léa', asked.form.custom_id, { des: '2 3 3 3' }));
  assert.equal(entry?.content.typed, true);
  assert.match(said(message), /Boyz \(4 sur 10\) : 2 \+ 3 = 5 contre Cd 7\+ : ébranlée/u);
  const late = await table.clicks('Léa', offered, 'Dés physiques');
  assert.ok(isRefusal(late) && late.code === 'phase-played');
});

test('a unit tested by itself before the phase is not announced for it any more', async (context) => {
  const table = await begun(context);
  await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 });
  const screen = async () => (await battles(table, 'Léa', 'etat')).message;
  const early = await screen();
  assert.match(said(early), /1 test d’Ébranlement à passer[\s\S]*Boyz 4\/10.*· test à passer/u);
  await table.does('Léa', null, { unite: 'Boyz', des: '6 6' }, { command: 'ebranlement' });
  assert.match(said(await screen()), /aucun test d’Ébranlement à passer/u);
  const late = await table.clicks('Léa', early, 'Dés physiques');
  assert.ok(isRefusal(late) && late.code === 'phase-no-dice');
  assert.doesNotMatch(said(await screen()), /· test(era| à passer)/u);
  await commands(table, 'Léa');
  const after = said(await screen());
  assert.match(after, /· testera/u, 'in her next phase');
  assert.doesNotMatch(after, /· test à passer/u, 'nothing is due now');
});

test('the chances of a test of the phase stand under its own line of the journal', async (context) => {
  const table = await begun(context);
  await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 });
  await commands(table, 'Léa', '4 5');
  const all = await table.does('Léa', 'derniers', {}, { command: 'journal' });
  const numero = Number(/n° (\d+)[^\n]*\n?[^\n]*Ébranlement · Boyz/u.exec(said(all.message))?.[1]);
  const shown = await table.does('Léa', 'voir', { numero }, { command: 'journal' });
  const odds = await table.clicks('Léa', shown.message, 'Chances');
  assert.ok(!isRefusal(odds) && odds.kind === 'done' && odds.manner === 'private');
  assert.match(said(odds.message), /27,8 % \(10\/36\) de faire au moins aussi bien/u);
});

test('the other player may not play the phase, a MJ may for the active one, nobody twice', async (context) => {
  const table = await begun(context);
  const [code, , facts] = await refuses(table, 'Tom', 'commandement', null);
  assert.deepEqual([code, facts], ['battle-not-yours', { joueur: 'Léa' }]);
  const { message } = await commands(table, 'Merlin');
  assert.match(said(message), /par Merlin pour Léa/u);
  const again = await refuses(table, 'Léa', 'commandement', null);
  assert.deepEqual(again, ['phase-played', null, { ronde: 1, joueur: 'Léa' }]);
});

test('round 2 scores what is held strictly, by non-shaken units; shaken ones recover first', async (context) => {
  const table = await begun(context);
  await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 6 });
  await commands(table, 'Léa', '2 3');
  await battles(table, 'Léa', 'tour');
  await commands(table, 'Tom');
  await battles(table, 'Tom', 'tour');
  const { message, entry } = await commands(table, 'Léa', '6 6');
  assert.match(said(message), /Rétablies : Boyz/u);
  assert.deepEqual(entry?.content.outcome.result['objectifs'], [{ nom: 'Colline', tenu: false, points: 0 }]);
  await battles(table, 'Léa', 'tour');
  const second = await commands(table, 'Tom');
  assert.match(said(second.message), /Colline : tenu, \+5/u);
  assert.deepEqual(await accounts(table), [
    [5, 0],
    [5, 5],
  ]);
});

test('the campaign’s edition decides: in 11e half tests, and a passed test recovers', async (context) => {
  const table = await begun(context);
  const arbitrage = { regle: 'w40k/edition', reponse: '11e' };
  await table.does('Merlin', 'arbitrage', arbitrage, { command: 'campagne' });
  await battles(table, 'Tom', 'pertes', { unite: 'Boyz', figurines: 5 });
  await commands(table, 'Léa', '2 3');
  await battles(table, 'Léa', 'tour');
  await commands(table, 'Tom');
  await battles(table, 'Tom', 'tour');
  const { message } = await commands(table, 'Léa', '3 4');
  assert.match(said(message), /contre Cd 7\+ : réussi, rétablie, CO 0 → 10/u);
  assert.match(said(message), /Rétablies : Boyz/u);
  assert.equal((await unit(table, 'Boyz')).ebranlee, false);
});

/** A battle of Léa with that many units below half of theirs. */
async function crowd(table: Table, count: number, name: (at: number) => string): Promise<void> {
  await battles(table, 'Léa', 'commencer', { adversaire: tom, premier: 'moi' });
  for (let at = 1; at <= count; at += 1)
    await battles(table, 'Léa', 'unite', {
      nom: name(at),
      'effectif-initial': 10,
      'effectif-restant': 4,
      cd: 7,
      co: 2,
      objectif: `Objectif ${at % 5}`,
    });
}

test('a batch of 20 units is one transaction, one valid answer, one log message, 20 entries without a gap', async (context) => {
  const table = await openTable(context);
  await crowd(table, 20, (at) => `Bande ${at}`);
  await table.ground.store.transact((tx) => setLogChannel(tx, 1, '500'));
  const before = (await entries(table)).length;
  const logged = await posts(table, 'roll');
  const { message, entry } = await commands(table, 'Léa', '2 3 '.repeat(20));
  assert.deepEqual(checkMessage(message), []);
  const [description = ''] = message.embeds.map((embed) => embed.description ?? '');
  for (let at = 1; at <= 20; at += 1)
    assert.ok(description.includes(`**Bande ${at}** (4 sur 10)`), String(at));
  assert.doesNotMatch(description, /omise/u);
  const all = (await entries(table)).slice(before);
  assert.deepEqual(
    all.map(({ number }) => number),
    Array.from({ length: 21 }, (_, at) => before + 1 + at),
  );
  assert.equal(new Set(all.map(({ content }) => content.seed.id)).size, 1, 'one interaction');
  assert.equal((await posts(table, 'roll')) - logged, 1);
  assert.ok(entry);
  const log = rollLog(entry, null);
  assert.deepEqual(checkMessage({ embeds: [log] }), []);
  assert.match(log.description ?? '', /20 unités ébranlées/u);
  assert.match(log.description ?? '', /Bande 1\*\*.*\n/u);
  assert.equal(await table.ground.store.read(verifyLedger), null);
});

test('the dice of a batch are drawn from one stream: each test says how many fell before it', async (context) => {
  const table = await openTable(context);
  await crowd(table, 3, (at) => `Bande ${at}`);
  const { entry } = await commands(table, 'Léa');
  assert.ok(entry);
  const parts = (await entries(table)).slice(-3);
  assert.deepEqual(
    parts.map(({ content }) => content.seed.skip),
    [undefined, 2, 4],
  );
  assert.deepEqual(
    parts.map(({ content }) => content.dice.map(({ face }) => face)),
    (entry.content.outcome.result['tests'] as { des: number[] }[]).map(({ des }) => des),
  );
});

test('piege-08 forty units with names of 100 characters are cut honestly, and the journal has them all', async (context) => {
  const table = await openLongTable(context);
  await crowd(table, 40, (at) => `${at} ${'*'.repeat(97)}`);
  const over = { nom: 'Une de trop', 'effectif-initial': 1, 'pv-initial': 1, cd: 7, co: 1 };
  assert.deepEqual((await refuses(table, 'Léa', 'bataille', 'unite', over))[0], 'units-full');
  const { message, entry } = await commands(table, 'Léa', '2 3 '.repeat(40));
  assert.deepEqual(checkMessage(message), []);
  assert.match(said(message), /40 unités ébranlées sur 40 testées/u);
  assert.match(said(message), /lignes omises, tout est au journal/u);
  assert.ok(entry);
  assert.deepEqual(checkMessage({ embeds: [rollLog(entry, null)] }), []);
  assert.deepEqual(checkMessage((await battles(table, 'Tom', 'etat')).message), []);
  assert.equal((await battle(table)).bataille.unites.filter(({ ebranlee }) => ebranlee).length, 40);
});

test('piege-26 fifty PC spent and given at once: the account adds up and never falls below zero', async (context) => {
  const table = await begun(context);
  await pays(table, 'Merlin', 'corriger', { joueur: tom, montant: 20, motif: 'x' });
  const spend = { montant: 1, raison: 'x' };
  const all = await Promise.all(
    Array.from({ length: 30 }, () => table.says('Tom', 'depenser', spend, { command: 'pc' })),
  );
  assert.equal(all.filter((one) => 'kind' in one).length, 21);
  assert.deepEqual((await accounts(table))[1], [0, 0]);
  assert.equal(await table.ground.store.read(verifyLedger), null);
});
