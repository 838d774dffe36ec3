import { GatewayIntentBits } from 'discord-api-types/v10';
import type { Channel, Guild } from './model.ts';
import type { World } from './world.ts';

/** Sends an event of a server, provided that the bot is there. */
export function tellGuild(
  world: World,
  guild: Guild,
  event: string,
  data: object,
  intent: number = GatewayIntentBits.Guilds,
): void {
  world.hub.tell({ kind: 'world', what: event });
  if (guild.members.has(world.bot.id)) world.dispatch(event, data, intent);
}

/** Tells an event about a channel of a server. */
export function tellChannel(world: World, channel: Channel, event: string, data: object): void {
  if (channel.guildId === null) return;
  tellGuild(world, world.guild(channel.guildId), event, data, GatewayIntentBits.Guilds);
}
