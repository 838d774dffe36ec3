import {
  type ApplicationCommandOptionBase,
  SlashCommandBuilder,
  SlashCommandSubcommandBuilder,
} from '@discordjs/builders';
import {
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { french } from '../present/words.ts';
import type { Action, Command } from './command.ts';
import type { OptionSpec, OptionSpecs } from './option.ts';

export type Definition = RESTPostAPIChatInputApplicationCommandsJSONBody;

/**
 * A command as Discord registers it. The bounds of its options are those that are checked again when it is used.
 * Options of Discord must stand required first: they keep their order otherwise.
 */
export function define(command: Command): Definition {
  const builder = new SlashCommandBuilder()
    .setName(command.name)
    .setDescription(french(command.description))
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
  if (command.action) addOptions(builder, command.action.options);
  for (const [name, action] of Object.entries(command.subcommands ?? {})) {
    builder.addSubcommand(subcommand(name, action));
  }
  return builder.toJSON();
}

function subcommand(name: string, action: Action): SlashCommandSubcommandBuilder {
  const builder = new SlashCommandSubcommandBuilder()
    .setName(name)
    .setDescription(french(action.description));
  addOptions(builder, action.options);
  return builder;
}

function addOptions(builder: SlashCommandBuilder | SlashCommandSubcommandBuilder, specs: OptionSpecs): void {
  const entries = Object.entries(specs);
  for (const [name, spec] of entries.filter(([, { required }]) => required)) addOption(builder, name, spec);
  for (const [name, spec] of entries.filter(([, { required }]) => !required)) addOption(builder, name, spec);
}

/** Channels that messages stand in, and those that hold channels or posts. */
const written = [ChannelType.GuildText, ChannelType.PublicThread, ChannelType.PrivateThread] as const;
const holders = [ChannelType.GuildCategory, ChannelType.GuildForum, ChannelType.GuildAnnouncement] as const;

function addOption(
  builder: SlashCommandBuilder | SlashCommandSubcommandBuilder,
  name: string,
  spec: OptionSpec,
): void {
  const base = <O extends ApplicationCommandOptionBase>(option: O): O =>
    option
      .setName(name)
      .setDescription(french(spec.description))
      .setRequired(spec.required ?? false);
  switch (spec.type) {
    case 'integer':
      builder.addIntegerOption((option) => base(option).setMinValue(spec.min).setMaxValue(spec.max));
      break;
    case 'text':
      builder.addStringOption((option) =>
        base(option)
          .setMaxLength(spec.max)
          .setAutocomplete(spec.autocomplete ?? false),
      );
      break;
    case 'boolean':
      builder.addBooleanOption(base);
      break;
    case 'choice':
      builder.addStringOption((option) =>
        base(option).addChoices(
          Object.entries(spec.choices).map(([value, label]) => ({ name: french(label), value })),
        ),
      );
      break;
    case 'user':
      builder.addUserOption(base);
      break;
    case 'channel':
      builder.addChannelOption((option) =>
        base(option).addChannelTypes(...written, ...(spec.holders ? holders : [])),
      );
      break;
    case 'role':
      builder.addRoleOption(base);
      break;
    case 'attachment':
      builder.addAttachmentOption(base);
      break;
  }
}
