import { ChannelType } from 'discord-api-types/v10';
import { type Channel, idOf, type Ref } from './model.ts';
import { tellChannel, tellGuild } from './tell.ts';
import { channelOnWire } from './wire.ts';
import type { World } from './world.ts';

const KINDS = {
  text: ChannelType.GuildText,
  category: ChannelType.GuildCategory,
  forum: ChannelType.GuildForum,
  announcements: ChannelType.GuildAnnouncement,
} as const;

export interface NewChannel {
  readonly name: string;
  readonly id?: string;
  /** `text` unless told otherwise. */
  readonly kind?: keyof typeof KINDS;
  /** Its category. */
  readonly parent?: Ref;
}

/** Adds a channel or a category to a server. */
export function addChannel(world: World, guildRef: Ref, options: NewChannel): Channel {
  const guild = world.guild(guildRef);
  const channel = newChannel(world, KINDS[options.kind ?? 'text'], {
    ...(options.id ? { id: options.id } : {}),
    name: options.name,
    guildId: guild.id,
    parentId: options.parent ? idOf(options.parent) : null,
  });
  tellGuild(world, guild, 'CHANNEL_CREATE', channelOnWire(channel));
  return channel;
}

export interface NewThread {
  readonly name: string;
  readonly id?: string;
  /** True: only those invited see it. */
  readonly private?: boolean;
  /** Who opened it; the bot when left out. */
  readonly owner?: Ref;
}

/** Opens a thread in a channel or a post in a forum. */
export function addThread(world: World, parentRef: Ref, options: NewThread): Channel {
  const parent = world.channel(parentRef);
  const ownerId = options.owner ? idOf(options.owner) : world.bot.id;
  const now = world.timestamp();
  const channel = newChannel(world, options.private ? ChannelType.PrivateThread : ChannelType.PublicThread, {
    ...(options.id ? { id: options.id } : {}),
    name: options.name,
    guildId: parent.guildId,
    parentId: parent.id,
    thread: {
      ownerId,
      members: new Set([ownerId]),
      archived: false,
      locked: false,
      archivedAt: now,
      createdAt: now,
    },
  });
  tellChannel(world, channel, 'THREAD_CREATE', { ...channelOnWire(channel), newly_created: true });
  return channel;
}

/** The private conversation between the bot and a person, begun if need be. */
export function openDirectMessages(world: World, userRef: Ref): Channel {
  const { user } = world.person(userRef);
  const open = [...world.channels.values()].find(
    (channel) => channel.type === ChannelType.DM && channel.recipients[0]?.id === user.id,
  );
  return open ?? newChannel(world, ChannelType.DM, { name: user.username, recipients: [user] });
}

function newChannel(world: World, type: ChannelType, known: Partial<Channel> & { name: string }): Channel {
  const channel: Channel = {
    id: world.ids.next(),
    type,
    guildId: null,
    parentId: null,
    overwrites: new Map(),
    recipients: [],
    thread: null,
    messages: new Map(),
    ...known,
  };
  world.channels.set(channel.id, channel);
  return channel;
}

/** Archives a thread, or opens it again. */
export function archiveThread(
  world: World,
  threadRef: Ref,
  state: { readonly archived?: boolean; readonly locked?: boolean } = {},
): void {
  const channel = world.channel(threadRef);
  if (!channel.thread) throw new Error(`${channel.name} is not a thread`);
  channel.thread.archived = state.archived ?? true;
  channel.thread.locked = state.locked ?? channel.thread.locked;
  channel.thread.archivedAt = world.timestamp();
  tellChannel(world, channel, 'THREAD_UPDATE', channelOnWire(channel));
}

/** Deletes a channel or thread with its messages and its threads. */
export function deleteChannel(world: World, channelRef: Ref): void {
  const channel = world.channel(channelRef);
  for (const { id, parentId, thread } of [...world.channels.values()])
    if (thread && parentId === channel.id) deleteChannel(world, id);
  world.channels.delete(channel.id);
  tellChannel(world, channel, channel.thread ? 'THREAD_DELETE' : 'CHANNEL_DELETE', channelOnWire(channel));
}
