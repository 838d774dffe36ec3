import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApplicationCommandOptionType, MessageFlags } from 'discord.js';
import { ClientRefusal } from '../../src/playground/client/check.ts';
import { openStage } from './stage.ts';

const jet = {
  name: 'jet',
  description: 'Lance des dés',
  options: [
    {
      type: ApplicationCommandOptionType.Integer,
      name: 'des',
      description: 'Combien',
      required: true,
      min_value: 1,
      max_value: 10,
    },
    { type: ApplicationCommandOptionType.String, name: 'motif', description: 'Pourquoi', max_length: 20 },
  ],
} as const;

test('a slash command reaches the client and its answer comes back', async () => {
  await using stage = await openStage();
  await stage.client.application.commands.set([jet]);
  stage.onInteraction(async (interaction) => {
    assert(interaction.isChatInputCommand());
    const des = interaction.options.getInteger('des', true);
    const motif = interaction.options.getString('motif');
    await interaction.reply({ embeds: [{ title: ` ${des} dés `, description: motif ?? 'rien' }] });
  });
  const handle = stage.alice.slash(stage.channel, '/jet des:3 motif:"deux mots"');
  const first = await handle.response();
  assert.equal(first.type, 4);
  assert.equal(first.after, 0);
  const answer = await handle.answered();
  assert.equal(answer.embeds[0]?.title, '3 dés');
  assert.equal(answer.embeds[0]?.description, 'deux mots');
  assert.equal(answer.interaction_metadata?.user.id, stage.alice.id);
  assert.equal(stage.discord.messagesSeenBy(stage.bruno, stage.channel).length, 1);
  assert.deepEqual(stage.botProblems, []);
});

test('the window refuses what the registered command does not allow, unless asked to look away', async () => {
  await using stage = await openStage();
  await stage.client.application.commands.set([jet]);
  const received: unknown[] = [];
  stage.onInteraction(async (interaction) => {
    assert(interaction.isChatInputCommand());
    received.push(interaction.options.get('des')?.value);
    await interaction.reply('oui');
  });
  for (const line of ['/jet des:0', '/jet des:11', '/jet', `/jet des:1 motif:${'x'.repeat(21)}`, '/inconnu'])
    assert.throws(() => stage.alice.slash(stage.channel, line), ClientRefusal, line);
  await stage.alice.slash(stage.channel, '/jet des:11', { unchecked: true }).answered();
  assert.deepEqual(received, [11]);
});

test('an ephemeral answer is seen by its person alone', async () => {
  await using stage = await openStage();
  await stage.client.application.commands.set([{ name: 'secret', description: 'Secret' }]);
  stage.onInteraction(async (interaction) => {
    assert(interaction.isChatInputCommand());
    await interaction.reply({ content: 'chut', flags: MessageFlags.Ephemeral });
  });
  const answer = await stage.alice.slash(stage.channel, '/secret').answered();
  assert.equal(answer.visibleTo, stage.alice.id);
  assert.equal(stage.discord.messagesSeenBy(stage.alice, stage.channel).length, 1);
  assert.equal(stage.discord.messagesSeenBy(stage.bruno, stage.channel).length, 0);
});
