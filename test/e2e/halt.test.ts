import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { enter, numbersIn, setEmptyStage, setStage } from './stage.ts';

const line = '/moral cd:8 pv-base:10 pv:3 contexte:tir pv-perdus:4';

test('an end asked for during a login that does not come is no failure, and waits for no deadline', async (context) => {
  const stage = await setEmptyStage(context);
  using _ = stage.discord.mood.refuseGateway();
  const halt = new AbortController();
  const starting = enter(stage, { halt: halt.signal, startDeadline: 1_000_000 });
  halt.abort();
  await assert.rejects(starting, (error) => error === halt.signal.reason);
});

test('piege-33 an end asked for while commands are registered: what was taken since the login is answered first', async (context) => {
  const stage = await setEmptyStage(context);
  const { discord, general, lea } = stage;
  const first = await enter(stage);
  await first.bot.stop();
  const registering = discord.mood.hold(({ method, path }) => method === 'GET' && path.endsWith('/commands'));
  context.after(() => registering.end());
  const answering = discord.mood.hold(({ path }) => path.endsWith('/callback'));
  const halt = new AbortController();
  const ended: string[] = [];
  const order = (): readonly string[] => ended;
  const starting = enter(stage, { halt: halt.signal }).catch((error: unknown) => {
    assert.equal(error, halt.signal.reason);
    ended.push('start');
  });
  await registering.arrived();
  const handle = discord.as(lea).slash(general, line);
  await answering.arrived();
  halt.abort();
  assert.deepEqual(order(), []);
  const answered = handle.answered().then(() => ended.unshift('answer'));
  answering.open();
  await Promise.all([starting, answered]);
  assert.deepEqual(order(), ['answer', 'start']);
  assert.deepEqual(await numbersIn(first.store, lea), [1]);
  await discord.until(() => !discord.isBotHere, 'the bot has left');
});

test('a clean stop says nothing of reconnecting; a lost connection does', async (context) => {
  const said: string[] = [];
  const log = pino({ level: 'info' }, { write: (text) => void said.push(text) });
  const { bot, discord } = await setStage(context, { log });
  await bot.stop();
  assert.ok(!said.some((text) => text.includes('reconnecting')), said.join(''));
  const other = await setStage(context, { log });
  other.discord.mood.dropConnection();
  await other.discord.until(() => said.some((text) => text.includes('reconnecting')), 'the line');
  await other.discord.until(() => other.discord.isBotHere, 'the bot to come back');
  await discord.until(() => !discord.isBotHere, 'the first has left');
});
