import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ActionRowBuilder,
  ButtonBuilder,
  EmbedBuilder,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
} from '@discordjs/builders';
import { ButtonStyle, TextInputStyle } from 'discord-api-types/v10';
import fc from 'fast-check';
import {
  checkChoices,
  checkCommands,
  checkInteractionResponse,
  checkMessage,
  checkModal,
  formBody,
} from '../../src/playground/limits/index.ts';
import { brief } from './limits.ts';

/** Text whose first and last characters stay when Discord trims it: `min`…`max` UTF-16 units. */
const solid = (max: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: Math.min(max, 60) })
    .map((text) => `x${text}`.slice(0, max - 1).concat('x'));
const name = fc.stringMatching(/^[a-z0-9é_-]{1,32}$/);
const names = (max: number) => fc.uniqueArray(name, { minLength: 1, maxLength: max });

const embeds = fc
  .record({
    title: solid(256),
    description: solid(500),
    color: fc.integer({ min: 0, max: 0xffffff }),
    fields: fc.array(fc.record({ name: solid(256), value: solid(1024), inline: fc.boolean() }), {
      maxLength: 5,
    }),
    footer: solid(200),
  })
  .map(({ title, description, color, fields, footer }) =>
    new EmbedBuilder()
      .setTitle(title)
      .setDescription(description)
      .setColor(color)
      .setFields(fields)
      .setFooter({ text: footer })
      .toJSON(),
  );

const buttonRow = (ids: readonly string[]) =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    ids.map((id) => new ButtonBuilder().setCustomId(`b${id}`).setLabel('x').setStyle(ButtonStyle.Primary)),
  );
const menuRow = (ids: readonly string[]) =>
  new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder()
      .setCustomId('m')
      .setMinValues(0)
      .setMaxValues(ids.length)
      .addOptions(ids.map((value) => ({ label: 'x', value }))),
  );
const messages = fc
  .record({ embeds: fc.array(embeds, { minLength: 1, maxLength: 2 }), buttons: names(5), menu: names(25) })
  .map((made) => ({
    embeds: made.embeds,
    components: [buttonRow(made.buttons).toJSON(), menuRow(made.menu).toJSON()],
    allowed_mentions: { parse: [] },
  }));

const commands = names(5).map((all) =>
  all.map((one) =>
    new SlashCommandBuilder()
      .setName(one)
      .setDescription('x')
      .addIntegerOption((o) =>
        o.setName('pv').setDescription('x').setRequired(true).setMinValue(0).setMaxValue(9),
      )
      .addStringOption((o) => o.setName('nom').setDescription('x').setAutocomplete(true).setMaxLength(100))
      .addBooleanOption((o) => o.setName('cache').setDescription('x'))
      .toJSON(),
  ),
);

const forms = fc.record({ title: solid(45), inputs: names(5) }).map(({ title, inputs }) =>
  new ModalBuilder()
    .setCustomId('f')
    .setTitle(title)
    .addComponents(
      inputs.map((id) =>
        new ActionRowBuilder<TextInputBuilder>().addComponents(
          new TextInputBuilder().setCustomId(id).setLabel('x').setStyle(TextInputStyle.Short),
        ),
      ),
    )
    .toJSON(),
);

test('what discord.js builds is never refused', () => {
  fc.assert(
    fc.property(messages, commands, forms, (message, list, form) => {
      assert.deepEqual(brief(checkMessage(message)), []);
      assert.deepEqual(brief(checkInteractionResponse({ type: 4, data: message })), []);
      assert.deepEqual(brief(checkCommands(list)), []);
      assert.deepEqual(brief(checkModal(form)), []);
      assert.deepEqual(brief(checkInteractionResponse({ type: 9, data: form })), []);
    }),
    { numRuns: 100 },
  );
});

test('choices of any names within the limits are never refused', () => {
  const choices = fc.array(fc.record({ name: solid(100), value: solid(100) }), { maxLength: 25 });
  fc.assert(fc.property(choices, (list) => assert.deepEqual(brief(checkChoices(list)), [])));
});

test('any value at all gets an answer, and every problem finds its place in the refusal', () => {
  const checks = [checkMessage, checkCommands, checkModal, checkChoices, checkInteractionResponse];
  fc.assert(
    fc.property(fc.constantFrom(...checks), fc.jsonValue(), (check, body) => {
      const problems = check(body);
      if (problems.length === 0) return;
      const refusal = JSON.stringify(formBody(problems));
      for (const { message } of problems) assert.ok(refusal.includes(JSON.stringify(message)));
    }),
    { numRuns: 500 },
  );
});

test('a valid message with one key misspelt is refused for that key alone', () => {
  const keys = ['embeds', 'components', 'allowed_mentions'] as const;
  fc.assert(
    fc.property(messages, fc.constantFrom(...keys), (message, key) => {
      const { [key]: moved, ...rest } = message;
      assert.deepEqual(brief(checkMessage({ content: 'x', ...rest, [`${key}s`]: moved })), [
        `${key}s UNKNOWN_KEY`,
      ]);
    }),
    { numRuns: 50 },
  );
});
