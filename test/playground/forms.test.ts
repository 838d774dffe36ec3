import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ButtonStyle,
  ComponentType,
  LabelBuilder,
  ModalBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { ClientRefusal } from '../../src/playground/client/check.ts';
import { openStage, register, type Stage } from './stage.ts';

const field = () =>
  new TextInputBuilder().setCustomId('des').setStyle(TextInputStyle.Short).setMinLength(1).setMaxLength(5);

const labelled = () =>
  new ModalBuilder()
    .setCustomId('formulaire')
    .setTitle('Dés')
    .addLabelComponents(new LabelBuilder().setLabel('Vos dés').setTextInputComponent(field()));

const inRow = () => ({
  customId: 'formulaire',
  title: 'Dés',
  components: [
    {
      type: ComponentType.ActionRow as const,
      components: [
        {
          type: ComponentType.TextInput as const,
          customId: 'des',
          label: 'Vos dés',
          style: TextInputStyle.Short,
          maxLength: 5,
        },
      ],
    },
  ],
});

function openForm(stage: Stage, form: ReturnType<typeof labelled> | ReturnType<typeof inRow>) {
  stage.onInteraction(async (interaction) => {
    if (interaction.isChatInputCommand() || interaction.isButton()) await interaction.showModal(form);
    else if (interaction.isModalSubmit()) {
      const typed = interaction.fields.getTextInputValue('des');
      if (interaction.isFromMessage()) await interaction.update(`reçu ${typed}`);
      else await interaction.reply(`reçu ${typed}`);
    }
  });
}

for (const [name, form] of [
  ['with labels', labelled],
  ['in rows', inRow],
] as const)
  test(`a form ${name} is opened, filled and sent`, async () => {
    await using stage = await openStage();
    await register(stage, 'essai');
    openForm(stage, form());
    const opener = stage.alice.slash(stage.channel, '/essai');
    assert.equal((await opener.response()).modal?.title, 'Dés');
    assert.throws(() => stage.alice.submit(opener, { des: '123456' }), ClientRefusal);
    assert.throws(() => stage.alice.submit(opener, {}), ClientRefusal);
    assert.throws(() => stage.alice.submit(opener, { autre: '1' }), ClientRefusal);
    assert.throws(() => stage.bruno.submit(opener, { des: '1' }), ClientRefusal);
    assert.equal((await stage.alice.submit(opener, { des: '2 5' }).answered()).content, 'reçu 2 5');
    await assert.rejects(opener.answered(), /no answer to show/);
    assert.deepEqual(stage.botProblems, []);
  });

test('a form opened by a button may change the message of that button', async () => {
  await using stage = await openStage();
  await register(stage, 'essai');
  stage.onInteraction(async (interaction) => {
    assert(interaction.isChatInputCommand());
    const button = {
      type: ComponentType.Button as const,
      style: ButtonStyle.Primary as const,
      customId: 'd',
      label: 'Dés',
    };
    await interaction.reply({ components: [{ type: ComponentType.ActionRow, components: [button] }] });
  });
  const posted = await stage.alice.slash(stage.channel, '/essai').answered();
  openForm(stage, labelled());
  const opener = stage.alice.click(posted, 'Dés');
  await opener.response();
  const changed = await stage.alice.submit(opener, { des: '6' }).answered();
  assert.equal(changed.id, posted.id);
  assert.equal(changed.content, 'reçu 6');
});

test('a form in answer to a form is refused', async () => {
  await using stage = await openStage();
  await register(stage, 'essai');
  openForm(stage, labelled());
  const opener = stage.alice.slash(stage.channel, '/essai');
  await opener.response();
  const codes: unknown[] = [];
  stage.onInteraction(async (interaction) => {
    assert(interaction.isModalSubmit());
    const { id, token } = interaction;
    const again = stage.client.rest.post(`/interactions/${id}/${token}/callback`, {
      body: { type: 9, data: labelled().toJSON() },
      auth: false,
    });
    await again.catch((problem: { code: unknown }) => codes.push(problem.code));
    await interaction.reply('soit');
  });
  await stage.alice.submit(opener, { des: '1' }).answered();
  assert.deepEqual(codes, [50035]);
});
