import { GatewayIntentBits } from 'discord-api-types/v10';
import { idOf, type Member, type Person, type Ref } from './model.ts';
import { tellGuild } from './tell.ts';
import { memberOnWire } from './wire.ts';
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

/** Membership that begins now. */
export function newMember(world: World, person: Person): Member {
  return { user: person.user, roles: [], nick: null, joinedAt: world.timestamp() };
}
