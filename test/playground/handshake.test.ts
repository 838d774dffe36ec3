import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import { WebSocket } from 'ws';
import { startDiscord } from '../../src/playground/discord.ts';
import { leaving, login, openStage, type Stage } from './stage.ts';

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
