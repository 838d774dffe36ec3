import { type CommandInteractionOption, type Guild, PermissionFlagsBits } from 'discord.js';
import type { Attached, OptionValue } from '../slash/option.ts';

/** An option as discord.js has it. */
export type RawOption = Pick<
  CommandInteractionOption,
  'type' | 'name' | 'value' | 'options' | 'user' | 'channel' | 'member' | 'role' | 'attachment'
>;

/** Its name and value as plain data; nothing for one that was left out. */
export function rawValue(option: RawOption, guild: Guild | null): [string, OptionValue][] {
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
