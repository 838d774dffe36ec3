import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recentEntries } from '../campaign/recent.ts';
import { firstCallback, killed, spawnBot } from './bot-child.ts';
import { type EmptyStage, enter, rim, setEmptyStage } from './stage.ts';

const line = '/ebranlement effectif-initial:10 effectif-restant:4 cd:7 co:2';
const minutes = 60_000;

/** What everybody sees of rolls in the channel, by the number in the foot. */
function shown({ discord, general, tom }: EmptyStage): string[] {
  return discord
    .messagesSeenBy(tom, general)
    .flatMap(({ embeds }) => embeds.map(({ footer }) => footer?.text.split(' ·')[0] ?? ''));
}

async function oneEntry(store: Awaited<ReturnType<typeof enter>>['store'], viewer: string) {
  const entries = await store.read((tx) =>
    recentEntries(tx, { campaignId: 1, viewer: { id: viewer, isMaster: false }, limit: 10 }),
  );
  assert.deepEqual(
    entries.map(({ number }) => number),
    [1],
  );
}

test('killed after saving, before the answer left: the next start answers, once', async (context) => {
  const stage = await setEmptyStage(context);
  const { discord, general, lea } = stage;
  const child = await spawnBot(stage);
  const gate = discord.mood.hold(firstCallback(), 'before');
  const handle = discord.as(lea).slash(general, line);
  await gate.arrived();
  await killed(child);
  const { bot, store } = await enter(stage);
  await bot.recovery.idle();
  assert.match((await handle.answered()).embeds[0]?.footer?.text ?? '', /^n° 1 /u);
  assert.deepEqual(shown(stage), ['n° 1']);
  await oneEntry(store, lea);
});

test('killed after the answer arrived, before it was noted: nothing is shown twice', async (context) => {
  const stage = await setEmptyStage(context);
  const { discord, general, lea } = stage;
  const child = await spawnBot(stage);
  const gate = discord.mood.hold(firstCallback(), 'after');
  discord.as(lea).slash(general, line);
  await gate.arrived();
  await killed(child);
  const { bot, store } = await enter(stage);
  await bot.recovery.idle();
  assert.deepEqual(shown(stage), ['n° 1']);
  await oneEntry(store, lea);
});

test('killed, and started again a quarter of an hour later: a public outcome is posted, once', async (context) => {
  for (const when of ['before', 'after'] as const) {
    const stage = await setEmptyStage(context);
    const { discord, general, lea } = stage;
    const child = await spawnBot(stage);
    const gate = discord.mood.hold(firstCallback(), when);
    discord.as(lea).slash(general, line);
    await gate.arrived();
    await killed(child);
    const later = { ...rim, now: () => rim.now() + 16 * minutes };
    const { bot, store } = await enter(stage, { rim: later });
    await bot.recovery.idle();
    assert.deepEqual(shown(stage), ['n° 1'], when);
    await oneEntry(store, lea);
  }
});

test('killed, and started again later: a personal outcome is in the journal only', async (context) => {
  const stage = await setEmptyStage(context);
  const { discord, general, lea } = stage;
  const child = await spawnBot(stage);
  const gate = discord.mood.hold(firstCallback(), 'before');
  discord.as(lea).slash(general, `${line} visibilite:personnel`);
  await gate.arrived();
  await killed(child);
  const later = { ...rim, now: () => rim.now() + 16 * minutes };
  const { bot, store } = await enter(stage, { rim: later });
  await bot.recovery.idle();
  assert.deepEqual(shown(stage), []);
  await oneEntry(store, lea);
});
