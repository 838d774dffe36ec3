import {
  type AutocompleteInteraction,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  type Guild,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import type { Actor, CompleteCall, ComponentCall, Place, SlashCall } from '../slash/command.ts';
import { parseCustomId } from '../slash/custom-id.ts';
import type { Attached, OptionValue } from '../slash/option.ts';

type CommandInteraction = ChatInputCommandInteraction | AutocompleteInteraction;
type RawOption = Pick<
  CommandInteractionOption,
  'type' | 'name' | 'value' | 'options' | 'user' | 'channel' | 'member' | 'role' | 'attachment'
>;

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

function rawValue(option: RawOption, guild: Guild | null): [string, OptionValue][] {
  if (option.user) {
    const shown = option.member && 'displayName' in option.member ? option.member.displayName : null;
    const { id, displayName, bot: isBot, client } = option.user;
    const known = {
      isBot,
      isSelf: id === client.user?.id,
      ...(guild && { isMember: isThere(option.member) }),
    };
    return [[option.name, { id, name: shown ?? displayName, ...known }]];
  }
  if (option.channel) {
    const { id, name } = option.channel;
    const channel = guild?.channels.cache.get(id);
    const everyone = guild && channel?.permissionsFor(guild.roles.everyone);
    const read = everyone && { everybodyReads: everyone.has(PermissionFlagsBits.ViewChannel) };
    return [[option.name, { id, name: name ?? '', ...read }]];
  }
  if (option.attachment) {
    const { id, name, size, url } = option.attachment;
    const file: Attached = { id, name, size, url };
    return [[option.name, file]];
  }
  if (option.role) return [[option.name, { id: option.role.id, name: option.role.name }]];
  return option.value === undefined ? [] : [[option.name, option.value]];
}

/** Discord says with each interaction who of those named is in the server. */
function isThere(member: RawOption['member']): boolean {
  return member !== null && member !== undefined;
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
