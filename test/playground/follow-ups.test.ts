import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ButtonStyle, ComponentType, MessageFlags } from 'discord.js';
import { openStage, pending, refused } from './stage.ts';

test('follow-ups are edited and deleted one by one, the private one too', async () => {
  await using stage = await openStage();
  const { interaction, handle } = await pending(stage);
  await interaction.reply('réponse');
  const followUp = await interaction.followUp({ content: 'suite', flags: MessageFlags.Ephemeral });
  await interaction.editReply({ message: followUp, content: 'suite revue' });
  assert.equal((await handle.followUp()).content, 'suite revue');
  assert.equal((await interaction.fetchReply(followUp.id)).content, 'suite revue');
  await interaction.deleteReply(followUp);
  assert.deepEqual(handle.followUps, []);
  await refused(interaction.fetchReply(followUp.id), 10008);
  assert.equal(stage.discord.messagesSeenBy(stage.alice, stage.channel).length, 1);
});

test('a token lives for fifteen minutes and opens nothing before the first answer', async () => {
  await using stage = await openStage();
  const { interaction } = await pending(stage);
  await refused(interaction.webhook.send('avant'), 10015);
  await interaction.reply('réponse');
  stage.clock.advance(15 * 60_000 - 1);
  await interaction.editReply('encore');
  stage.clock.advance(1);
  const { status } = await refused(interaction.editReply('trop tard'), 50027);
  assert.equal(status, 401);
  await refused(interaction.followUp('trop tard'), 50027);
  await refused(interaction.deleteReply(), 50027);
});

test('an answer in a channel that is gone finds no channel, a change of a message that is gone no message', async () => {
  await using stage = await openStage();
  const { handle, interaction } = await pending(stage);
  const button = {
    type: ComponentType.Button,
    style: ButtonStyle.Primary,
    customId: 'a',
    label: 'A',
  } as const;
  await interaction.reply({ components: [{ type: ComponentType.ActionRow, components: [button] }] });
  stage.onInteraction(async (clicked) => {
    assert(clicked.isButton());
    stage.discord.deleteMessage(posted);
    await clicked.update('x');
  });
  const posted = await handle.answered();
  stage.alice.click(posted, 'A');
  await stage.discord.until(() => stage.botProblems.length > 0);
  await refused(Promise.reject(stage.botProblems[0]), 10008);
  const second = await pending(stage);
  stage.discord.deleteChannel(stage.channel);
  await refused(second.interaction.reply('x'), 10003);
});
