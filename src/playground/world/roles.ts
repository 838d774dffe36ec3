import type { APIRole } from 'discord-api-types/v10';
import { idOf, type Permission, type Ref } from './model.ts';
import { bitsOf, overwriteType, USUAL_PERMISSIONS } from './permissions.ts';
import { tellChannel, tellGuild } from './tell.ts';
import { channelOnWire, makeRole } from './wire.ts';
import type { World } from './world.ts';

/** Makes an exception in a channel for a role (the server's own id: everyone) or a person. */
export function setPermissions(
  world: World,
  channelRef: Ref,
  whomRef: Ref,
  change: { readonly allow?: readonly Permission[]; readonly deny?: readonly Permission[] },
): void {
  const channel = world.channel(channelRef);
  const id = idOf(whomRef);
  channel.overwrites.set(id, {
    id,
    type: overwriteType(world.guild(channel.guildId ?? ''), id),
    allow: bitsOf(change.allow ?? []).toString(),
    deny: bitsOf(change.deny ?? []).toString(),
  });
  tellChannel(world, channel, 'CHANNEL_UPDATE', channelOnWire(channel));
}

/** Adds a role to a server; `permissions` come on top of what everybody may do. */
export function addRole(
  world: World,
  guildRef: Ref,
  options: { readonly name: string; readonly id?: string; readonly permissions?: readonly Permission[] },
): APIRole {
  const guild = world.guild(guildRef);
  const bits = USUAL_PERMISSIONS | bitsOf(options.permissions ?? []);
  const role = makeRole(options.id ?? world.ids.next(), options.name, bits, guild.roles.size);
  guild.roles.set(role.id, role);
  tellGuild(world, guild, 'GUILD_ROLE_CREATE', { guild_id: guild.id, role });
  return role;
}
