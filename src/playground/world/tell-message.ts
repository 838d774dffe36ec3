import { GatewayIntentBits } from 'discord-api-types/v10';
import { legible } from './legible.ts';
import type { Channel, Message } from './model.ts';
import type { World } from './world.ts';

/** Tells that a message came or changed: the bot as far as it asked to hear, and nobody of an ephemeral one. */
export function tellMessage(
  world: World,
  channel: Channel,
  message: Message,
  event: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE',
): void {
  const kind = event === 'MESSAGE_CREATE' ? 'message' : 'edit';
  world.hub.tell({ kind, channel: channel.id, message: message.id });
  if (message.visibleTo !== null) return;
  const data = { ...legible(world, message.data), channel_type: channel.type, ...guildOf(channel) };
  world.dispatch(event, data, intentFor(channel));
}

/** Tells that a message is gone. */
export function tellDeletion(world: World, channel: Channel, message: Message): void {
  world.hub.tell({ kind: 'delete', channel: channel.id, message: message.id });
  if (message.visibleTo !== null) return;
  const data = { id: message.id, channel_id: channel.id, ...guildOf(channel) };
  world.dispatch('MESSAGE_DELETE', data, intentFor(channel));
}

/** The server of a channel as events name it: not at all in a private conversation. */
export function guildOf(channel: Channel): { guild_id?: string } {
  return channel.guildId === null ? {} : { guild_id: channel.guildId };
}

function intentFor(channel: Channel): number {
  return channel.guildId === null ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages;
}
