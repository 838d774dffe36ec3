import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ChatInputCommandInteraction, Routes } from 'discord.js';
import { openStage, refused, register, type Stage } from './stage.ts';

const CALLBACK = 'POST /interactions/:interaction/:token/callback';
const MESSAGES = 'POST /channels/:channel/messages';

async function replying(
  stage: Stage,
  reply = (interaction: ChatInputCommandInteraction) => interaction.reply('oui') as Promise<unknown>,
) {
  await register(stage, 'essai');
  stage.onInteraction(async (interaction) => {
    assert(interaction.isChatInputCommand());
    await reply(interaction);
  });
  return () => stage.alice.slash(stage.channel, '/essai');
}

const post = ({ client, channel }: Stage) =>
  client.rest.post(Routes.channelMessages(channel.id), { body: { content: 'x' } });
const statuses = ({ discord }: Stage, route: string) =>
  discord.requests
    .filter((request) => `${request.method} ${request.route}` === route)
    .map(({ answer }) => answer?.status);

test('trouble on one road, as often as asked, is retried by the client', async () => {
  await using stage = await openStage();
  const mood = stage.discord.mood.fail(MESSAGES, { times: 2, status: 502 });
  await post(stage);
  assert.deepEqual(statuses(stage, MESSAGES), [502, 502, 200]);
  assert.equal(mood.touched, 2);
  assert.equal(stage.discord.messagesSeenBy(stage.alice, stage.channel).length, 1);
});

test('a message can arrive although the bot was told of trouble', async () => {
  await using stage = await openStage();
  using _mood = stage.discord.mood.hide(MESSAGES);
  await post(stage);
  assert.equal(stage.discord.messagesSeenBy(stage.alice, stage.channel).length, 2);
});

test('a hidden first answer makes the next try an answer too many', async () => {
  await using stage = await openStage();
  const send = await replying(stage);
  stage.discord.mood.hide(CALLBACK);
  const handle = send();
  assert.equal((await handle.answered()).content, 'oui');
  await stage.discord.until(() => stage.botProblems.length > 0, 'the refusal to reach the bot');
  assert.deepEqual(statuses(stage, CALLBACK), [500, 400]);
  await refused(Promise.reject(stage.botProblems[0]), 40060);
});

test('told to wait, the client waits as long as it was told', async () => {
  await using stage = await openStage();
  using mood = stage.discord.mood.limit(MESSAGES, { retryAfter: 0.02 });
  await post(stage);
  assert.deepEqual(statuses(stage, MESSAGES), [429, 200]);
  const [first] = stage.discord.requests.filter(({ answer }) => answer?.status === 429);
  assert.deepEqual(first?.answer?.body, {
    message: 'You are being rate limited.',
    retry_after: 0.02,
    global: false,
    code: 0,
  });
  assert.equal(mood.touched, 1);
});

test('an answer can be held before it takes effect: past the window it is too late', async () => {
  await using stage = await openStage();
  const send = await replying(stage);
  const gate = stage.discord.mood.hold(CALLBACK);
  const handle = send();
  await gate.arrived();
  assert.equal(handle.acknowledgedAfter, null);
  stage.clock.advance(4_000);
  gate.open();
  await stage.discord.until(() => stage.botProblems.length > 0, 'the refusal to reach the bot');
  await refused(Promise.reject(stage.botProblems[0]), 10062);
});

test('an answer can be held after it took effect: the person sees it, the bot does not know', async () => {
  await using stage = await openStage();
  let known = false;
  const send = await replying(stage, async (interaction) => {
    await interaction.reply('oui');
    known = true;
  });
  const gate = stage.discord.mood.hold(CALLBACK, 'after');
  const handle = send();
  await gate.arrived();
  assert.equal((await handle.answered()).content, 'oui');
  assert.equal(known, false);
  gate.open();
  await stage.discord.until(() => statuses(stage, CALLBACK)[0] === 204);
});

test('tokens can die all at once', async () => {
  await using stage = await openStage();
  const pending = Promise.withResolvers<ChatInputCommandInteraction>();
  const send = await replying(stage, async (interaction) => {
    await interaction.deferReply();
    pending.resolve(interaction);
  });
  send();
  const interaction = await pending.promise;
  const mood = stage.discord.mood.deadTokens();
  await refused(interaction.editReply('x'), 50027);
  mood.end();
  assert.equal((await interaction.editReply('enfin')).content, 'enfin');
});

test('a mood touches the road it names and ends with its block', async () => {
  await using stage = await openStage();
  {
    using _byPath = stage.discord.mood.fail(`GET /channels/${stage.channel.id}`, { times: 9, status: 404 });
    using _byPattern = stage.discord.mood.fail(/^GET \/users\/\d+$/, { times: 9, status: 404 });
    using byQuestion = stage.discord.mood.fail(({ query }) => query['limit'] === '7', {
      times: 9,
      status: 404,
    });
    const get = (route: string, query = '') =>
      stage.client.rest.get(route as '/', { query: new URLSearchParams(query) }).then(
        () => 200,
        (problem: { status: number }) => problem.status,
      );
    assert.equal(await get(Routes.channel(stage.channel.id)), 404);
    assert.equal(await get(Routes.user(stage.alice.id)), 404);
    assert.equal(await get(Routes.user('@me')), 200);
    assert.equal(await get(Routes.channelMessages(stage.channel.id), 'limit=7'), 404);
    assert.equal(await get(Routes.channelMessages(stage.channel.id), 'limit=8'), 200);
    assert.equal(byQuestion.touched, 1);
  }
  await stage.client.rest.get(Routes.channel(stage.channel.id));
});
