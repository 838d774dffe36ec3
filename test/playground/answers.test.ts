import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ComponentType, InteractionResponseType, MessageFlags, Routes } from 'discord.js';
import { openStage, pending, refused } from './stage.ts';

test('an answer in time counts its milliseconds; one later than three seconds is an unknown interaction', async () => {
  await using stage = await openStage();
  const early = await pending(stage);
  stage.clock.advance(3_000);
  await early.interaction.reply('juste');
  assert.equal((await early.handle.response()).after, 3_000);
  const late = await pending(stage);
  stage.clock.advance(3_001);
  assert.equal(late.handle.failed, true);
  await refused(late.interaction.reply('trop tard'), 10062);
  await assert.rejects(late.handle.response(), /three seconds/);
  assert.equal(late.handle.acknowledgedAfter, null);
});

test('a second first answer is refused: already acknowledged', async () => {
  await using stage = await openStage();
  const { interaction, handle } = await pending(stage);
  await interaction.reply('un');
  const again = stage.client.rest.post(Routes.interactionCallback(interaction.id, interaction.token), {
    body: { type: InteractionResponseType.ChannelMessageWithSource, data: { content: 'deux' } },
    auth: false,
  });
  await refused(again, 40060);
  assert.equal((await handle.answered()).content, 'un');
});

test('an unknown token is an unknown interaction', async () => {
  await using stage = await openStage();
  const { interaction } = await pending(stage);
  const act = stage.client.rest.post(Routes.interactionCallback(interaction.id, 'jeton'), {
    body: { type: 5 },
    auth: false,
  });
  await refused(act, 10062);
});

test('an announced answer is filled by its edit, and `with_response` tells what was made', async () => {
  await using stage = await openStage();
  const { interaction, handle } = await pending(stage);
  const made = await interaction.deferReply({ withResponse: true });
  assert.equal(made.interaction.responseMessageLoading, true);
  assert(made.resource?.message?.flags.has(MessageFlags.Loading));
  const [announced] = stage.discord.messagesSeenBy(stage.bruno, stage.channel);
  assert.equal(announced?.flags, MessageFlags.Loading);
  await interaction.editReply({ content: 'voilà' });
  const answer = await handle.answered();
  assert.equal(answer.content, 'voilà');
  assert.equal(answer.flags, 0);
  assert.equal(answer.edited_timestamp, null);
  assert.equal((await interaction.fetchReply()).content, 'voilà');
});

test('the first follow-up to an announced answer is that answer and keeps who sees it', async () => {
  await using stage = await openStage();
  const { interaction, handle } = await pending(stage);
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  await interaction.followUp('public, croit-on');
  const answer = await handle.answered();
  assert.equal(answer.content, 'public, croit-on');
  assert.equal(answer.visibleTo, stage.alice.id);
  assert.deepEqual(handle.followUps, []);
});

test('a deleted placeholder leaves room for a private follow-up', async () => {
  await using stage = await openStage();
  const { interaction, handle } = await pending(stage);
  await interaction.deferReply();
  await interaction.deleteReply();
  await interaction.followUp({ content: 'raté', flags: MessageFlags.Ephemeral });
  const sorry = await handle.followUp();
  assert.equal(sorry.content, 'raté');
  assert.equal(sorry.visibleTo, stage.alice.id);
  assert.equal(stage.discord.messagesSeenBy(stage.bruno, stage.channel).length, 0);
  await assert.rejects(handle.answered(), /no answer to show/);
});

test('each type of answer fits its interactions only', async () => {
  await using stage = await openStage();
  const { interaction } = await pending(stage);
  const route = Routes.interactionCallback(interaction.id, interaction.token);
  const send = (body: object) => stage.client.rest.post(route, { body, auth: false });
  for (const type of [6, 7]) await refused(send({ type, data: {} }), 50035);
  await refused(send({ type: 8, data: { choices: [] } }), 50035);
  await refused(send({ type: 3 }), 50035);
  await refused(send({}), 50035);
  await interaction.reply('au fait');
});

test('what breaks a limit is refused with its place, and nothing has happened', async () => {
  await using stage = await openStage();
  const { interaction, handle } = await pending(stage);
  const body = {
    type: InteractionResponseType.ChannelMessageWithSource,
    data: {
      embeds: [{ fields: [{ name: 'n', value: 'v'.repeat(1025) }] }],
      components: [
        {
          type: ComponentType.ActionRow,
          components: [{ type: 2, style: 1, label: 'x', custom_id: 'i'.repeat(101) }],
        },
      ],
    },
  };
  const route = Routes.interactionCallback(interaction.id, interaction.token);
  const problem = await refused(stage.client.rest.post(route, { body, auth: false }), 50035);
  const text = JSON.stringify(problem.rawError);
  assert.match(
    text,
    /"data":\{"embeds":\{"0":\{"fields":\{"0":\{"value":\{"_errors":\[\{"code":"BASE_TYPE_BAD_LENGTH"/,
  );
  assert.match(text, /"custom_id":\{"_errors"/);
  assert.equal(handle.acknowledgedAfter, null);
  await refused(stage.client.rest.post(route, { body: { type: 4, data: {} }, auth: false }), 50006);
  await interaction.reply('bien');
});
