import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ChannelType, Routes, type TextChannel } from 'discord.js';
import { openStage, refused, type Stage } from './stage.ts';

async function textChannel({ client, channel }: Stage): Promise<TextChannel> {
  const found = await client.channels.fetch(channel.id);
  assert.equal(found?.type, ChannelType.GuildText);
  return found as TextChannel; // the line above makes sure
}

test('the bot opens threads, public and private, and writes in them', async () => {
  await using stage = await openStage();
  const channel = await textChannel(stage);
  const open = await channel.threads.create({ name: 'Séance 1' });
  await open.send('bienvenue');
  assert.equal(stage.discord.messagesSeenBy(stage.alice, open).length, 1);
  const hidden = await channel.threads.create({ name: 'Secret', type: ChannelType.PrivateThread });
  await hidden.send('chut');
  assert.equal(stage.discord.messagesSeenBy(stage.alice, hidden).length, 0);
  await hidden.members.add(stage.alice.id);
  assert.equal(stage.discord.messagesSeenBy(stage.alice, hidden).length, 1);
  const message = await channel.send('question');
  const about = await message.startThread({ name: 'Sur la question' });
  assert.equal(about.id, message.id);
  await refused(message.startThread({ name: 'Encore' }), 160004);
});

test('the client knows the threads that were there before it', async () => {
  await using stage = await openStage();
  const thread = stage.discord.addThread(stage.channel, { name: 'Fil' });
  const found = await stage.client.channels.fetch(thread.id);
  assert(found?.isThread());
  assert.equal(found.parentId, stage.channel.id);
});

test('threads take their rights: to open, to write, to lock', async () => {
  await using stage = await openStage();
  const { discord, channel, client } = stage;
  const thread = discord.addThread(channel, { name: 'Fil', owner: stage.alice });
  const patch = (body: object) => client.rest.patch(Routes.channel(thread.id), { body });
  await refused(patch({ locked: true }), 50013);
  await refused(patch({ archived: true }), 50013);
  discord.setPermissions(channel, discord.bot, { deny: ['SendMessagesInThreads', 'CreatePublicThreads'] });
  await refused(client.rest.post(Routes.channelMessages(thread.id), { body: { content: 'x' } }), 50013);
  await refused(client.rest.post(Routes.threads(channel.id), { body: { name: 'x', type: 11 } }), 50013);
  discord.archiveThread(thread);
  await refused(patch({ archived: false }), 50013);
  discord.setPermissions(channel, discord.bot, { allow: ['ManageThreads'] });
  await refused(patch({ locked: true }), 50083);
  await patch({ archived: false, locked: true });
  assert.deepEqual([thread.thread?.archived, thread.thread?.locked], [false, true]);
});

test('a forum takes posts, with a first message', async () => {
  await using stage = await openStage();
  const forum = stage.discord.addChannel(stage.guild, { name: 'parties', kind: 'forum' });
  const found = await stage.client.channels.fetch(forum.id);
  assert.equal(found?.type, ChannelType.GuildForum);
  assert(found && 'threads' in found);
  const made = await stage.client.rest.post(Routes.threads(forum.id), {
    body: { name: 'Bataille', message: { content: 'premier' } },
  });
  const { id } = made as { id: string };
  assert.equal(stage.discord.messagesSeenBy(stage.alice, id)[0]?.content, 'premier');
  await refused(
    stage.client.rest.post(Routes.threads(forum.id), { body: { name: 'Vide', message: {} } }),
    50006,
  );
  await refused(
    stage.client.rest.post(Routes.threads(forum.id), { body: { message: { content: 'x' } } }),
    50035,
  );
});

test('a deleted channel takes its threads along and is unknown from then on', async () => {
  await using stage = await openStage();
  const thread = stage.discord.addThread(stage.channel, { name: 'Fil' });
  stage.discord.deleteChannel(stage.channel);
  for (const id of [stage.channel.id, thread.id]) {
    await refused(stage.client.rest.post(Routes.channelMessages(id), { body: { content: 'x' } }), 10003);
    assert.deepEqual(stage.discord.messagesSeenBy(stage.alice, id), []);
  }
});
