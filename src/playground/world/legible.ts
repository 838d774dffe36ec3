import type { APIMessage } from 'discord-api-types/v10';
import type { World } from './world.ts';

/**
 * What the bot may read of a message: without the privileged intent, other people's words on a server stay hidden unless they
 * speak to it.
 */
export function legible(world: World, message: APIMessage): APIMessage {
  const data = structuredClone(message);
  const isPrivate = world.channels.get(data.channel_id)?.guildId === null;
  const isOwn = data.author.id === world.bot.id;
  const isCalled = data.mentions.some(({ id }) => id === world.bot.id);
  if (isPrivate || isOwn || isCalled) return data;
  return { ...data, content: '', embeds: [], attachments: [], components: [] };
}
