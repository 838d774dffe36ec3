import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Channel } from '../world/model.ts';
import { can, canWrite, guildPermissions } from '../world/permissions.ts';
import type { World } from '../world/world.ts';
import { ClientRefusal } from './check.ts';

/** The commands that Discord offers in a channel: those of its server and the global ones, minus what a person may not use. */
export function commandsFor(world: World, userId: string, channel: Channel): APIApplicationCommand[] {
  const guild = channel.guildId === null ? null : world.guild(channel.guildId);
  if (guild && !guild.members.has(world.bot.id)) return [];
  return [...world.commands.values()].filter((command) => {
    if (command.guild_id !== undefined && command.guild_id !== guild?.id) return false;
    if (!guild) return command.contexts?.includes(1) ?? command.dm_permission ?? true;
    const needed = command.default_member_permissions;
    if (needed === null || needed === undefined) return command.contexts?.includes(0) ?? true;
    const bits = guildPermissions(guild, userId);
    return needed === '0' ? Boolean(bits & 8n) : (bits & BigInt(needed)) === BigInt(needed);
  });
}

/** Throws unless a person can write a command in a channel. */
export function insistOnCommandRight(world: World, userId: string, channel: Channel): void {
  insistOnSight(world, userId, channel);
  const name = channel.name;
  if (!can(world, userId, channel, 'UseApplicationCommands') || !canWrite(world, userId, channel))
    throw new ClientRefusal(`Tu n’as pas le droit d’écrire dans ${name}.`);
  // In one that is archived as well Discord lets the command pass, and refuses the answer.
  if (channel.thread?.locked && !channel.thread.archived && !can(world, userId, channel, 'ManageThreads'))
    throw new ClientRefusal(`Le fil ${name} est verrouillé.`);
}

/** Throws unless a person sees a channel. */
export function insistOnSight(world: World, userId: string, channel: Channel): void {
  if (!world.channels.has(channel.id)) throw new ClientRefusal('Ce salon est supprimé.');
  if (!can(world, userId, channel, 'ViewChannel')) throw new ClientRefusal(`Tu ne vois pas ${channel.name}.`);
}
