import assert from 'node:assert/strict';
import { test } from 'node:test';
import { realTimers, type Timers } from '../../src/bot/timers.ts';
import { unanswered } from '../../src/campaign/interactions.ts';
import type { Permission } from '../../src/playground/world/model.ts';
import { rim, type Stage, setStage } from './stage.ts';

const line = '/moral cd:8 pv-base:10 pv:3 contexte:tir pv-perdus:4';

/** Time as the bot sees it: `later` lets a quarter of an hour pass, and whatever waits for a moment in it wakes up. */
function ownTime() {
  const sleeping = new Set<() => void>();
  let ahead = 0;
  const timers: Timers = {
    after(milliseconds) {
      if (milliseconds <= 1000) return realTimers.after(milliseconds);
      const { promise, resolve } = Promise.withResolvers<void>();
      sleeping.add(resolve);
      return { done: promise, cancel: () => void sleeping.delete(resolve) };
    },
  };
  const later = (): void => {
    ahead += 15 * 60_000;
    for (const wake of [...sleeping]) wake();
  };
  return { parts: { timers, rim: { ...rim, now: () => rim.now() + ahead } }, later };
}

async function setLog(context: Parameters<typeof setStage>[0]) {
  const time = ownTime();
  const stage = await setStage(context, time.parts);
  const { discord, general, mj, lea } = stage;
  await discord.as(mj).slash(general, '/journal salon salon:journal').answered();
  const roll = async (count = 1) => {
    for (let left = count; left > 0; left -= 1) await discord.as(lea).slash(general, line).answered();
  };
  return { ...stage, ...time, roll };
}

/** The numbers of the rolls in a log channel, in the order in which they stand there. */
const numbers = ({ discord, mj }: Stage, channel: string): number[] =>
  discord
    .messagesSeenBy(mj, channel)
    .flatMap(({ embeds }) => embeds.map(({ footer }) => Number(/^n° (\d+)/u.exec(footer?.text ?? '')?.[1])))
    .filter((number) => number > 0);

/** Waits until exactly these stand there. */
function logged(stage: Stage, channel: string, expected: readonly number[]): Promise<true> {
  const look = () => numbers(stage, channel).join() === expected.join();
  return stage.discord.until<true>(() => look() || null, `${expected.join()} in the log`);
}

/** Waits until a log message could not be delivered. */
const refused = ({ discord }: Stage, count = 1): Promise<unknown> =>
  discord.until(
    () => discord.requests.filter(({ route, method, answer }) =>
      method === 'POST' && route === '/channels/:channel/messages' && (answer?.status ?? 0) >= 400).length >= count,
    'a refusal of the log channel',
  ); // biome-ignore format: one question

test('piege-20 the log channel is deleted, then another one is set: every roll stands there, in order', async (context) => {
  const stage = await setLog(context);
  const { discord, guild, general, log, mj, roll } = stage;
  await roll();
  await logged(stage, log, [1]);
  discord.deleteChannel(log);
  await roll(3);
  await refused(stage);
  const other = discord.addChannel(guild, { name: 'nouveau-journal' });
  await discord.as(mj).slash(general, '/journal salon salon:nouveau-journal').answered();
  await logged(stage, other.id, [2, 3, 4]);
  await roll();
  await logged(stage, other.id, [2, 3, 4, 5]);
});

const needed: readonly Permission[] = ['ViewChannel', 'SendMessages', 'EmbedLinks'];
for (const permission of needed) {
  test(`piege-23 ${permission} is missing in the log channel: rolls go on, the log waits, nothing is lost`, async (context) => {
    const stage = await setLog(context);
    const { discord, log, roll, later } = stage;
    await discord.until(() => discord.messagesSeenBy(stage.mj, log).length === 1, 'the commitment');
    discord.setPermissions(log, discord.bot.id, { deny: [permission] });
    await roll(3);
    await refused(stage);
    await stage.bot.outbox.idle();
    later();
    await refused(stage, 2);
    discord.setPermissions(log, discord.bot.id, {});
    await stage.bot.outbox.idle();
    later();
    await logged(stage, log, [1, 2, 3]);
  });
}

test('a roll in between does not make the bot forget what it has to try again', async (context) => {
  const stage = await setLog(context);
  const { discord, log, roll, later, bot, store } = stage;
  await discord.until(() => discord.messagesSeenBy(stage.mj, log).length === 1, 'the commitment');
  discord.setPermissions(log, discord.bot.id, { deny: ['SendMessages'] });
  await roll();
  await refused(stage);
  await bot.outbox.idle();
  await roll();
  while ((await store.read(unanswered)).length > 0) await new Promise(setImmediate);
  await bot.outbox.idle();
  discord.setPermissions(log, discord.bot.id, {});
  later();
  await logged(stage, log, [1, 2]);
});

test('piege-22 the log is a thread that was archived: opened again; locked too: it waits', async (context) => {
  const stage = await setLog(context);
  const { discord, general, mj, lea, roll, later, bot } = stage;
  const thread = discord.addThread(general, { name: 'Journal de séance', owner: lea });
  await discord.as(mj).slash(general, `/journal salon salon:${thread.id}`).answered();
  discord.archiveThread(thread);
  await roll();
  await logged(stage, thread.id, [1]);
  discord.archiveThread(thread, { locked: true });
  await roll(2);
  await refused(stage);
  await bot.outbox.idle();
  discord.archiveThread(thread, { archived: false, locked: false });
  later();
  await logged(stage, thread.id, [1, 2, 3]);
});

test('piege-22 a roll in a thread that was archived is answered there', async (context) => {
  const stage = await setLog(context);
  const { discord, general, lea, tom } = stage;
  const thread = discord.addThread(general, { name: 'Assaut du pont', owner: lea });
  discord.archiveThread(thread);
  await discord.as(lea).slash(thread, line).answered();
  discord.archiveThread(thread);
  const dead = discord.mood.deadTokens();
  discord.as(lea).slash(thread, line);
  await discord.until(() => discord.messagesSeenBy(tom, thread).length === 2, 'the outcome in the thread');
  dead.end();
});

test('piege-21 a channel and a thread of which the bot has never heard: rolled in, logged in', async (context) => {
  const stage = await setLog(context);
  const { discord, guild, general, mj, lea, bot } = stage;
  discord.mood.loseNext('CHANNEL_CREATE');
  const unheard = discord.addChannel(guild, { name: 'inconnu' });
  assert.equal(bot.client.channels.cache.has(unheard.id), false);
  await discord.as(mj).slash(general, `/journal salon salon:${unheard.id}`).answered();
  discord.mood.loseNext('THREAD_CREATE');
  const thread = discord.addThread(general, { name: 'Fil inconnu', owner: lea });
  const answer = await discord.as(lea).slash(thread, line).answered();
  assert.match(answer.embeds[0]?.footer?.text ?? '', /^n° 1 · Campagne du serveur/u);
  await logged(stage, unheard.id, [1]);
});
