import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ActionRowData,
  ButtonStyle,
  ComponentType,
  type MessageActionRowComponentData,
  MessageFlags,
} from 'discord.js';
import { ClientRefusal } from '../../src/playground/client/check.ts';
import { openStage, register, type Stage } from './stage.ts';

const row = (
  ...components: MessageActionRowComponentData[]
): ActionRowData<MessageActionRowComponentData> => ({
  type: ComponentType.ActionRow,
  components,
});
const button = (customId: string, label: string, disabled = false): MessageActionRowComponentData => ({
  type: ComponentType.Button,
  style: ButtonStyle.Primary,
  customId,
  label,
  disabled,
});

/** Posts a message with components as the answer to a command. */
async function message(
  stage: Stage,
  rows: ActionRowData<MessageActionRowComponentData>[],
  flags?: MessageFlags.Ephemeral,
) {
  await register(stage, 'essai');
  stage.onInteraction(async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({ content: 'choisissez', components: rows, ...(flags ? { flags } : {}) });
  });
  return stage.alice.slash(stage.channel, '/essai').answered();
}

test('a click by label or custom id reaches the client with its message', async () => {
  await using stage = await openStage();
  const posted = await message(stage, [row(button('a:1', 'Oui'), button('b:2', 'Non'))]);
  const clicked: string[] = [];
  stage.onInteraction(async (interaction) => {
    assert(interaction.isButton());
    clicked.push(
      `${interaction.user.displayName} ${interaction.customId} ${interaction.message.id === posted.id}`,
    );
    await interaction.update({ content: `${interaction.customId}`, components: [] });
  });
  const handle = stage.bruno.click(posted, 'Non');
  assert.equal((await handle.response()).type, 7);
  const answer = await handle.answered();
  assert.equal(answer.id, posted.id);
  assert.equal(answer.content, 'b:2');
  assert.deepEqual(answer.components, []);
  assert.deepEqual(clicked, ['Bruno b:2 true']);
  assert.throws(() => stage.bruno.click(posted, 'Non'), ClientRefusal);
});

test('a deferred update changes nothing until the edit', async () => {
  await using stage = await openStage();
  const posted = await message(stage, [row(button('a', 'Oui'))]);
  stage.onInteraction(async (interaction) => {
    assert(interaction.isButton());
    await interaction.deferUpdate();
    await interaction.followUp({ content: 'rien que pour vous', flags: MessageFlags.Ephemeral });
    await interaction.editReply('fini');
  });
  const handle = stage.alice.click(posted, 'a');
  assert.equal((await handle.response()).type, 6);
  assert.equal((await handle.answered()).content, 'fini');
  assert.equal((await handle.followUp()).visibleTo, stage.alice.id);
});

test('an answer to a click is a message of its own that refers to it', async () => {
  await using stage = await openStage();
  const posted = await message(stage, [row(button('a', 'Oui'))]);
  stage.onInteraction(async (interaction) => {
    assert(interaction.isButton());
    await interaction.reply('à part');
  });
  const answer = await stage.alice.click(posted, 'a').answered();
  assert.notEqual(answer.id, posted.id);
  assert.equal(answer.message_reference?.message_id, posted.id);
});

test('greyed, absent, ambiguous, deleted and private buttons cannot be clicked', async () => {
  await using stage = await openStage();
  const posted = await message(stage, [
    row(button('a', 'Gris', true), button('b', 'Même'), button('c', 'Même')),
  ]);
  assert.throws(() => stage.alice.click(posted, 'Gris'), /grisé/);
  assert.throws(() => stage.alice.click(posted, 'Autre'), ClientRefusal);
  assert.throws(() => stage.alice.click(posted, 'Même'), ClientRefusal);
  stage.discord.deleteMessage(posted);
  assert.throws(() => stage.alice.click(posted, 'b'), /supprimé/);
  const hidden = await message(stage, [row(button('a', 'Oui'))], MessageFlags.Ephemeral);
  assert.throws(() => stage.bruno.click(hidden, 'a'), /ne vois pas/);
});

test('a list of values sends what was chosen, within its bounds', async () => {
  await using stage = await openStage();
  const options = ['un', 'deux', 'trois'].map((value) => ({ value, label: value.toUpperCase() }));
  const posted = await message(stage, [
    row({ type: ComponentType.StringSelect, customId: 'menu', options, minValues: 1, maxValues: 2 }),
  ]);
  stage.onInteraction(async (interaction) => {
    assert(interaction.isStringSelectMenu());
    await interaction.update({ content: interaction.values.join('+'), components: [] });
  });
  assert.throws(() => stage.alice.select(posted, 'menu', ['un', 'deux', 'trois']), ClientRefusal);
  assert.throws(() => stage.alice.select(posted, 'menu', ['quatre']), ClientRefusal);
  assert.equal((await stage.alice.select(posted, 'menu', ['TROIS', 'un']).answered()).content, 'trois+un');
});

test('menus of people, roles and channels tell who and what was chosen', async () => {
  await using stage = await openStage();
  const role = stage.discord.addRole(stage.guild, { name: 'MJ' });
  const posted = await message(stage, [
    row({ type: ComponentType.UserSelect, customId: 'people' }),
    row({ type: ComponentType.RoleSelect, customId: 'roles' }),
    row({ type: ComponentType.ChannelSelect, customId: 'channels' }),
    row({ type: ComponentType.MentionableSelect, customId: 'both', maxValues: 2 }),
  ]);
  stage.onInteraction(async (interaction) => {
    assert(interaction.isAnySelectMenu());
    const names: (string | undefined)[] = [];
    if (interaction.isUserSelectMenu())
      names.push(...interaction.users.map(({ displayName }) => displayName));
    if (interaction.isRoleSelectMenu()) names.push(...interaction.roles.map((chosen) => chosen?.name));
    if (interaction.isMentionableSelectMenu())
      names.push(String(interaction.users.size), String(interaction.roles.size));
    if (interaction.isChannelSelectMenu())
      names.push(
        ...interaction.channels.map((chosen) => (chosen && 'name' in chosen ? (chosen.name ?? '') : '')),
      );
    await interaction.reply(names.join('+'));
  });
  const chosen = async (menu: string, values: { id: string }[]) =>
    (await stage.alice.select(posted, menu, values).answered()).content;
  assert.equal(await chosen('people', [stage.bruno]), 'Bruno');
  assert.equal(await chosen('roles', [role]), 'MJ');
  assert.equal(await chosen('channels', [stage.channel]), 'général');
  assert.equal(await chosen('both', [stage.bruno, role]), '1+1');
  assert.deepEqual(stage.botProblems, []);
});
