import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Routes } from 'discord.js';
import { ClientRefusal } from '../../src/playground/client/check.ts';
import { openStage, refused, register } from './stage.ts';

test('a message opens an archived thread again; a locked one refuses', async () => {
  await using stage = await openStage();
  const thread = stage.discord.addThread(stage.channel, { name: 'Fil' });
  const post = () => stage.client.rest.post(Routes.channelMessages(thread.id), { body: { content: 'x' } });
  stage.discord.archiveThread(thread);
  await post();
  assert.equal(thread.thread?.archived, false);
  stage.discord.archiveThread(thread, { locked: true });
  await refused(post(), 50083);
  assert.equal(thread.thread?.archived, true);
});

test('an archived thread takes no edit, neither as a channel nor through a token', async () => {
  await using stage = await openStage();
  await register(stage, 'essai');
  const thread = stage.discord.addThread(stage.channel, { name: 'Fil' });
  const codes: unknown[] = [];
  stage.onInteraction(async (interaction) => {
    assert(interaction.isChatInputCommand());
    await interaction.reply('un');
    const { id } = await interaction.fetchReply();
    stage.discord.archiveThread(thread);
    const acts: (() => Promise<unknown>)[] = [
      () => interaction.editReply('deux'),
      () => stage.client.rest.patch(Routes.channelMessage(thread.id, id), { body: { content: 'deux' } }),
      () => stage.client.rest.delete(Routes.channelMessage(thread.id, id)),
    ];
    for (const act of acts) await act().catch((problem: { code: unknown }) => codes.push(problem.code));
    await stage.client.rest.patch(Routes.channel(thread.id), { body: { archived: false } });
    await interaction.editReply('trois');
  });
  const handle = stage.alice.slash(thread, '/essai');
  await stage.discord.until(() => handle.original?.content === 'trois');
  assert.deepEqual(codes, [50083, 50083, 50083]);
});

test('a roll in an archived thread opens it; a locked and open one takes no command', async () => {
  await using stage = await openStage();
  await register(stage, 'essai');
  const thread = stage.discord.addThread(stage.channel, { name: 'Fil' });
  stage.onInteraction(async (interaction) => {
    assert(interaction.isChatInputCommand() && interaction.channel?.isThread());
    await interaction.reply(interaction.channel.parentId ?? '');
  });
  stage.discord.archiveThread(thread);
  assert.equal((await stage.alice.slash(thread, '/essai').answered()).content, stage.channel.id);
  assert.equal(thread.thread?.archived, false);
  stage.discord.archiveThread(thread, { archived: false, locked: true });
  assert.throws(() => stage.alice.slash(thread, '/essai'), ClientRefusal);
});

test('in a thread both archived and locked the bot gets the command and cannot answer', async () => {
  await using stage = await openStage();
  await register(stage, 'essai');
  const thread = stage.discord.addThread(stage.channel, { name: 'Fil' });
  stage.discord.archiveThread(thread, { locked: true });
  stage.onInteraction(async (interaction) => {
    assert(interaction.isChatInputCommand());
    await interaction.reply('x');
  });
  const handle = stage.alice.slash(thread, '/essai');
  const [problem] = await stage.discord.until(() => stage.botProblems.length > 0 && stage.botProblems);
  await refused(Promise.reject(problem), 50083);
  assert.equal(handle.acknowledgedAfter, null);
  const ruler = stage.discord.addRole(stage.guild, { name: 'MJ', permissions: ['ManageThreads'] });
  stage.discord.addMember(stage.guild, stage.alice, { roles: [ruler] });
  assert.equal((await stage.alice.slash(thread, '/essai').answered()).content, 'x');
});
