import { archiveThread } from '../world/channels.ts';
import type { Channel, Guild, Interaction, Message, Permission } from '../world/model.ts';
import { can, canWrite } from '../world/permissions.ts';
import type { World } from '../world/world.ts';
import { refusal } from './error.ts';
import { param, type RestRequest } from './route.ts';

/** The server of the path, provided that the bot is there. */
export function guildOf(world: World, request: RestRequest): Guild {
  const guild = world.guilds.get(param(request, 'guild'));
  if (!guild) throw refusal(10004);
  if (!guild.members.has(world.bot.id)) throw refusal(50001);
  return guild;
}

/** The channel of the path, provided that the bot sees it. */
export function channelOf(world: World, request: RestRequest): Channel {
  const channel = world.channels.get(param(request, 'channel'));
  if (!channel) throw refusal(10003);
  if (!can(world, world.bot.id, channel, 'ViewChannel')) throw refusal(50001);
  return channel;
}

/** Throws unless the bot has a permission in a channel. */
export function insistOn(world: World, channel: Channel, permission: Permission): void {
  if (!can(world, world.bot.id, channel, permission)) throw refusal(50013);
}

/** Throws unless the bot may write in a channel. */
export function insistOnWriting(world: World, channel: Channel): void {
  if (!canWrite(world, world.bot.id, channel)) throw refusal(50013);
}

/** A message of the path as the channel shows it: ephemeral ones are not there. */
export function messageOf(channel: Channel, request: RestRequest): Message {
  const message = channel.messages.get(param(request, 'message'));
  if (!message || message.visibleTo !== null) throw refusal(10008);
  return message;
}

/**
 * Opens an archived thread again before an interaction is answered in it. A locked one stays shut, and the answer is refused, unless
 * the person of the interaction rules over threads: Discord delivers the command all the same.
 */
export function insistOnOpening(world: World, { channelId, userId }: Interaction): void {
  const channel = world.channels.get(channelId);
  if (!channel) throw refusal(10003);
  if (!channel.thread?.archived) return;
  if (channel.thread.locked && !can(world, userId, channel, 'ManageThreads')) throw refusal(50083);
  archiveThread(world, channel, { archived: false });
}
