import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Store } from '../../src/store/store.ts';
import { enter, numbersIn, setEmptyStage, setStage } from './stage.ts';

const line = '/moral cd:8 pv-base:10 pv:3 contexte:tir pv-perdus:4';

/** When the bot left each server, `null` where it is; `undefined` for a server that it never saw. */
async function left(store: Store, guild: string): Promise<number | null | undefined> {
  const row = await store.read((tx) =>
    tx.selectFrom('guilds').select('left_at').where('id', '=', guild).executeTakeFirst(),
  );
  return row?.left_at;
}

/** Waits until the books say what `wanted` asks for. */
async function until(store: Store, guild: string, wanted: (at: number | null | undefined) => boolean) {
  const end = Date.now() + 15_000;
  while (!wanted(await left(store, guild))) {
    assert.ok(Date.now() < end, 'the books never said so');
    await new Promise(setImmediate);
  }
}

test('piege-30 thrown out and let in again: nothing is lost, the numbers go on', async (context) => {
  const { discord, store, guild, general, log, mj, lea } = await setStage(context);
  const logged = (count: number) =>
    discord.until(
      () => discord.messagesSeenBy(lea, log).filter(({ embeds }) => embeds[0]?.footer).length === count,
      `${count} rolls in the log`,
    );
  await discord.as(mj).slash(general, '/journal salon salon:journal').answered();
  await discord.as(lea).slash(general, line).answered();
  await logged(1);
  discord.removeGuild(guild);
  await until(store, guild, (at) => typeof at === 'number');
  assert.deepEqual(await numbersIn(store, lea), [1]);
  discord.invite(guild);
  await until(store, guild, (at) => at === null);
  const answer = await discord.as(lea).slash(general, line).answered();
  assert.match(answer.embeds[0]?.footer?.text ?? '', /^n° 2 /u);
  await logged(2);
});

test('a server that Discord has trouble with is not left', async (context) => {
  const { discord, store, guild, general, lea } = await setStage(context);
  discord.unavailable(guild);
  discord.available(guild);
  await discord.as(lea).slash(general, line).answered();
  assert.equal(await left(store, guild), null);
});

test('a server in trouble while the bot starts is not left either', async (context) => {
  const stage = await setEmptyStage(context);
  const first = await enter(stage);
  await first.bot.stop();
  stage.discord.unavailable(stage.guild);
  const { store } = await enter(stage);
  assert.equal(await left(store, stage.guild), null);
});

test('piege-30 left and joined while the bot was off: noticed at the start', async (context) => {
  const stage = await setEmptyStage(context);
  const first = await enter(stage);
  await first.bot.stop();
  stage.discord.removeGuild(stage.guild);
  const other = stage.discord.addGuild({ name: 'Nouvelle', owner: stage.lea });
  const { store } = await enter(stage);
  assert.equal(typeof (await left(store, stage.guild)), 'number');
  assert.equal(await left(store, other.id), null);
});

test('piege-30 left while the connection was lost for good: noticed with the new session', async (context) => {
  const stage = await setStage(context);
  const { discord, store, guild } = stage;
  const door = discord.mood.refuseGateway();
  discord.mood.forgetSessions();
  discord.mood.dropConnection();
  discord.removeGuild(guild);
  door.end();
  await until(store, guild, (at) => typeof at === 'number');
  assert.equal(typeof (await left(store, guild)), 'number');
});
