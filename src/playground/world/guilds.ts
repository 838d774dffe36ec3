import { GatewayIntentBits } from 'discord-api-types/v10';
import { channelsOnWire, guildOnWire } from './guild-wire.ts';
import type { Guild, Permission, Ref } from './model.ts';
import { addUser, newMember } from './people.ts';
import { bitsOf, USUAL_PERMISSIONS } from './permissions.ts';
import { makeRole, memberOnWire } from './wire.ts';
import type { World } from './world.ts';

export interface NewGuild {
  readonly name: string;
  readonly id?: string;
  /** Whose server it is; a new person when left out. */
  readonly owner?: Ref;
  /** What the bot's own role allows there, beside what everybody may do. */
  readonly permissions?: readonly Permission[];
  /** False: the bot is not invited yet. */
  readonly bot?: boolean;
}

/** Adds a server without channels, with its owner and, unless told otherwise, the bot. */
export function addGuild(world: World, options: NewGuild): Guild {
  const id = options.id ?? world.ids.next();
  const owner = options.owner
    ? world.person(options.owner)
    : addUser(world, { name: `Hôte de ${options.name}` });
  const guild: Guild = {
    id,
    name: options.name,
    ownerId: owner.id,
    roles: new Map([[id, makeRole(id, '@everyone', USUAL_PERMISSIONS, 0)]]),
    members: new Map(),
    available: true,
  };
  world.guilds.set(id, guild);
  guild.members.set(owner.id, newMember(world, owner));
  if (options.bot ?? true) invite(world, guild, options.permissions ?? []);
  return guild;
}

/** Lets the bot into a server, with a role of its own. */
export function invite(world: World, guildRef: Ref, permissions: readonly Permission[] = []): void {
  const guild = world.guild(guildRef);
  const role = makeRole(world.ids.next(), world.application.name, bitsOf(permissions), guild.roles.size);
  guild.roles.set(role.id, { ...role, managed: true, tags: { bot_id: world.bot.id } });
  guild.members.set(world.bot.id, { ...newMember(world, world.person(world.bot)), roles: [role.id] });
  world.dispatch('GUILD_CREATE', guildCreate(world, guild), GatewayIntentBits.Guilds);
}

/** The whole of a server as the gateway sends it: channels, threads that go on, and the bot as a member. */
export function guildCreate(world: World, guild: Guild): object {
  const self = guild.members.get(world.bot.id);
  return {
    ...guildOnWire(world, guild),
    unavailable: false,
    large: false,
    member_count: guild.members.size,
    members: self ? [memberOnWire(self)] : [],
    ...channelsOnWire(world, guild),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** The bot is thrown out of a server: its commands there go too. */
export function removeGuild(world: World, guildRef: Ref): void {
  const guild = world.guild(guildRef);
  for (const [id, command] of world.commands) if (command.guild_id === guild.id) world.commands.delete(id);
  guild.members.delete(world.bot.id);
  world.dispatch('GUILD_DELETE', { id: guild.id }, GatewayIntentBits.Guilds);
}

/** Discord has trouble with a server, or has it no longer. */
export function setAvailable(world: World, guildRef: Ref, available: boolean): void {
  const guild = world.guild(guildRef);
  guild.available = available;
  if (available) world.dispatch('GUILD_CREATE', guildCreate(world, guild), GatewayIntentBits.Guilds);
  else world.dispatch('GUILD_DELETE', { id: guild.id, unavailable: true }, GatewayIntentBits.Guilds);
}
