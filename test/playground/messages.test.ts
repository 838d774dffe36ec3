import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Channel, MessageFlags, Routes, type TextChannel } from 'discord.js';
import { openStage, refused, type Stage } from './stage.ts';

/** The stage's channel as discord.js has it. */
async function textChannel({ client, channel }: Stage): Promise<TextChannel> {
  const found: Channel | null = await client.channels.fetch(channel.id);
  assert(found?.isTextBased() && found.isSendable() && 'guild' in found);
  return found as TextChannel; // its type says so
}

test('a message is sent, read, changed and deleted', async () => {
  await using stage = await openStage();
  const channel = await textChannel(stage);
  const sent = await channel.send({ content: ' bonjour ', embeds: [{ description: 'd' }] });
  assert.equal(sent.content, 'bonjour');
  assert.equal((await channel.messages.fetch({ message: sent.id, force: true })).embeds[0]?.description, 'd');
  stage.clock.advance(1_000);
  await sent.edit({ content: 'bonsoir' });
  const [shown] = stage.discord.messagesSeenBy(stage.alice, channel);
  assert.equal(shown?.content, 'bonsoir');
  assert.equal(shown?.embeds.length, 1);
  assert.notEqual(shown?.edited_timestamp, null);
  await sent.delete();
  assert.deepEqual(stage.discord.messagesSeenBy(stage.alice, channel), []);
  await refused(channel.messages.fetch({ message: sent.id, force: true }), 10008);
});

test('the history is read by windows, newest first', async () => {
  await using stage = await openStage();
  const channel = await textChannel(stage);
  const ids: string[] = [];
  for (let number = 0; number < 7; number += 1) ids.push((await channel.send(`${number}`)).id);
  const read = async (options: object) =>
    [...(await channel.messages.fetch({ cache: false, ...options })).values()]
      .map(({ content }) => content)
      .join('');
  assert.equal(await read({ limit: 3 }), '654');
  assert.equal(await read({ limit: 2, before: ids[3] }), '21');
  assert.equal(await read({ limit: 2, after: ids[3] }), '54');
  assert.equal(await read({ limit: 3, around: ids[3] }), '432');
  assert.equal(await read({ limit: 100 }), '6543210');
  const route = Routes.channelMessages(channel.id);
  await refused(stage.client.rest.get(route, { query: new URLSearchParams({ limit: '101' }) }), 50035);
});

test('a nonce that is enforced makes one message, however often it is sent', async () => {
  await using stage = await openStage();
  const channel = await textChannel(stage);
  const body = { content: 'une fois', nonce: 'journal-7', enforceNonce: true };
  const first = await channel.send(body);
  const second = await channel.send(body);
  assert.equal(second.id, first.id);
  assert.equal(first.nonce, 'journal-7');
  await channel.send({ ...body, enforceNonce: false });
  assert.equal(stage.discord.messagesSeenBy(stage.alice, channel).length, 2);
  stage.clock.advance(10 * 60_000);
  assert.notEqual((await channel.send(body)).id, first.id);
});

test('a reply refers to its message, and an unknown one is refused unless allowed', async () => {
  await using stage = await openStage();
  const channel = await textChannel(stage);
  const said = stage.alice.say(channel, 'question');
  const body = { content: 'réponse', reply: { messageReference: said.id } };
  const answer = await channel.send(body);
  assert.equal(answer.reference?.messageId, said.id);
  stage.discord.deleteMessage(said);
  await refused(channel.send(body), 50035);
  const anyway = await channel.send({
    ...body,
    reply: { messageReference: said.id, failIfNotExists: false },
  });
  assert.equal(anyway.reference, null);
});

test("other people's words are hidden from the bot, unless they speak to it", async () => {
  await using stage = await openStage();
  const channel = await textChannel(stage);
  const secret = stage.alice.say(channel, 'entre nous');
  const called = stage.alice.say(channel, `<@${stage.discord.bot.id}> écoute`);
  assert.equal((await channel.messages.fetch(secret.id)).content, '');
  assert.match((await channel.messages.fetch(called.id)).content, /écoute/);
  await refused(
    stage.client.rest.patch(Routes.channelMessage(channel.id, secret.id), { body: { content: 'x' } }),
    50005,
  );
  await refused(stage.client.rest.delete(Routes.channelMessage(channel.id, secret.id)), 50013);
});

test('files come with a message, are served, and stay as far as an edit keeps them', async () => {
  await using stage = await openStage();
  const channel = await textChannel(stage);
  const file = (name: string) => ({ attachment: Buffer.from(`contenu de ${name}`), name });
  const sent = await channel.send({ content: 'fichiers', files: [file('a.txt'), file('b.txt')] });
  const [a, b] = [...sent.attachments.values()];
  assert.equal(a?.name, 'a.txt');
  assert.equal(await (await fetch(b?.url ?? '')).text(), 'contenu de b.txt');
  const edited = await sent.edit({ attachments: b ? [b] : [], files: [file('c.txt')] });
  assert.deepEqual(
    [...edited.attachments.values()].map(({ name }) => name),
    ['b.txt', 'c.txt'],
  );
  assert.equal((await fetch(`${stage.discord.world.origin}/attachments/${channel.id}/1/x`)).status, 404);
  assert.deepEqual(stage.discord.requests.find(({ files }) => files.length > 0)?.files, ['a.txt', 'b.txt']);
});

test('what Discord refuses in a message is refused with its code', async () => {
  await using stage = await openStage();
  const channel = await textChannel(stage);
  const post = (body: object) => stage.client.rest.post(Routes.channelMessages(channel.id), { body });
  await refused(post({}), 50006);
  await refused(post({ content: '  ' }), 50006);
  await refused(post({ content: 'x'.repeat(2001) }), 50035);
  const embed = { description: 'x'.repeat(4096) };
  await refused(post({ embeds: [embed, embed] }), 50035);
  const category = stage.discord.addChannel(stage.guild, { name: 'catégorie', kind: 'category' });
  await refused(
    stage.client.rest.post(Routes.channelMessages(category.id), { body: { content: 'x' } }),
    50008,
  );
});

test('silent and suppressed messages keep their flags, and no one sets those of Discord', async () => {
  await using stage = await openStage();
  const channel = await textChannel(stage);
  const sent = await channel.send({ content: 'x', flags: MessageFlags.SuppressNotifications });
  assert.equal(sent.flags.bitfield, MessageFlags.SuppressNotifications);
  const body = { content: 'x', flags: MessageFlags.Ephemeral | MessageFlags.Loading };
  await stage.client.rest.post(Routes.channelMessages(channel.id), { body });
  assert.equal(stage.discord.messagesSeenBy(stage.alice, channel).at(-1)?.flags, 0);
});
