import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Routes } from 'discord.js';
import { ClientRefusal } from '../../src/playground/client/check.ts';
import type { Permission } from '../../src/playground/world/model.ts';
import { openStage, refused, register, type Stage } from './stage.ts';

const post = ({ client, channel }: Stage, body: object) =>
  client.rest.post(Routes.channelMessages(channel.id), { body });

/** The bot alone loses permissions in the channel. */
const deny = ({ discord, channel }: Stage, ...permissions: Permission[]) =>
  discord.setPermissions(channel, discord.bot, { deny: permissions });

test('without seeing a channel the bot has no access to anything in it', async () => {
  await using stage = await openStage();
  deny(stage, 'ViewChannel');
  await refused(post(stage, { content: 'x' }), 50001);
  await refused(stage.client.rest.get(Routes.channel(stage.channel.id)), 50001);
  await refused(stage.client.rest.get(Routes.channelMessages(stage.channel.id)), 50001);
});

test('writing, embedding, attaching and replying each take their permission', async () => {
  await using stage = await openStage();
  const said = stage.alice.say(stage.channel, 'x');
  const channel = await stage.client.channels.fetch(stage.channel.id);
  assert(channel?.isSendable());
  deny(stage, 'SendMessages');
  await refused(post(stage, { content: 'x' }), 50013);
  deny(stage, 'EmbedLinks');
  await refused(post(stage, { embeds: [{ title: 'x' }] }), 50013);
  await post(stage, { content: 'sans encadré' });
  deny(stage, 'AttachFiles');
  await refused(
    channel.send({ content: 'x', files: [{ attachment: Buffer.from('x'), name: 'x.txt' }] }),
    50013,
  );
  deny(stage, 'ReadMessageHistory');
  await refused(post(stage, { content: 'x', message_reference: { message_id: said.id } }), 160002);
  assert.deepEqual(await stage.client.rest.get(Routes.channelMessages(stage.channel.id)), []);
  await refused(stage.client.rest.get(Routes.channelMessage(stage.channel.id, said.id)), 50013);
});

test('an answer to an interaction needs none of them', async () => {
  await using stage = await openStage();
  await register(stage, 'essai');
  deny(stage, 'SendMessages', 'EmbedLinks', 'ViewChannel');
  stage.onInteraction(async (interaction) => {
    assert(interaction.isChatInputCommand());
    assert.equal(interaction.appPermissions.bitfield, 0n);
    await interaction.reply({ embeds: [{ title: 'répond quand même' }] });
  });
  assert.equal((await stage.alice.slash(stage.channel, '/essai').answered()).embeds.length, 1);
  assert.deepEqual(stage.botProblems, []);
});

test('exceptions go from everyone over roles to the member', async () => {
  await using stage = await openStage();
  const { discord, guild, channel, alice } = stage;
  const role = discord.addRole(guild, { name: 'Muets' });
  discord.addMember(guild, alice, { roles: [role] });
  const talks = () => {
    try {
      alice.say(channel, 'x');
      return true;
    } catch (problem) {
      assert(problem instanceof ClientRefusal);
      return false;
    }
  };
  assert.equal(talks(), true);
  discord.setPermissions(channel, guild, { deny: ['SendMessages'] });
  assert.equal(talks(), false);
  discord.setPermissions(channel, role, { allow: ['SendMessages'] });
  assert.equal(talks(), true);
  discord.setPermissions(channel, alice, { deny: ['SendMessages'] });
  assert.equal(talks(), false);
  const ruler = discord.addRole(guild, { name: 'Reine', permissions: ['Administrator'] });
  discord.addMember(guild, alice, { roles: [ruler] });
  assert.equal(talks(), true);
});

test('the bot is told what the person and itself may do', async () => {
  await using stage = await openStage();
  await register(stage, 'essai');
  const { discord, channel, guild } = stage;
  const role = discord.addRole(guild, { name: 'MJ', permissions: ['ManageGuild'] });
  discord.addMember(guild, stage.alice, { roles: [role] });
  discord.setPermissions(channel, discord.bot, { deny: ['EmbedLinks'] });
  const told: unknown[] = [];
  stage.onInteraction(async (interaction) => {
    assert(interaction.isChatInputCommand() && interaction.inCachedGuild());
    told.push(interaction.memberPermissions.has('ManageGuild'), interaction.appPermissions.has('EmbedLinks'));
    told.push(interaction.appPermissions.has('SendMessages'), interaction.member.roles.cache.has(role.id));
    await interaction.reply('x');
  });
  await stage.alice.slash(channel, '/essai').answered();
  await stage.bruno.slash(channel, '/essai').answered();
  assert.deepEqual(told, [true, false, true, true, false, false, true, false]);
});

test('a person who may not write or use commands, or who left, sends none', async () => {
  await using stage = await openStage();
  await register(stage, 'essai');
  const { discord, channel, alice } = stage;
  for (const permission of ['SendMessages', 'UseApplicationCommands', 'ViewChannel'] as const) {
    discord.setPermissions(channel, alice, { deny: [permission] });
    assert.throws(() => alice.slash(channel, '/essai'), ClientRefusal, permission);
  }
  discord.setPermissions(channel, alice, {});
  discord.removeMember(stage.guild, alice);
  assert.throws(() => alice.slash(channel, '/essai'), ClientRefusal);
});
