import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closeEpoch } from '../../src/campaign/disclosure.ts';
import { drawsFor } from '../../src/campaign/epochs.ts';
import { exportHead, exportRows } from '../../src/campaign/export.ts';
import { JsonExport } from '../../src/campaign/export-json.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { newer } from '../commands/ground.ts';
import { verify } from '../verifier/files.ts';
import { controlsOf, lea, MatchStage, merlin, named, tom } from './match-stage.ts';

const hour = 3_600_000;

test('a deadline is counted anew for each move; half of it reminds once, its end plays the default', async (context) => {
  const stage = await MatchStage.open(context);
  const opened = stage.now;
  const opening = await stage.pari();
  assert.equal(await stage.nextDue(), opened + 12 * hour);
  stage.now = opened + 12 * hour - 1;
  assert.equal(await stage.sweep(), 0);
  stage.now += 1;
  assert.equal(await stage.sweep(), 1);
  assert.equal(await stage.sweep(), 0, 'once');
  const reminder = (await stage.calls()).at(-1);
  assert.deepEqual(reminder?.calls, [tom.id]);
  assert.match(reminder?.content ?? '', /rappel, relève le pari/u);
  assert.equal(await stage.nextDue(), opened + 24 * hour);
  await stage.taken(opening);
  assert.equal(await stage.nextDue(), stage.now + 12 * hour, 'anew');
  stage.now += 24 * hour;
  assert.equal(await stage.sweep(), 1, 'the default, without a reminder that comes too late');
  const entry = (await stage.journal()).at(-1);
  assert.deepEqual(entry?.content.game, { id: 1, version: 1, move: 'echeance', since: 0 });
  assert.equal(entry?.author.name, 'Léa', 'in the name of who was awaited');
  assert.partialDeepStrictEqual((await stage.game())?.state, { stances: ['p-0', null], version: 2 });
  assert.deepEqual((await stage.calls()).at(-1)?.calls, [tom.id]);
});

test('piege-05 dice of a default are drawn from the game and its version, and the message says that time is over', async (context) => {
  const stage = await MatchStage.open(context);
  const stood = await stage.stood(await stage.taken(await stage.pari()));
  stage.now += 24 * hour;
  assert.equal(await stage.sweep(), 1);
  const entry = (await stage.journal()).at(-1);
  const id = 'echeance:1:3';
  assert.equal(entry?.content.seed.id, id);
  const draws = await stage.ground.store.read((tx) => drawsFor(tx, 1, id));
  const face = seededDice(draws.seed('public')).roll(6);
  assert.deepEqual(entry?.content.dice, [{ sides: 6, face }]);
  const rows = await stage.ground.store.read((tx) =>
    tx.selectFrom('outbox').select(['payload', 'channel']).where('kind', '=', 'direct').execute(),
  );
  const shown = rows.map(({ payload }) => JSON.parse(payload)).find(({ target }) => target !== null);
  assert.equal(shown.target, newer, 'the message that was clicked last');
  assert.equal(shown.anew, true);
  assert.match(shown.body.content, /^Délai passé/u);
  const kinds = await stage.ground.store.read((tx) =>
    tx
      .selectFrom('outbox')
      .select('kind')
      .where('entry', '=', entry?.id ?? 0)
      .execute(),
  );
  assert.ok(
    kinds.some(({ kind }) => kind === 'roll'),
    'the log tells of it',
  );
  assert.equal(await stage.refused(stage.on(lea, stood.message, 'Frapper')), 'stale-version');
});

test('dice of a default are verified like any other, once their secret is known', async (context) => {
  const stage = await MatchStage.open(context);
  await stage.stood(await stage.taken(await stage.pari()));
  stage.now += 24 * hour;
  assert.equal(await stage.sweep(), 1);
  const { store, rim } = stage.ground;
  await store.transact((tx) => closeEpoch(tx, 1, rim));
  const span = { from: 1, to: 100 };
  const text = await store.read(async (tx) => {
    const file = new JsonExport();
    const pieces = [file.head(await exportHead(tx, { id: 1, name: 'Pont' }, span, stage.now))];
    for await (const row of exportRows(tx, 1, span)) pieces.push(file.row(row));
    return [...pieces, file.tail()].join('');
  });
  const { misfit, verification } = verify(text);
  assert.equal(misfit, null);
  assert.equal(verification.count.redrawn, 1);
  const other = verify(text.replace('echeance:1:3', 'echeance:1:4'));
  assert.notEqual(other.misfit, null, 'another version gives other dice, and another hash');
});

test('a click and a deadline that meet: one of them has an effect', async (context) => {
  const stage = await MatchStage.open(context);
  const { message } = await stage.pari();
  stage.now += 24 * hour;
  const [clicked, swept] = await Promise.all([stage.do(stage.on(tom, message, 'Refuser')), stage.sweep()]);
  assert.equal(Number('kind' in clicked && clicked.kind === 'done') + swept, 1);
  assert.equal((await stage.journal()).length, 2);
  const game = await stage.game();
  assert.deepEqual([game?.version, game?.finished, game?.deadlineAt], [1, true, null]);
});

test('what a default changes in the books goes with it; what is undone has its time anew', async (context) => {
  const stage = await MatchStage.open(context);
  await stage.pari();
  stage.now += 24 * hour;
  assert.equal(await stage.sweep(), 1);
  assert.equal(await stage.nextDue(), null);
  await stage.done(stage.call(merlin, 'annuler', { numero: 2 }));
  const game = await stage.game();
  assert.deepEqual(
    [game?.finished, game?.awaits, game?.deadlineAt],
    [false, [tom.id], stage.now + 24 * hour],
  );
});

test('nothing falls due where the bot is not, nor in a campaign that is put away', async (context) => {
  const stage = await MatchStage.open(context);
  await stage.pari();
  stage.now += 48 * hour;
  const { store } = stage.ground;
  await store.transact((tx) => tx.updateTable('campaigns').set({ archived_at: 1 }).execute());
  assert.deepEqual([await stage.sweep(), await stage.nextDue()], [0, null]);
  await store.transact((tx) => tx.updateTable('campaigns').set({ archived_at: null }).execute());
  await store.transact((tx) => tx.updateTable('guilds').set({ left_at: 1 }).execute());
  assert.deepEqual([await stage.sweep(), await stage.nextDue()], [0, null]);
  await store.transact((tx) => tx.updateTable('guilds').set({ left_at: null }).execute());
  assert.equal(await stage.sweep(), 1);
});

test('a seat is handed over: by who has it, or by a MJ; the game goes on in the answer', async (context) => {
  const stage = await MatchStage.open(context);
  const taken = await stage.taken(await stage.pari());
  const hand = (actor: typeof lea, options: object) =>
    stage.call(actor, 'reprendre', { partie: '1', ...options } as never);
  assert.equal(await stage.refused(hand(tom, { 'passer-a': named(lea) })), 'seat-taken');
  assert.equal(await stage.refused(hand(lea, { 'passer-a': named(merlin), de: named(tom) })), 'master-only');
  assert.equal(await stage.refused(hand(lea, { 'passer-a': { ...named(merlin), isBot: true } })), 'seat-bot');
  assert.equal(
    await stage.refused(hand(lea, { 'passer-a': { ...named(merlin), isMember: false } })),
    'opponent-left',
  );
  assert.equal(await stage.refused(hand(lea, { de: named(lea) })), 'seat-to-whom');
  assert.equal(await stage.refused(hand(lea, { partie: '99' })), 'game-unknown');
  const call = hand(lea, { 'passer-a': named(merlin) });
  const { message, entry } = await stage.done({ ...call, place: { ...call.place, channel: '42' } });
  assert.match(
    message.content ?? '',
    new RegExp(`^<@${lea.id}> cède sa place à <@${merlin.id}>\\.\n<@${merlin.id}>`, 'u'),
  );
  assert.deepEqual(controlsOf(message), [['Choisis ta posture'], ['Abandonner', 'Détail']]);
  assert.deepEqual(entry?.content.game, { id: 1, version: 1, move: 'passer', since: 0 });
  const game = await stage.game();
  assert.deepEqual([game?.seats, game?.awaits, game?.channel], [[merlin.id, tom.id], [merlin.id], '42']);
  assert.deepEqual((await stage.calls()).at(-1)?.calls, [merlin.id]);
  assert.equal(
    await stage.refused(stage.choose(lea, message, 'Choisis ta posture', 'posture:p-1')),
    'not-your-move',
  );
  assert.equal(
    await stage.refused(stage.choose(merlin, taken.message, 'Choisis ta posture', 'posture:p-1')),
    'stale-version',
  );
  await stage.done(stage.choose(merlin, message, 'Choisis ta posture', 'posture:p-1'));
  await stage.done(stage.call(merlin, 'annuler', { numero: 4 }));
  await stage.done(stage.call(merlin, 'annuler', { numero: 3 }));
  assert.deepEqual((await stage.game())?.seats, [lea.id, tom.id], 'the seat comes back with the undoing');
});

test('a game is shown again where it is asked for, and the old message says where it went', async (context) => {
  const stage = await MatchStage.open(context);
  const taken = await stage.taken(await stage.pari());
  const call = stage.call(tom, 'reprendre', { partie: 'n° 1 /pari Léa contre Tom, à Léa' });
  const { message, entry } = await stage.done({ ...call, place: { ...call.place, channel: '42' } });
  assert.equal(entry, null, 'nothing of it changes');
  assert.deepEqual(controlsOf(message), controlsOf(taken.message));
  const rows = await stage.ground.store.read((tx) => tx.selectFrom('outbox').select('payload').execute());
  const old = rows.map(({ payload }) => JSON.parse(payload)).find(({ target }) => target === newer);
  assert.match(old.body.content, /La partie n° 1 \/pari continue dans <#42>\./u);
  assert.deepEqual(old.body.components, []);
  await stage.done(stage.choose(lea, message, 'Choisis ta posture', 'posture:p-1'));
});
