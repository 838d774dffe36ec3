import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Client, Events, GatewayIntentBits, type Message, Partials } from 'discord.js';
import { WebSocket } from 'ws';
import { startDiscord } from '../../src/playground/discord.ts';
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

test('a wrong token is refused at the door and at the gateway', async () => {
  await using stage = await openStage();
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: stage.discord.api } });
  await using _leaving = leaving(client);
  await assert.rejects(client.login('faux'), /invalid token/);
  assert.equal(await closeCode(stage, { op: 2, d: { token: 'faux', intents: 1 } }), 4004);
});

/** The code with which the gateway closes after this first payload. */
async function closeCode({ discord }: Stage, payload: object | string): Promise<number> {
  const socket = new WebSocket(discord.api.replace('http', 'ws').replace('/api', '/gateway'));
  await once(socket, 'open');
  socket.send(typeof payload === 'string' ? payload : JSON.stringify(payload));
  const [code] = await once(socket, 'close');
  return Number(code);
}

test('what is no handshake is closed with its code', async () => {
  await using stage = await openStage();
  const { token } = stage.discord;
  const identify = (more: object) => ({ op: 2, d: { token, intents: 1, ...more } });
  assert.equal(await closeCode(stage, '{'), 4002);
  assert.equal(await closeCode(stage, { op: 3, d: {} }), 4003);
  assert.equal(await closeCode(stage, identify({ intents: 1 << 30 })), 4013);
  assert.equal(await closeCode(stage, identify({ intents: 'tout' })), 4013);
  assert.equal(await closeCode(stage, identify({ shard: [1, 1] })), 4010);
  for (const intent of [GatewayIntentBits.GuildMembers, GatewayIntentBits.MessageContent])
    assert.equal(await closeCode(stage, identify({ intents: intent })), 4014);
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

test('a gateway that takes nobody lets a login wait, and lets it in later', async () => {
  await using stage = await openStage();
  const refusal = stage.discord.mood.refuseGateway();
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: stage.discord.api } });
  await using _leaving = leaving(client);
  const ready = once(client, Events.ClientReady);
  let settled = false;
  const entering = client.login(stage.discord.token).finally(() => {
    settled = true;
  });
  await once(client, Events.ShardReconnecting);
  assert.equal(settled, false);
  refusal.end();
  await Promise.all([entering, ready]);
});

test('closed, the stand-in leaves nothing behind', async () => {
  const discord = await startDiscord();
  const client = await login(discord);
  assert.equal(discord.isBotHere, true);
  await client.destroy();
  await discord.until(() => !discord.isBotHere, 'the goodbye');
  await discord.close();
  await assert.rejects(fetch(`${discord.api}/v10/gateway`));
});
