import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApplicationCommandOptionType } from 'discord.js';
import { ClientRefusal } from '../../src/playground/client/check.ts';
import { openStage, type Stage } from './stage.ts';

const regles = {
  name: 'regles',
  description: 'Rappelle une règle',
  options: [
    {
      type: ApplicationCommandOptionType.Subcommand,
      name: 'voir',
      description: 'Montre',
      options: [
        { type: ApplicationCommandOptionType.Integer, name: 'page', description: 'Page' },
        {
          type: ApplicationCommandOptionType.String,
          name: 'sujet',
          description: 'Sujet',
          autocomplete: true,
        },
      ],
    },
  ],
} as const;

async function completing(stage: Stage) {
  await stage.client.application.commands.set([regles]);
  const received: unknown[] = [];
  stage.onInteraction(async (interaction) => {
    assert(interaction.isAutocomplete());
    const { name, value } = interaction.options.getFocused(true);
    received.push([
      interaction.options.getSubcommand(),
      name,
      value,
      interaction.options.get('page')?.value ?? null,
    ]);
    await interaction.respond([{ name: `${value}…`, value: `=${value}` }]);
  });
  return received;
}

test('typing in an option asks the bot for choices', async () => {
  await using stage = await openStage();
  const received = await completing(stage);
  const lines = ['/regles voir sujet:mor', '/regles voir page:2 sujet:"mor', '/regles voir sujet:'];
  const answers = [];
  for (const line of lines) answers.push((await stage.alice.type(stage.channel, line).response()).choices);
  const typing = { name: 'regles', subcommand: 'voir', focused: 'sujet', typed: 'éb' };
  answers.push((await stage.alice.type(stage.channel, typing).response()).choices);
  assert.deepEqual(answers[0], [{ name: 'mor…', value: '=mor' }]);
  assert.deepEqual(answers[3], [{ name: 'éb…', value: '=éb' }]);
  assert.deepEqual(received, [
    ['voir', 'sujet', 'mor', null],
    ['voir', 'sujet', 'mor', 2],
    ['voir', 'sujet', '', null],
    ['voir', 'sujet', 'éb', null],
  ]);
  assert.equal(stage.discord.messagesSeenBy(stage.alice, stage.channel).length, 0);
});

test('a line that does not end in an option asks for nothing', async () => {
  await using stage = await openStage();
  await completing(stage);
  for (const line of ['/regles voir', '/regles', '/regles voir sujet:mor ', '/autre x:1'])
    assert.throws(() => stage.alice.type(stage.channel, line), ClientRefusal, line);
});

test('more than twenty-five choices, or one too long, are refused', async () => {
  await using stage = await openStage();
  await completing(stage);
  const codes: unknown[] = [];
  stage.onInteraction(async (interaction) => {
    assert(interaction.isAutocomplete());
    const many = Array.from({ length: 26 }, (_, number) => ({ name: `n${number}`, value: `${number}` }));
    for (const choices of [many, [{ name: 'n'.repeat(101), value: 'v' }]]) {
      const { id, token } = interaction;
      const act = stage.client.rest.post(`/interactions/${id}/${token}/callback`, {
        body: { type: 8, data: { choices } },
        auth: false,
      });
      await act.catch((problem: { code: unknown }) => codes.push(problem.code));
    }
    await interaction.respond(many.slice(1));
  });
  const first = await stage.alice.type(stage.channel, '/regles voir sujet:x').response();
  assert.equal(first.choices?.length, 25);
  assert.deepEqual(codes, [50035, 50035]);
});
