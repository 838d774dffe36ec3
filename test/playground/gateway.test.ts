import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Events, GatewayIntentBits, type Message, Partials } from 'discord.js';
import { leaving, login, openStage, register, type Stage } from './stage.ts';

/** Registers `/essai`, answers it, and gives the ids of what the bot receives. */
async function received(stage: Stage): Promise<string[]> {
  await register(stage, 'essai');
  const ids: string[] = [];
  stage.onInteraction(async (interaction) => {
    ids.push(interaction.id);
    if (interaction.isRepliable()) await interaction.reply('oui').catch(() => undefined);
  });
  return ids;
}

const essai = (stage: Stage) => stage.alice.slash(stage.channel, '/essai');

test('what happened while the connection was lost comes with the resume', async () => {
  await using stage = await openStage();
  const ids = await received(stage);
  const resumed = once(stage.client, Events.ShardResume);
  stage.discord.mood.dropConnection();
  await stage.discord.until(() => !stage.discord.isBotHere, 'the loss');
  const handle = essai(stage);
  await resumed;
  assert.equal((await handle.answered()).content, 'oui');
  assert.deepEqual(ids, [handle.id]);
});

test('asked to reconnect, or closed for a while, the client resumes', async () => {
  await using stage = await openStage();
  await received(stage);
  const { mood } = stage.discord;
  const troubles = [
    () => mood.askToReconnect(),
    () => mood.closeConnection(4000),
    () => mood.invalidateSession({ resumable: true }),
  ];
  for (const trouble of troubles) {
    const resumed = once(stage.client, Events.ShardResume);
    trouble();
    await resumed;
    assert.equal((await essai(stage).answered()).content, 'oui');
  }
});

test('a session that is gone is begun anew, and the world is told again', async () => {
  await using stage = await openStage();
  await received(stage);
  const ready = once(stage.client, Events.ShardReady);
  stage.discord.mood.invalidateSession();
  await ready;
  assert.equal((await essai(stage).answered()).content, 'oui');
});

test('an event that is lost on the way comes back with the resume', async () => {
  await using stage = await openStage();
  const ids = await received(stage);
  using _lost = stage.discord.mood.loseNext('INTERACTION_CREATE');
  const handle = essai(stage);
  assert.deepEqual(ids, []);
  stage.discord.mood.dropConnection();
  await handle.answered();
  assert.deepEqual(ids, [handle.id]);
});

test('an event is delivered twice, or after the next one', async () => {
  await using stage = await openStage();
  const ids = await received(stage);
  stage.discord.mood.duplicateNext('INTERACTION_CREATE');
  const first = essai(stage);
  await stage.discord.until(
    () => stage.discord.requests.filter(({ answer }) => answer?.status === 400).length === 1,
  );
  assert.deepEqual(ids, [first.id, first.id]);
  stage.discord.mood.reorderNext('INTERACTION_CREATE');
  const [early, late] = [essai(stage), essai(stage)];
  await Promise.all([early.answered(), late.answered()]);
  assert.deepEqual(ids.slice(2), [late.id, early.id]);
});

test('a connection without signs of life is left and resumed', async () => {
  await using stage = await openStage({ heartbeat: 60 });
  await received(stage);
  const resumed = once(stage.client, Events.ShardResume);
  const silence = stage.discord.mood.ignoreHeartbeats();
  await stage.discord.until(() => !stage.discord.isBotHere, 'the client to leave');
  silence.end();
  await resumed;
  assert.equal((await essai(stage).answered()).content, 'oui');
});

test('messages are told to those who asked for them, and not to others', async () => {
  await using stage = await openStage();
  const heard: string[] = [];
  const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages];
  const listener = await login(stage.discord, { intents });
  await using _leaving = leaving(listener);
  listener.on(Events.MessageCreate, ({ author }) => heard.push(`écouteur ${author.displayName}`));
  stage.client.on(Events.MessageCreate, () => heard.push('bot'));
  const told = once(listener, Events.MessageCreate);
  stage.alice.say(stage.channel, 'bonjour');
  await told;
  assert.deepEqual(heard, ['écouteur Alice']);
});

test("other people's words on a server do not pass without the privileged intent", async () => {
  await using stage = await openStage();
  const listener = await login(stage.discord, {
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
    partials: [Partials.Channel],
  });
  await using _leaving = leaving(listener);
  const heard = async (channel: { id: string }, words: string) => {
    const told = once(listener, Events.MessageCreate);
    stage.alice.say(channel, words);
    return ((await told)[0] as Message).content;
  };
  assert.equal(await heard(stage.channel, 'entre nous'), '');
  assert.equal(
    await heard(stage.channel, `<@${stage.discord.bot.id}> écoute`),
    `<@${stage.discord.bot.id}> écoute`,
  );
  assert.equal(await heard(stage.discord.openDirectMessages(stage.alice), 'en privé'), 'en privé');
});

test('members are asked for through the gateway, by id or by name', async () => {
  await using stage = await openStage();
  const guild = stage.client.guilds.cache.get(stage.guild.id);
  assert(guild);
  const byId = await guild.members.fetch({ user: [stage.alice.id, '123456789012345678'] });
  assert.deepEqual([...byId.keys()], [stage.alice.id]);
  assert.deepEqual([...(await guild.members.fetch({ query: 'bru', limit: 5 })).keys()], [stage.bruno.id]);
});
