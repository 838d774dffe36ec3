import { ChannelType, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel, Guild, Permission } from './model.ts';
import type { World } from './world.ts';

/** Every permission there is. */
const EVERY_PERMISSION = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** What everybody may do on a new server. */
export const USUAL_PERMISSIONS = bitsOf([
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'AddReactions',
  'UseExternalEmojis',
  'UseApplicationCommands',
  'MentionEveryone',
]);

const DIRECT_MESSAGE_PERMISSIONS = bitsOf([
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'AddReactions',
  'UseApplicationCommands',
]);

/** The bits of permissions given by name. */
export function bitsOf(names: readonly Permission[]): bigint {
  return names.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);
}

/** What a member may do on the whole server: all for its owner, nothing for a stranger. */
export function guildPermissions(guild: Guild, userId: string): bigint {
  if (guild.ownerId === userId) return EVERY_PERMISSION;
  const member = guild.members.get(userId);
  if (!member) return 0n;
  const bits = [guild.id, ...member.roles].reduce(
    (all, role) => all | BigInt(guild.roles.get(role)?.permissions ?? 0),
    0n,
  );
  return bits & PermissionFlagsBits.Administrator ? EVERY_PERMISSION : bits;
}

/**
 * What a person may do in a channel, computed in Discord's order: roles, then the channel's exceptions for everyone, for the
 * roles together, for the member. A thread takes those of its channel.
 */
export function permissionsIn(world: World, userId: string, channel: Channel): bigint {
  if (channel.guildId === null) return partner(world, userId, channel) ? DIRECT_MESSAGE_PERMISSIONS : 0n;
  const guild = world.guild(channel.guildId);
  const base = guildPermissions(guild, userId);
  if (base === EVERY_PERMISSION || base === 0n) return base;
  if (channel.thread) return threadPermissions(world, userId, channel);
  const roles = guild.members.get(userId)?.roles ?? [];
  const forRoles = roles.map((role) => channel.overwrites.get(role));
  const bits = [[channel.overwrites.get(guild.id)], forRoles, [channel.overwrites.get(userId)]].reduce(
    (before, level) => {
      const denied = level.reduce((all, overwrite) => all | BigInt(overwrite?.deny ?? 0), 0n);
      const allowed = level.reduce((all, overwrite) => all | BigInt(overwrite?.allow ?? 0), 0n);
      return (before & ~denied) | allowed;
    },
    base,
  );
  return bits & PermissionFlagsBits.ViewChannel ? bits : 0n;
}

function threadPermissions(world: World, userId: string, channel: Channel): bigint {
  const parent = world.channels.get(channel.parentId ?? '');
  if (!parent) return 0n;
  const bits = permissionsIn(world, userId, parent);
  const invited = channel.thread?.members.has(userId) || Boolean(bits & PermissionFlagsBits.ManageThreads);
  return channel.type === ChannelType.PrivateThread && !invited ? 0n : bits;
}

function partner(world: World, userId: string, channel: Channel): boolean {
  return userId === world.bot.id || channel.recipients.some(({ id }) => id === userId);
}

/** Whether a person has one permission in a channel. */
export function can(world: World, userId: string, channel: Channel, permission: Permission): boolean {
  return Boolean(permissionsIn(world, userId, channel) & PermissionFlagsBits[permission]);
}

/** Whether a person may write in a channel: threads have a permission of their own. */
export function canWrite(world: World, userId: string, channel: Channel): boolean {
  return can(world, userId, channel, channel.thread ? 'SendMessagesInThreads' : 'SendMessages');
}

/** Whether an exception is for a role or for a member of this guild. */
export function overwriteType(guild: Guild, id: string): OverwriteType {
  return guild.roles.has(id) ? OverwriteType.Role : OverwriteType.Member;
}
