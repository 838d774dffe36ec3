import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unanswered } from '../../src/campaign/interactions.ts';
import { firstCallback } from './bot-child.ts';
import { numbersIn, type Stage, setStage } from './stage.ts';

const line = '/moral cd:8 pv-base:10 pv:3 contexte:tir pv-perdus:4';
const callback = 'POST /interactions/:interaction/:token/callback';

/** The numbers of the rolls that everybody sees in the channel. */
const shown = ({ discord, general, tom }: Stage): string[] =>
  discord
    .messagesSeenBy(tom, general)
    .flatMap(({ embeds }) => embeds.map(({ footer }) => footer?.text.split(' ·')[0] ?? ''));

test('piege-34 told to wait, the bot comes back and answers once', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, store } = stage;
  for (const global of [false, true]) {
    const limit = discord.mood.limit(callback, { times: 2, retryAfter: 0.05, global });
    await discord.as(lea).slash(general, line).answered();
    assert.equal(limit.touched, 2);
  }
  assert.deepEqual(shown(stage), ['n° 1', 'n° 2']);
  assert.deepEqual(await numbersIn(store, lea), [1, 2]);
});

test('piege-34 an answer that meets trouble of Discord is tried again', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea } = stage;
  for (const status of [500, 502, 503]) {
    discord.mood.fail(callback, { times: 2, status });
    await discord.as(lea).slash(general, line).answered();
  }
  assert.deepEqual(shown(stage), ['n° 1', 'n° 2', 'n° 3']);
});

test('piege-34 trouble for longer than the bot tries: what is saved is shown as soon as it is over', async (context) => {
  const stage = await setStage(context);
  const { discord, bot, general, lea, store } = stage;
  const trouble = discord.mood.fail(/callback$|original$|messages$/u, { times: 1000 });
  discord.as(lea).slash(general, line);
  await discord.until(() => trouble.touched >= 8, 'the answer and its recovery to fail');
  assert.deepEqual(await numbersIn(store, lea), [1]);
  assert.deepEqual(shown(stage), []);
  trouble.end();
  const posted = await discord.until(() => {
    bot.recovery.kick();
    return shown(stage)[0];
  });
  assert.equal(posted, 'n° 1');
  await bot.recovery.idle();
  assert.deepEqual(shown(stage), ['n° 1']);
});

test('piege-34 slow for one person is not slow for the others', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, tom } = stage;
  const gate = discord.mood.hold(firstCallback(), 'before');
  const slow = discord.as(lea).slash(general, line);
  await gate.arrived();
  await discord.as(tom).slash(general, line).answered();
  assert.deepEqual(shown(stage), ['n° 2']);
  gate.open();
  await slow.answered();
  assert.deepEqual(shown(stage).sort(), ['n° 1', 'n° 2']);
});

test('piege-34 the interaction is unknown by the time of the answer: the outcome stands in the channel', async (context) => {
  const stage = await setStage(context);
  const { discord, bot, general, lea } = stage;
  const lapsed = { times: 1, status: 404 };
  discord.mood.fail(({ path }) => path.endsWith('/callback'), lapsed);
  const dead = discord.mood.deadTokens();
  discord.as(lea).slash(general, line);
  await discord.until(() => shown(stage).length > 0, 'the outcome in the channel');
  dead.end();
  await bot.recovery.idle();
  assert.deepEqual(shown(stage), ['n° 1']);
});

test('piege-34 a personal roll whose token is dead is shown to nobody else', async (context) => {
  const stage = await setStage(context);
  const { discord, bot, general, lea, store } = stage;
  using _ = discord.mood.deadTokens();
  discord.as(lea).slash(general, `${line} visibilite:personnel`);
  await discord.answered(({ path }) => path.endsWith('/callback'));
  // Once nothing waits to be shown any more, what was to be said of it has been said.
  const end = Date.now() + 15_000;
  while ((await store.read(unanswered)).length > 0) {
    assert.ok(Date.now() < end, 'it waits for ever');
    await new Promise(setImmediate);
  }
  await bot.recovery.idle();
  assert.deepEqual(shown(stage), []);
  assert.deepEqual(await numbersIn(store, lea), [1]);
});
