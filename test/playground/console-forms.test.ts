import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ComponentType, LabelBuilder, ModalBuilder, TextInputBuilder, TextInputStyle } from 'discord.js';
import { play } from './console-stage.ts';

test('a form is filled line by line', async () => {
  const field = (id: string, label: string) =>
    new LabelBuilder()
      .setLabel(label)
      .setTextInputComponent(new TextInputBuilder().setCustomId(id).setStyle(TextInputStyle.Short));
  const form = new ModalBuilder()
    .setCustomId('f')
    .setTitle('Vos dés')
    .addLabelComponents(field('a', 'Premier'), field('b', 'Second'));
  await using game = await play(async (interaction) => {
    if (interaction.isChatInputCommand()) return interaction.showModal(form);
    if (!interaction.isModalSubmit()) return undefined;
    return interaction.reply(['a', 'b'].map((id) => interaction.fields.getTextInputValue(id)).join('+'));
  });
  const written = await game.typed('/jet des:1', '6', '5', '/jet des:1', '', 'x', 'aide');
  assert.match(written, /Premier\u202f: 6\nSecond\u202f: 5\nHéraut\n6\+5\n/);
  assert.match(written, /Premier\u202f: ce champ est obligatoire\./);
  assert.match(written, /quitter\n$/);
});

test('menus are numbered like buttons, several numbers choose several entries', async () => {
  await using game = await play(async (interaction) => {
    if (interaction.isStringSelectMenu())
      return interaction.update({ content: interaction.values.join('+'), components: [] });
    if (!interaction.isChatInputCommand()) return undefined;
    const options = ['gauche', 'centre', 'droite'].map((value) => ({ value, label: value }));
    const menu = {
      type: ComponentType.StringSelect as const,
      customId: 'm',
      placeholder: 'Aile',
      options,
      maxValues: 2,
    };
    return interaction.reply({ components: [{ type: ComponentType.ActionRow, components: [menu] }] });
  });
  const written = await game.typed('/jet des:1', '1 3', '1');
  assert.match(written, /\[2\] Aile › centre/);
  assert.match(written, /\ngauche\+droite\n/);
  assert.match(written, /Pas de bouton 1\./);
});
