import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { ChannelType } from 'discord-api-types/v10';
import { lastSession } from '../../src/campaign/sessions.ts';
import { type Stage, setStage } from './stage.ts';

const roll = '/jet notation:2d6';

async function setLog(context: TestContext): Promise<Stage> {
  const stage = await setStage(context);
  await stage.discord.as(stage.mj).slash(stage.general, '/journal salon salon:journal').answered();
  await stage.discord.until(
    () => stage.discord.messagesSeenBy(stage.mj, stage.log).length === 1,
    'commitment',
  );
  return stage;
}

const textOf = (message: { readonly embeds: readonly object[] }) =>
  JSON.stringify(message.embeds).replaceAll('\u202f', ' ');
const threadsIn = ({ discord, log }: Stage) =>
  [...discord.world.channels.values()].filter(
    ({ type, parentId }) => type === ChannelType.PublicThread && parentId === log,
  );
const numbers = ({ discord, mj }: Stage, channel: string): number[] =>
  discord
    .messagesSeenBy(mj, channel)
    .flatMap(({ embeds }) => embeds.map(({ footer }) => Number(/^n° (\d+)/u.exec(footer?.text ?? '')?.[1])))
    .filter((number) => number > 0);
const stands = (stage: Stage, channel: string, expected: readonly number[]) =>
  stage.discord.until(() => numbers(stage, channel).join() === expected.join(), `${expected} in ${channel}`);

test('a session with a thread: its rolls stand in it, those before and after in the log channel', async (context) => {
  const stage = await setLog(context);
  const { discord, general, log, mj, lea } = stage;
  const rolls = () => discord.as(lea).slash(general, roll).answered();
  await rolls();
  const opened = await discord.as(mj).slash(general, '/seance ouvrir nom:"Le siège" fil:oui').answered();
  assert.match(textOf(opened), /dans un fil à elle/u);
  await rolls();
  await rolls();
  const thread = await discord.until(() => threadsIn(stage)[0], 'the thread');
  assert.equal(thread.name.replaceAll('\u202f', ' '), 'Séance 1 · Le siège');
  await stands(stage, thread.id, [2, 3]);
  const closed = await discord.as(mj).slash(general, '/seance fermer').answered();
  assert.match(textOf(closed), new RegExp(`<#${thread.id}>`, 'u'));
  await rolls();
  await stands(stage, log, [1, 4]);
  await stands(stage, thread.id, [2, 3]);
});

test('without the right to open threads the session opens without one, and says so; so does /diagnostic', async (context) => {
  const stage = await setLog(context);
  const { discord, general, log, mj, lea, store } = stage;
  discord.setPermissions(log, discord.bot.id, { deny: ['CreatePublicThreads'] });
  const opened = await discord.as(mj).slash(general, '/seance ouvrir fil:oui').answered();
  assert.match(textOf(opened), /sans fil : il manque au bot « Créer des fils publics »/u);
  await discord.as(lea).slash(general, roll).answered();
  await stands(stage, log, [1]);
  assert.deepEqual([threadsIn(stage), (await store.read((tx) => lastSession(tx, 1)))?.thread], [[], null]);
  const looked = await discord.as(mj).slash(general, '/diagnostic').answered();
  assert.match(textOf(looked), /rien ne manque, sauf « Créer des fils publics »/u);
});

test('the right is lost before the thread opens: the message says so, and rolls go to the log channel', async (context) => {
  const stage = await setLog(context);
  const { discord, general, log, mj, lea } = stage;
  const gate = discord.mood.hold('POST /channels/:channel/messages/:message/threads');
  await discord.as(mj).slash(general, '/seance ouvrir fil:oui').answered();
  await gate.arrived();
  discord.setPermissions(log, discord.bot.id, { deny: ['CreatePublicThreads'] });
  gate.open();
  await discord.as(lea).slash(general, roll).answered();
  await stands(stage, log, [1]);
  const seen = discord.messagesSeenBy(mj, log).map(textOf).join();
  assert.match(seen, /Le fil de cette séance n’a pas pu s’ouvrir/u);
  assert.deepEqual(threadsIn(stage), []);
});

test('a thread that was made although the answer was lost is not made twice; one that is deleted gives way to the log channel', async (context) => {
  const stage = await setLog(context);
  const { discord, general, log, mj, lea, bot } = stage;
  const lost = discord.mood.hide('POST /channels/:channel/messages/:message/threads');
  await discord.as(mj).slash(general, '/seance ouvrir fil:oui').answered();
  await discord.until(() => threadsIn(stage).length === 1, 'the thread');
  await bot.outbox.idle();
  assert.equal(lost.touched, 1);
  await discord.as(lea).slash(general, roll).answered();
  const [thread] = threadsIn(stage);
  assert.ok(thread);
  await stands(stage, thread.id, [1]);
  assert.equal(threadsIn(stage).length, 1);
  assert.equal(discord.messagesSeenBy(mj, log).filter((one) => /Séance 1/u.test(textOf(one))).length, 1);
  discord.deleteChannel(thread.id);
  await discord.as(lea).slash(general, roll).answered();
  await stands(stage, log, [2]);
});

test('without a log channel the thread waits for one; a log that is a thread has none below it', async (context) => {
  const stage = await setStage(context);
  const { discord, general, mj, lea, log } = stage;
  const waits = await discord.as(mj).slash(general, '/seance ouvrir fil:oui').answered();
  assert.match(textOf(waits), /s’ouvrira quand un MJ/u);
  await discord.as(lea).slash(general, roll).answered();
  await discord.as(mj).slash(general, '/journal salon salon:journal').answered();
  const thread = await discord.until(() => threadsIn(stage)[0], 'the thread');
  await stands(stage, thread.id, [1]);
  await discord.as(mj).slash(general, '/seance fermer').answered();
  const nested = discord.addThread(log, { name: 'Fil du journal', owner: lea });
  await discord.as(mj).slash(general, `/journal salon salon:${nested.id}`).answered();
  const opened = await discord.as(mj).slash(general, '/seance ouvrir fil:oui').answered();
  assert.match(textOf(opened), /le journal est lui-même un fil/u);
});
