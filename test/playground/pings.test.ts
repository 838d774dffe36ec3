import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Routes } from 'discord.js';
import { openStage, register, type Stage } from './stage.ts';

async function post({ client, channel }: Stage, body: object) {
  const sent = (await client.rest.post(Routes.channelMessages(channel.id), { body })) as { id: string };
  return sent.id;
}
const called = (stage: Stage, id: string) =>
  stage.discord.messagesSeenBy(stage.alice, stage.channel).find((message) => message.id === id)?.pings;

test('a text calls those it mentions as far as it is allowed to', async () => {
  await using stage = await openStage();
  const { alice, bruno, guild, discord } = stage;
  const content = `<@${alice.id}> <@!${bruno.id}> @everyone`;
  const everyone = [alice.id, bruno.id, guild.ownerId].sort();
  const who = async (allowed?: object) => {
    const id = await post(stage, { content, ...(allowed ? { allowed_mentions: allowed } : {}) });
    return [...(called(stage, id) ?? [])].sort();
  };
  assert.deepEqual(await who(), everyone);
  assert.deepEqual(await who({ parse: [] }), []);
  assert.deepEqual(await who({ parse: [], users: [bruno.id] }), [bruno.id]);
  assert.deepEqual(await who({ parse: ['users'] }), [alice.id, bruno.id].sort());
  assert.deepEqual(await who({ parse: ['everyone'] }), everyone);
  discord.setPermissions(stage.channel, discord.bot, { deny: ['MentionEveryone'] });
  assert.deepEqual(await who({ parse: ['everyone'] }), []);
});

test('a role calls its members, who must see the channel', async () => {
  await using stage = await openStage();
  const { alice, bruno, guild, discord } = stage;
  const role = discord.addRole(guild, { name: 'Joueurs' });
  for (const person of [alice, bruno]) discord.addMember(guild, person, { roles: [role] });
  discord.setPermissions(stage.channel, bruno, { deny: ['ViewChannel'] });
  assert.deepEqual(called(stage, await post(stage, { content: `<@&${role.id}>` })), [alice.id]);
});

test('a reply calls who wrote, unless told not to', async () => {
  await using stage = await openStage();
  const said = stage.bruno.say(stage.channel, 'question');
  const body = { content: 'réponse', message_reference: { message_id: said.id } };
  assert.deepEqual(called(stage, await post(stage, body)), [stage.bruno.id]);
  assert.deepEqual(called(stage, await post(stage, { ...body, allowed_mentions: { parse: [] } })), []);
});

test('embeds, edits and announced answers call nobody', async () => {
  await using stage = await openStage();
  const mention = `<@${stage.bruno.id}>`;
  const id = await post(stage, { content: 'x', embeds: [{ description: mention }] });
  await stage.client.rest.patch(Routes.channelMessage(stage.channel.id, id), { body: { content: mention } });
  assert.deepEqual(called(stage, id), []);
  await register(stage, 'essai');
  stage.onInteraction(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.deferReply();
    await interaction.editReply(mention);
    await interaction.followUp(mention);
  });
  const handle = stage.alice.slash(stage.channel, '/essai');
  assert.deepEqual((await handle.answered()).pings, []);
  assert.deepEqual((await handle.followUp()).pings, [stage.bruno.id]);
});
