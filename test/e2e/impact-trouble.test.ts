import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeenMessage } from '../../src/playground/world/model.ts';
import { firstCallback, killed, spawnBot } from './bot-child.ts';
import { type EmptyStage, enter, numbersIn, rim, setEmptyStage, setStage } from './stage.ts';

/** Whatever falls removes each target, so that the choice always comes. */
const line = '/impact x:20 cibles:"Gobelin RES 4 à 8 ; Orque RES 6 à 18 ; Troll RES 9 à 21"';
const minutes = 60_000;

const said = ({ embeds }: SeenMessage): string => JSON.stringify(embeds);

/** The message of the impact as everybody sees it; more than one would be an effect shown twice. */
function shown({ discord, general, tom }: EmptyStage): SeenMessage {
  const [only, ...others] = discord.messagesSeenBy(tom, general);
  assert.ok(only && others.length === 0);
  return only;
}

test('three groups, killed after the first: goes on after the restart by the same buttons', async (context) => {
  const stage = await setEmptyStage(context);
  const { discord, general, lea, tom } = stage;
  const child = await spawnBot(stage);
  const first = await discord.as(lea).slash(general, line).answered();
  await killed(child);
  const { store } = await enter(stage);
  const wrong = await discord.as(tom).click(first, 'Poursuivre').answered();
  assert.match(said(wrong), /pas à toi/u);
  const second = await discord.as(lea).click(first, 'Poursuivre').answered();
  assert.match(said(second), /2 cibles retirées/u);
  const third = await discord.as(lea).click(second, 'Poursuivre').answered();
  assert.match(said(third), /3 cibles retirées/u);
  assert.equal(third.id, first.id);
  assert.deepEqual(await numbersIn(store, lea), [1, 2, 3]);
});

for (const when of ['before', 'after'] as const) {
  test(`killed between save and answer of a move, its answer ${when === 'before' ? 'never sent' : 'already there'}`, async (context) => {
    const stage = await setEmptyStage(context);
    const { discord, general, lea } = stage;
    const child = await spawnBot(stage);
    const first = await discord.as(lea).slash(general, line).answered();
    const gate = discord.mood.hold(firstCallback(), when);
    discord.as(lea).click(first, 'Poursuivre');
    await gate.arrived();
    await killed(child);
    const { bot, store } = await enter(stage);
    await bot.recovery.idle();
    assert.match(said(shown(stage)), /2 cibles retirées/u);
    assert.deepEqual(await numbersIn(store, lea), [1, 2]);
    const third = await discord.as(lea).click(shown(stage), 'S’arrêter').answered();
    assert.match(said(third), /choisit de s’arrêter/u);
  });
}

test('a move saved a quarter of an hour ago changes the message in its channel', async (context) => {
  const stage = await setEmptyStage(context);
  const { discord, general, lea } = stage;
  const child = await spawnBot(stage);
  const first = await discord.as(lea).slash(general, line).answered();
  const gate = discord.mood.hold(firstCallback(), 'before');
  discord.as(lea).click(first, 'Poursuivre');
  await gate.arrived();
  await killed(child);
  const { bot } = await enter(stage, { rim: { ...rim, now: () => rim.now() + 16 * minutes } });
  await bot.recovery.idle();
  assert.equal(shown(stage).id, first.id);
  assert.match(said(shown(stage)), /2 cibles retirées/u);
});

test('piege-34 the token of a click is dead: the move is made and its message changed all the same', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea } = stage;
  const first = await discord.as(lea).slash(general, line).answered();
  const dead = discord.mood.deadTokens();
  discord.as(lea).click(first, 'Poursuivre');
  await discord.until(() => /2 cibles retirées/u.test(said(shown(stage))), 'the move in the channel');
  dead.end();
  const third = await discord.as(lea).click(shown(stage), 'Poursuivre').answered();
  assert.match(said(third), /3 cibles retirées/u);
});

test('piege-20 the message of a game is deleted under a click: it is posted anew, with its buttons', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, store } = stage;
  const first = await discord.as(lea).slash(general, line).answered();
  const gate = discord.mood.hold(firstCallback(), 'before');
  const dead = discord.mood.deadTokens();
  discord.as(lea).click(first, 'Poursuivre');
  await gate.arrived();
  discord.deleteMessage(first);
  gate.open();
  const anew = await discord.until(() => discord.messagesSeenBy(lea, general)[0], 'the game anew');
  dead.end();
  assert.notEqual(anew.id, first.id);
  const third = await discord.as(lea).click(anew, 'Poursuivre').answered();
  assert.match(said(third), /3 cibles retirées/u);
  assert.equal(third.id, anew.id);
  assert.deepEqual(await numbersIn(store, lea), [1, 2, 3]);
});

test('piege-24 where the bot may not write, several groups are refused before a die falls; what asks nothing is answered', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, bot, store } = stage;
  discord.setPermissions(general, bot.client.user.id, { deny: ['SendMessages'] });
  const told = await discord.as(lea).slash(general, line).answered();
  assert.match(told.embeds[0]?.description ?? '', /Envoyer des messages/u);
  assert.equal(told.visibleTo, lea);
  assert.deepEqual(await numbersIn(store, lea), []);
  const quick = await discord.as(lea).slash(general, `${line} mode:rapide`).answered();
  assert.match(said(quick), /3 cibles retirées/u);
  const own = await discord.as(lea).slash(general, `${line} visibilite:personnel`).answered();
  assert.equal(own.visibleTo, lea);
  assert.deepEqual(await numbersIn(store, lea), [1, 2]);
});

test('piege-33 a click that is delivered twice strikes once', async (context) => {
  const { discord, bot, general, lea, store } = await setStage(context);
  const first = await discord.as(lea).slash(general, line).answered();
  discord.mood.duplicateNext('INTERACTION_CREATE');
  const second = await discord.as(lea).click(first, 'Poursuivre').answered();
  await bot.recovery.idle();
  assert.match(said(second), /2 cibles retirées/u);
  assert.deepEqual(await numbersIn(store, lea), [1, 2]);
});

test('an answer brought back late does not undo what a later move shows', async (context) => {
  const stage = await setEmptyStage(context);
  const { discord, general, lea } = stage;
  const child = await spawnBot(stage);
  const first = await discord.as(lea).slash(general, line).answered();
  const gate = discord.mood.hold(firstCallback(), 'after');
  discord.as(lea).click(first, 'Poursuivre');
  await gate.arrived();
  await killed(child);
  const trouble = discord.mood.fail(/messages\/(@|%40)original$/u, { times: 100 });
  const { bot } = await enter(stage);
  await bot.recovery.idle();
  assert.ok(trouble.touched > 0);
  await discord.as(lea).click(shown(stage), 'Poursuivre').answered();
  trouble.end();
  bot.recovery.kick();
  await bot.recovery.idle();
  assert.match(said(shown(stage)), /3 cibles retirées/u);
});
