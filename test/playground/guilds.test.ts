import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Events, type Guild, Routes } from 'discord.js';
import { openStage, refused, register } from './stage.ts';

test('the client hears of servers, channels, roles and permissions as they change', async () => {
  await using stage = await openStage();
  const { client, discord } = stage;
  const joined = once(client, Events.GuildCreate);
  const other = discord.addGuild({ name: 'Autre' });
  assert.equal(((await joined)[0] as Guild).name, 'Autre');
  const created = once(client, Events.ChannelCreate);
  const channel = discord.addChannel(other, { name: 'salon' });
  await created;
  const updated = once(client, Events.ChannelUpdate);
  discord.setPermissions(channel, other, { deny: ['ViewChannel'] });
  await updated;
  const cached = client.guilds.cache.get(other.id);
  assert.equal(cached?.channels.cache.get(channel.id)?.permissionsFor(other.id)?.has('ViewChannel'), false);
  const deleted = once(client, Events.ChannelDelete);
  discord.deleteChannel(channel);
  await deleted;
});

test('being thrown out is not being unreachable', async () => {
  await using stage = await openStage();
  const { client, discord, guild } = stage;
  const lost = once(client, Events.GuildUnavailable);
  discord.unavailable(guild);
  await lost;
  assert.equal(client.guilds.cache.get(guild.id)?.available, false);
  const back = once(client, Events.GuildAvailable);
  discord.available(guild);
  await back;
  const left = once(client, Events.GuildDelete);
  discord.removeGuild(guild);
  await left;
  assert.equal(client.guilds.cache.has(guild.id), false);
  await refused(client.rest.get(Routes.guild(guild.id)), 10004);
  await refused(client.rest.get(Routes.guildRoles(guild.id)), 50001);
  await refused(client.rest.get(Routes.channel(stage.channel.id)), 50001);
  const again = once(client, Events.GuildCreate);
  discord.invite(guild);
  await again;
});

test('a server left while the bot was away is missing from the list at the next start', async () => {
  await using stage = await openStage();
  const gone = stage.discord.addGuild({ name: 'Quittée', bot: false });
  const unreachable = stage.discord.addGuild({ name: 'Injoignable' });
  stage.discord.unavailable(unreachable);
  const listed = [...(await stage.client.guilds.fetch()).keys()];
  assert.equal(listed.includes(gone.id), false);
  assert.deepEqual(listed, [stage.guild.id, unreachable.id]);
});

test('members are found one by one or by name; those who left and strangers are told apart', async () => {
  await using stage = await openStage();
  const { discord, client, alice } = stage;
  const guild = client.guilds.cache.get(stage.guild.id);
  assert(guild);
  assert.equal((await guild.members.fetch({ user: alice.id, force: true })).displayName, 'Alice');
  assert.equal((await guild.members.search({ query: 'br' })).first()?.displayName, 'Bruno');
  discord.removeMember(stage.guild, alice);
  await refused(guild.members.fetch({ user: alice.id, force: true }), 10007);
  await refused(client.rest.get(Routes.guildMember(guild.id, '123456789012345678')), 10013);
  await refused(client.rest.get(Routes.guildMembers(guild.id)), 50001);
  assert.equal((await client.users.fetch(alice.id, { force: true })).displayName, 'Alice');
  await refused(client.rest.get(Routes.user('123456789012345678')), 10013);
});

test('roles, channels and the bot itself are read', async () => {
  await using stage = await openStage();
  const { client, discord } = stage;
  const role = discord.addRole(stage.guild, { name: 'MJ' });
  const guild = await client.guilds.fetch({ guild: stage.guild.id, force: true });
  assert((await guild.roles.fetch(undefined, { force: true })).has(role.id));
  assert((await guild.channels.fetch(undefined, { force: true })).has(stage.channel.id));
  assert.equal((await client.application.fetch()).name, discord.application.name);
  for (const route of [Routes.user('@me'), Routes.currentApplication(), Routes.oauth2CurrentApplication()])
    assert.equal(((await client.rest.get(route as '/')) as { id: string }).id, discord.application.id);
});

test('an unknown road and a wrong token are refused', async () => {
  await using stage = await openStage();
  const { api, token } = stage.discord;
  const status = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(`${api}/v10${path}`, { headers });
    return [answer.status, await answer.json()];
  };
  const authorization = `Bot ${token}`;
  assert.deepEqual(await status('/nulle/part', { authorization }), [
    404,
    { message: '404: Not Found', code: 0 },
  ]);
  const wrong = [401, { message: '401: Unauthorized', code: 0 }];
  assert.deepEqual(await status('/users/@me', {}), wrong);
  assert.deepEqual(await status('/users/@me', { authorization: `${authorization}x` }), wrong);
  const bad = { method: 'POST', headers: { authorization }, body: '{' };
  const answer = await fetch(`${api}/v10/users/@me/channels`, bad);
  assert.equal(((await answer.json()) as { code: number }).code, 50109);
  const form = { ...bad, headers: { authorization, 'content-type': 'multipart/form-data; boundary=x' } };
  assert.equal((await fetch(`${api}/v10/users/@me/channels`, form)).status, 400);
  assert.equal((await fetch(`${api}/v10/users/%E0%A4%A`, { headers: { authorization } })).status, 404);
});

test('private messages: the bot writes, commands work there, and some people take none', async () => {
  await using stage = await openStage();
  const { client, discord, alice } = stage;
  await register(stage, 'essai');
  const user = await client.users.fetch(alice.id);
  const sent = await user.send('bonjour');
  assert.equal(discord.messagesSeenBy(alice, sent.channelId)[0]?.content, 'bonjour');
  assert.deepEqual(discord.messagesSeenBy(stage.bruno, sent.channelId), []);
  stage.onInteraction(async (interaction) => {
    assert(interaction.isChatInputCommand());
    await interaction.reply(`${interaction.guildId} ${interaction.member} ${interaction.user.displayName}`);
  });
  const answer = await alice.slash(discord.openDirectMessages(alice), '/essai').answered();
  assert.equal(answer.content, 'null null Alice');
  const shut = discord.addUser({ name: 'Fermé', acceptsMessages: false });
  await refused((await client.users.fetch(shut.id)).send('x'), 50007);
  await refused(
    client.rest.post(Routes.userChannels(), { body: { recipient_id: '123456789012345678' } }),
    10013,
  );
  await refused(client.rest.post(Routes.userChannels(), { body: {} }), 50035);
  assert.deepEqual(stage.botProblems, []);
});
