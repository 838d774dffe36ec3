import { type Client, DiscordAPIError, PermissionFlagsBits, RESTJSONErrorCodes } from 'discord.js';
import type { WrittenChannel } from '../slash/surroundings.ts';

const inChannel = ['ViewChannel', 'SendMessages', 'EmbedLinks', 'ReadMessageHistory'] as const;
const inThread = ['ViewChannel', 'SendMessagesInThreads', 'EmbedLinks', 'ReadMessageHistory'] as const;

/** What the bot lacks in a channel to write there. One that it has never heard of is asked for, not taken for deleted. */
export async function lookAt(
  client: Client,
  id: string,
  purpose: WrittenChannel['purpose'],
): Promise<WrittenChannel> {
  try {
    const channel = await client.channels.fetch(id);
    if (!channel || channel.isDMBased()) return { id, purpose, state: 'gone', missing: [] };
    const me = channel.guild.members.me ?? (await channel.guild.members.fetchMe());
    const held = channel.permissionsFor(me);
    const needed = channel.isThread() ? inThread : inChannel;
    const missing = needed.filter((permission) => !held.has(PermissionFlagsBits[permission]));
    const isLocked =
      channel.isThread() &&
      channel.archived === true &&
      channel.locked === true &&
      !held.has(PermissionFlagsBits.ManageThreads);
    const state = isLocked ? 'locked' : 'open';
    if (purpose !== 'log') return { id, purpose, state, missing };
    const mayOpen = held.has(PermissionFlagsBits.CreatePublicThreads);
    const threads = channel.isThread() ? 'nested' : mayOpen ? 'possible' : 'forbidden';
    return { id, purpose, state, missing, threads };
  } catch (error) {
    return { id, purpose, ...trouble(error) };
  }
}

function trouble(error: unknown): Pick<WrittenChannel, 'state' | 'missing'> {
  const code = error instanceof DiscordAPIError ? Number(error.code) : null;
  if (code === RESTJSONErrorCodes.UnknownChannel) return { state: 'gone', missing: [] };
  if (code === RESTJSONErrorCodes.MissingAccess) return { state: 'open', missing: ['ViewChannel'] };
  return { state: 'unreachable', missing: [] };
}
