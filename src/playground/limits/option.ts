import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { choiceCount, decimal, decimalChoice, textChoice, wholeChoice, wholeNumber } from './choice.ts';
import { channelTypes } from './component.ts';
import { lowerCaseName } from './format.ts';
import { anything, boolean, integer, list, locales, type RecordShape, record, text, union } from './shape.ts';

const name = text(1, 32, lowerCaseName);
const description = text(1, 100);
/** Name and description of a slash command, a subcommand or an option, each in several languages. */
export const named = {
  name,
  name_localizations: locales(name),
  description,
  description_localizations: locales(description),
};
const required = ['type', 'name', 'description'];
/** Most options of a command, of a subcommand; most subcommands of a command, of a group. */
const optionCount = 25;

function option(type: string, own: RecordShape['keys'] = {}, needed: readonly string[] = []): RecordShape {
  const keys = { type: anything, ...named, required: boolean, ...own };
  return record(`ApplicationCommand${type}Option`, [...required, ...needed], keys);
}

const values = {
  [Type.String]: option('String', {
    autocomplete: boolean,
    choices: list(textChoice, 0, choiceCount),
    min_length: integer(0, 6000),
    max_length: integer(1, 6000),
  }),
  [Type.Integer]: option('Integer', {
    autocomplete: boolean,
    choices: list(wholeChoice, 0, choiceCount),
    min_value: wholeNumber,
    max_value: wholeNumber,
  }),
  [Type.Number]: option('Number', {
    autocomplete: boolean,
    choices: list(decimalChoice, 0, choiceCount),
    min_value: decimal,
    max_value: decimal,
  }),
  [Type.Boolean]: option('Boolean'),
  [Type.User]: option('User'),
  [Type.Channel]: option('Channel', { channel_types: channelTypes }),
  [Type.Role]: option('Role'),
  [Type.Mentionable]: option('Mentionable'),
  [Type.Attachment]: option('Attachment'),
};

const subcommand = option('Subcommand', { options: list(union(values), 0, optionCount) });
const subcommands = list(union({ [Type.Subcommand]: subcommand }), 1, optionCount);
const group = option('SubcommandGroup', { options: subcommands }, ['options']);

/** Options of a command: values, or subcommands and groups of subcommands; nothing is nested any deeper. */
export const options = list(
  union({ [Type.Subcommand]: subcommand, [Type.SubcommandGroup]: group, ...values }),
  0,
  optionCount,
);
