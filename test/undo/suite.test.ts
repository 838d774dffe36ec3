import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annuler } from '../../commands/annuler.ts';
import { settingOf } from '../../src/campaign/campaigns/settings.ts';
import { gameById } from '../../src/campaign/games.ts';
import { verifyLedger } from '../../src/campaign/ledger.ts';
import type { UndoResult } from '../../src/campaign/undo.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Command } from '../../src/slash/command.ts';
import { offersOf } from '../../src/slash/offer.ts';
import type { Values } from '../../src/slash/option.ts';
import { newer, openGround } from '../commands/ground.ts';
import { buttons, type Done, done, said, Table, type Who } from '../fiche/play.ts';
import { counted, directs, entry, flees, mayNot, tableWithKael, undoes } from './stage.ts';

const undoing = { command: 'annuler' };
const impact = { command: 'impact' };
const groups = { x: 20, cibles: 'Gobelin RES 4 à 8 ; Orque RES 6 à 18 ; Troll RES 9 à 21' };

const undoesAll = (table: Table, options: Values, who: Who = 'Merlin') =>
  table.does(who, null, options, undoing);
const modifies = (table: Table, options: Values, who: Who = 'Léa') =>
  table.does(who, 'modifier', { fiche: 'Kael', ...options });
const resultOf = ({ entry: made }: Done) => made?.content.outcome.result as unknown as UndoResult;
const xp = (table: Table) => counted(table, 'xp');
const game = ({ ground }: Table) => ground.store.read((tx) => gameById(tx, 1));

test('an entry with everything later that builds on it, by one entry; taking that back restores all', async (context) => {
  const table = await tableWithKael(context);
  for (const by of ['+1', '+2', '+4']) await modifies(table, { xp: by });
  await modifies(table, { credits: '+5' });
  const undone = await undoesAll(table, { numero: 3, suite: true });
  assert.equal(undone.entry?.number, 6);
  assert.deepEqual([resultOf(undone).numero, resultOf(undone).suite], [3, [4]]);
  assert.match(
    said(undone.message),
    /Le n° 3 \(\/fiche modifier\) est annulé, avec ce qui en dépendait : n° 4\.\nKael, XP : −6/u,
  );
  assert.deepEqual([await xp(table), await counted(table, 'credits')], [1, 5]);
  assert.deepEqual([(await entry(table, 3)).undoneBy, (await entry(table, 4)).undoneBy], [6, 6]);
  const held = await undoesAll(table, { numero: 6 });
  assert.match(said(held.message), /Les n° 3 et 4 comptent de nouveau\.\nKael, XP : \+6/u);
  assert.equal(await xp(table), 7);
  for (const number of [3, 4]) assert.equal((await entry(table, number)).undoneBy, undefined);
  assert.equal((await mayNot(table, 'Merlin', 7))[0], 'undo-final');
  assert.equal(await table.ground.store.read(verifyLedger), null);
});

test('what builds on what builds on it goes too, of every kind: sheets, settings, values', async (context) => {
  const table = await tableWithKael(context);
  await modifies(table, { nom: 'Kaelig', xp: '+1' });
  await modifies(table, { fiche: 'Kaelig', xp: '+1', credits: '+1' });
  await modifies(table, { fiche: 'Kaelig', credits: '+1' });
  const undone = await undoesAll(table, { numero: 2, suite: true });
  assert.deepEqual(resultOf(undone).suite, [4, 3]);
  assert.deepEqual([await xp(table), await counted(table, 'credits')], [0, 0]);
  assert.deepEqual(
    (await table.rows('Merlin')).map(({ nom }) => nom),
    ['Kael'],
  );
  await undoesAll(table, { numero: 5 });
  assert.deepEqual(
    (await table.rows('Merlin')).map(({ nom, xp: counts }) => [nom, counts]),
    [['Kaelig', 2]],
  );
  const gains = () => table.ground.store.read((tx) => settingOf(tx, 1, { kind: 'gains', name: '' }));
  for (const amount of [7, 8, 9])
    await table.does('Merlin', 'gains', { xp: amount }, { command: 'campagne' });
  const before = await gains();
  const settings = await undoesAll(table, { numero: 7, suite: true });
  assert.deepEqual(
    resultOf(settings).reglages.map(({ avant, apres }) => [avant, apres]),
    [[before, null]],
  );
  assert.equal(await gains(), null);
  await undoesAll(table, { numero: 10 });
  assert.deepEqual(await gains(), before);
});

test('a player may not, an entry beyond the chain is left alone, and who is refused by what depends is offered it', async (context) => {
  const table = await tableWithKael(context);
  for (const by of ['+1', '+2']) await modifies(table, { xp: by });
  const refusal = await table.refused('Léa', null, { numero: 2, suite: true }, undoing);
  assert.deepEqual([refusal.code, refusal.option], ['master-only', 'suite']);
  const toLea = await table.refused('Léa', null, { numero: 2 }, undoing);
  assert.deepEqual([toLea.code, offersOf(toLea)], ['undo-depends', []]);
  const toMerlin = await table.refused('Merlin', null, { numero: 2 }, undoing);
  assert.equal(toMerlin.code, 'undo-depends');
  const offer = { embeds: [], components: offersOf(toMerlin) };
  assert.deepEqual([...buttons(offer).keys()], ['Annuler aussi la suite']);
  const pressed = await table.clicks('Léa', offer, 'Annuler aussi la suite');
  assert.ok(isRefusal(pressed) && pressed.code === 'master-only');
  assert.deepEqual(resultOf(done(await table.clicks('Merlin', offer, 'Annuler aussi la suite'))).suite, [3]);
  assert.equal(await xp(table), 0);
  assert.equal((await mayNot(table, 'Merlin', 2))[0], 'undo-done');
});

test('what hides a roll hides the undoing of it, and with it what it takes back besides', async (context) => {
  const table = await tableWithKael(context);
  await modifies(table, { effectif: '9' });
  await flees(table, 'Léa', { visibilite: 'joueur-mj' });
  const undone = await undoesAll(table, { numero: 2, suite: true });
  assert.deepEqual([undone.entry?.visibility, undone.entry?.behalf?.name], ['joueur-mj', 'Léa']);
  await modifies(table, { effectif: '9' });
  const { id } = await entry(table, await flees(table));
  await table.ground.store.transact((tx) =>
    tx.updateTable('journal').set({ visibility: 'mj' }).where('id', '=', id).execute(),
  );
  const blind = await undoesAll(table, { numero: 5, suite: true });
  assert.deepEqual([blind.entry?.visibility, blind.entry?.behalf], ['joueur-mj', null]);
});

test('answers for one person’s eyes cannot be rewritten, and the undoing says so', async (context) => {
  const table = await tableWithKael(context);
  const number = await flees(table, 'Léa', { visibilite: 'joueur-mj' });
  const one = await undoes(table, 'Merlin', number);
  assert.match(said(one.message), /La réponse privée au n° 2 ne peut plus être corrigée/u);
  for (const by of ['+1', '+2']) await modifies(table, { xp: by });
  const two = await undoesAll(table, { numero: 4, suite: true });
  assert.match(said(two.message), /Les réponses privées aux n° 5 et 4 ne peuvent plus/u);
  const open = await flees(table);
  assert.doesNotMatch(said((await undoes(table, 'Merlin', open)).message), /privée/u);
});

/** An impact over three groups, played by Léa in three entries. */
async function play(table: Table): Promise<void> {
  const first = await table.does('Léa', null, groups, impact);
  const second = done(await table.clicks('Léa', first.message, 'Poursuivre'));
  done(await table.clicks('Léa', second.message, 'S’arrêter'));
}

/** The same as entries 2, 3 and 4 of a table. */
async function played(context: Parameters<typeof tableWithKael>[0]): Promise<Table> {
  const table = await tableWithKael(context);
  await play(table);
  return table;
}

test('a game as a whole, its last move, from a list that names open and recent games', async (context) => {
  const table = await played(context);
  const choices = await table.completes('Merlin', 'partie', 'impact', null, 'annuler');
  assert.deepEqual(
    choices.map(({ name, value }) => [name, value]),
    [['Impact, n° 2 à 4, finie', '1']],
  );
  const last = await undoesAll(table, { partie: '1' });
  assert.deepEqual([resultOf(last).numero, resultOf(last).suite], [4, undefined]);
  assert.equal((await game(table))?.finished, false);
  const [open] = await table.completes('Merlin', 'partie', '', null, 'annuler');
  assert.equal(open?.name, 'Impact, n° 2 à 3, en cours');
  const all = await undoesAll(table, { partie: 'impact, n° 2 a 3, en cours', portee: 'tout' });
  assert.deepEqual([resultOf(all).numero, resultOf(all).suite], [2, [3]]);
  assert.equal((await game(table))?.withdrawn, true);
  const rewritten = (await directs(table)).filter(({ target }) => target === newer);
  assert.equal(rewritten.length, 2, 'one for each undoing: a message is rewritten once');
  assert.deepEqual(await table.completes('Merlin', 'partie', '', null, 'annuler'), []);
  const held = await undoesAll(table, { numero: 6 });
  assert.match(said(held.message), /Les n° 2 et 3 comptent de nouveau/u);
  assert.deepEqual([(await game(table))?.withdrawn, (await game(table))?.finished], [false, false]);
});

test('the last round: as the command of the game tells it, else the last move', async (context) => {
  const rounds: readonly [Command['roundOf'], number, readonly number[] | undefined][] = [
    [undefined, 3, undefined],
    [() => 1, 2, [3]],
    [(state) => (state as { run?: { struck?: number } }).run?.struck ?? 0, 3, undefined],
  ];
  for (const [roundOf, numero, suite] of rounds) {
    const ground = await openGround(context);
    const mine: readonly Command[] = ground.commands.map((one) => {
      if (one.name === 'annuler') return annuler(() => mine);
      const { roundOf: _, ...others } = one;
      return one.name === 'impact' ? { ...others, ...(roundOf && { roundOf }) } : one;
    });
    const table = new Table({ ...ground, commands: mine });
    await play(table);
    const undone = resultOf(await undoesAll(table, { partie: '1', portee: 'manche' }));
    assert.deepEqual([undone.numero, undone.suite], [numero, suite]);
    assert.equal((await game(table))?.withdrawn, false, 'a round is not the beginning');
  }
});

test('a game that one may not know, a range without a game, both ways at once, a player who wants more than a move', async (context) => {
  const table = await played(context);
  const code = async (who: Who, options: Values) => (await table.refused(who, null, options, undoing)).code;
  assert.equal(await code('Merlin', { portee: 'tout' }), 'undo-no-game');
  assert.equal(await code('Merlin', { partie: '1', numero: 3 }), 'undo-two-ways');
  assert.equal(await code('Merlin', { partie: '2' }), 'undo-unknown-game');
  assert.equal(await code('Léa', { partie: '1', portee: 'tout' }), 'master-only');
  assert.equal(await code('Tom', { partie: '1' }), 'undo-not-yours');
  const hidden = await table.does('Merlin', null, { ...groups, visibilite: 'joueur-mj' }, impact);
  assert.ok(hidden.entry);
  assert.equal(await code('Tom', { partie: '2' }), 'undo-unknown-game');
  assert.equal((await table.completes('Tom', 'partie', '', null, 'annuler')).length, 1);
  assert.equal((await table.completes('Merlin', 'partie', '', null, 'annuler')).length, 2);
});
