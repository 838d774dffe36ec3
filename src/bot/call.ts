import {
  type AutocompleteInteraction,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import type { Actor, CompleteCall, ComponentCall, Place, SlashCall } from '../slash/command.ts';
import { parseCustomId } from '../slash/custom-id.ts';
import { type RawOption, rawValue } from './raw-option.ts';

type CommandInteraction = ChatInputCommandInteraction | AutocompleteInteraction;

/** What Discord says of an interaction, as plain data: who, where, when. */
function base(interaction: BaseInteraction) {
  return {
    id: interaction.id,
    at: interaction.createdTimestamp,
    place: place(interaction),
    actor: actor(interaction),
  };
}

export function slashCall(interaction: ChatInputCommandInteraction): SlashCall {
  return { ...base(interaction), kind: 'slash', ...named(interaction) };
}

export function completeCall(interaction: AutocompleteInteraction): CompleteCall {
  const { name, value } = interaction.options.getFocused(true);
  return {
    ...base(interaction),
    kind: 'complete',
    ...named(interaction),
    focused: { option: name, typed: value },
  };
}

/** `null` for a custom id that is none of ours. */
export function componentCall(
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
): ComponentCall | null {
  const target = parseCustomId(interaction.customId);
  if (!target) return null;
  return {
    ...base(interaction),
    ...target,
    kind: interaction.isModalSubmit() ? 'modal' : interaction.isButton() ? 'button' : 'select',
    message: interaction.message?.id ?? null,
    isAside: interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false,
    values: interaction.isAnySelectMenu() ? interaction.values : [],
    fields: interaction.isModalSubmit()
      ? Object.fromEntries(interaction.fields.fields.map((field) => [field.customId, fieldText(field)]))
      : {},
  };
}

/** What was written in a field of a form, or chosen: values of a menu are parted by commas. */
function fieldText(field: object): string {
  if ('value' in field) return String(field.value ?? '');
  return 'values' in field && Array.isArray(field.values) ? field.values.join(',') : '';
}

function named(interaction: CommandInteraction) {
  const subcommand = interaction.options.getSubcommand(false);
  const given: readonly RawOption[] = subcommand
    ? (interaction.options.data[0]?.options ?? [])
    : interaction.options.data;
  return {
    command: interaction.commandName,
    subcommand,
    options: Object.fromEntries(given.flatMap((option) => rawValue(option, interaction.guild))),
  };
}

/**
 * Makes the channel of a thread known where the client has never heard of it: its category decides whose campaign it is.
 * One that cannot be fetched stays unknown.
 */
export async function knowParent({ channel, client }: BaseInteraction): Promise<void> {
  if (!channel?.isThread() || channel.parent || !channel.parentId) return;
  await client.channels.fetch(channel.parentId).catch(() => null);
}

function place(interaction: BaseInteraction): Place {
  const channel = interaction.channel;
  const parents: string[] = [];
  if (channel && !channel.isDMBased()) {
    if (channel.parentId) parents.push(channel.parentId);
    if (channel.isThread() && channel.parent?.parentId) parents.push(channel.parent.parentId);
  }
  const { guildId: guild, appPermissions } = interaction;
  const needed = [
    'ViewChannel',
    channel?.isThread() ? 'SendMessagesInThreads' : 'SendMessages',
    'EmbedLinks',
  ] as const;
  const lacks = guild === null ? [] : needed.filter((one) => !appPermissions.has(PermissionFlagsBits[one]));
  return { guild, channel: interaction.channelId ?? '', parents, lacks };
}

function actor(interaction: BaseInteraction): Actor {
  const { user, member, memberPermissions } = interaction;
  const shown = member && 'displayName' in member ? member.displayName : member?.nick;
  const roles = member ? (Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()]) : [];
  const speaks = interaction.channel?.isThread()
    ? PermissionFlagsBits.SendMessagesInThreads
    : PermissionFlagsBits.SendMessages;
  return {
    id: user.id,
    name: shown ?? user.displayName,
    roles,
    managesGuild: memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? true,
    maySpeak: memberPermissions?.has(speaks) ?? true,
  };
}
