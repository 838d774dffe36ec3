import {
  type APIChannel,
  type APIGuildMember,
  type APIRole,
  type APIThreadChannel,
  ChannelType,
} from 'discord-api-types/v10';
import { NONE } from '../snowflake.ts';
import type { Channel, Member, Message, SeenMessage } from './model.ts';

/** A role as Discord describes one. */
export function makeRole(id: string, name: string, permissions: bigint, position: number): APIRole {
  return {
    id,
    name,
    permissions: permissions.toString(),
    position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: false,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: NONE,
  };
}

/** A member as Discord sends one. */
export function memberOnWire(member: Member): APIGuildMember {
  return {
    user: member.user,
    roles: member.roles,
    nick: member.nick,
    joined_at: member.joinedAt,
    premium_since: null,
    communication_disabled_until: null,
    pending: false,
    deaf: false,
    mute: false,
    flags: NONE,
    avatar: null,
    banner: null,
  };
}

/** A channel as Discord sends one. */
export function channelOnWire(channel: Channel): APIChannel {
  const last = [...channel.messages.keys()].at(-1) ?? null;
  const common = { id: channel.id, type: channel.type, flags: NONE, last_message_id: last };
  // APIChannel is a union over `type`, which is a variable here: the shape below is the one of the type at hand.
  if (channel.guildId === null) return { ...common, recipients: channel.recipients } as APIChannel;
  if (channel.thread) return { ...common, ...threadFields(channel, channel.thread) } as APIThreadChannel;
  return {
    ...common,
    name: channel.name,
    guild_id: channel.guildId,
    parent_id: channel.parentId,
    position: 0,
    nsfw: false,
    topic: null,
    rate_limit_per_user: 0,
    permission_overwrites: [...channel.overwrites.values()],
    ...(channel.type === ChannelType.GuildForum ? { available_tags: [] } : {}),
  } as APIChannel;
}

function threadFields(channel: Channel, thread: NonNullable<Channel['thread']>) {
  return {
    name: channel.name,
    guild_id: channel.guildId,
    parent_id: channel.parentId,
    owner_id: thread.ownerId,
    message_count: channel.messages.size,
    total_message_sent: channel.messages.size,
    member_count: thread.members.size,
    rate_limit_per_user: 0,
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: thread.archivedAt,
      auto_archive_duration: 4320,
      locked: thread.locked,
      create_timestamp: thread.createdAt,
      ...(channel.type === ChannelType.PrivateThread ? { invitable: true } : {}),
    },
  };
}

/** A message as a person sees it; later edits do not change what is given back. */
export function seen(message: Message): SeenMessage {
  return { ...structuredClone(message.data), pings: message.pings, visibleTo: message.visibleTo };
}
