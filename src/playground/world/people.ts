import { GatewayIntentBits } from 'discord-api-types/v10';
import { type Guild, idOf, type Member, type Permission, type Person, type Ref } from './model.ts';
import { bitsOf, USUAL_PERMISSIONS } from './permissions.ts';
import { channelsOnWire, guildOnWire, makeRole, memberOnWire } from './wire.ts';
import { makeUser, type World } from './world.ts';

export interface NewUser {
  readonly name: string;
  readonly id?: string;
  /** False for somebody who takes no private messages. */
  readonly acceptsMessages?: boolean;
  readonly locale?: string;
  /** True for another bot. */
  readonly bot?: boolean;
}

/** Adds a person to Discord, member of no server yet. */
export function addUser(world: World, options: NewUser): Person {
  const id = options.id ?? world.ids.next();
  const person = {
    id,
    user: makeUser(id, options.name, options.bot ?? false),
    acceptsMessages: options.acceptsMessages ?? true,
    locale: options.locale ?? 'fr',
  };
  world.people.set(id, person);
  world.hub.tell({ kind: 'world', what: 'user' });
  return person;
}

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

/** Makes a person a member of a server. */
export function addMember(
  world: World,
  guildRef: Ref,
  userRef: Ref,
  options: { readonly roles?: readonly Ref[]; readonly nick?: string } = {},
): Member {
  const guild = world.guild(guildRef);
  const member = newMember(world, world.person(userRef));
  member.roles = (options.roles ?? []).map(idOf);
  member.nick = options.nick ?? null;
  guild.members.set(member.user.id, member);
  const data = { ...memberOnWire(member), guild_id: guild.id };
  tellGuild(world, guild, 'GUILD_MEMBER_ADD', data, GatewayIntentBits.GuildMembers);
  return member;
}

/** A person leaves a server. */
export function removeMember(world: World, guildRef: Ref, userRef: Ref): void {
  const guild = world.guild(guildRef);
  const { user } = world.person(userRef);
  guild.members.delete(user.id);
  tellGuild(
    world,
    guild,
    'GUILD_MEMBER_REMOVE',
    { user, guild_id: guild.id },
    GatewayIntentBits.GuildMembers,
  );
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

function newMember(world: World, person: Person): Member {
  return { user: person.user, roles: [], nick: null, joinedAt: world.timestamp() };
}
