import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type OptionShape, plain } from '../shapes.ts';
import type { Channel, Guild } from '../world/model.ts';
import { permissionsIn } from '../world/permissions.ts';
import { channelOnWire, memberOnWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { ClientRefusal } from './check.ts';
import { upload } from './upload.ts';

/** What a payload tells about the people, channels and roles it names. */
interface Resolved {
  readonly users: Record<string, object>;
  readonly members: Record<string, object>;
  readonly channels: Record<string, object>;
  readonly roles: Record<string, object>;
  readonly attachments: Record<string, object>;
}

export function nothingResolved(): Resolved {
  return { users: {}, members: {}, channels: {}, roles: {}, attachments: {} };
}

/** The parts that say something, as Discord sends them. */
export function saying(resolved: Resolved): object | undefined {
  const said = Object.entries(resolved).filter(([, part]) => Object.keys(part).length > 0);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** Where something is typed, and by whom. */
export interface Spot {
  readonly world: World;
  readonly channel: Channel;
  readonly userId: string;
}

const { User, Channel: ChannelOption, Role, Mentionable, Attachment } = ApplicationCommandOptionType;

/** A value as it is sent: whoever is meant by a name, a mention or an id becomes the id, and is told in `into`. */
export function resolve(spot: Spot, option: OptionShape, value: unknown, into: Resolved): unknown {
  if (option.type === Attachment)
    return upload(spot.world, spot.channel.id, option.name, value, into.attachments);
  const typed = typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : value;
  if (typeof typed !== 'string') return typed;
  switch (option.type) {
    case User:
      return told(option, userOf(spot, typed), (id) => tellUser(spot, id, into));
    case ChannelOption:
      return told(option, channelNamed(spot, typed), (id) => tellChannel(spot, id, into));
    case Role:
      return told(option, roleOf(spot, typed), (id) => tellRole(spot, id, into));
    case Mentionable: {
      const user = userOf(spot, typed);
      if (user) return told(option, user, (id) => tellUser(spot, id, into));
      return told(option, roleOf(spot, typed), (id) => tellRole(spot, id, into));
    }
    default:
      return typed;
  }
}

function told(option: OptionShape, id: string | undefined, tell: (id: string) => void): string {
  if (id === undefined) throw new ClientRefusal(`${option.name}\u202f: introuvable ici.`);
  tell(id);
  return id;
}

/** The server of a channel, `null` in a private conversation. */
export function guildAround({ world, channel }: Spot): Guild | null {
  return channel.guildId === null ? null : world.guild(channel.guildId);
}

function bare(typed: string): string {
  return typed.replace(/^<(?:@[!&]?|#)(\d+)>$/, '$1').replace(/^[@#]/, '');
}

function userOf(spot: Spot, typed: string): string | undefined {
  const wanted = bare(typed);
  if (spot.world.people.has(wanted)) return wanted;
  const members = [...(guildAround(spot)?.members.values() ?? [])];
  const people =
    members.length > 0 ? members : [...spot.world.people.values()].map(({ user }) => ({ user, nick: null }));
  return people.find(({ user, nick }) =>
    [nick, user.global_name, user.username].some((name) => name && plain(name) === plain(wanted)),
  )?.user.id;
}

function channelNamed(spot: Spot, typed: string): string | undefined {
  const wanted = bare(typed);
  const here = [...spot.world.channels.values()].filter(({ guildId }) => guildId === spot.channel.guildId);
  return here.find(({ id, name }) => id === wanted || plain(name) === plain(wanted))?.id;
}

function roleOf(spot: Spot, typed: string): string | undefined {
  const wanted = bare(typed);
  const roles = [...(guildAround(spot)?.roles.values() ?? [])];
  return roles.find(({ id, name }) => id === wanted || plain(name) === plain(wanted))?.id;
}

/** Tells a person, and what they are on this server. */
export function tellUser(spot: Spot, id: string, into: Resolved): void {
  into.users[id] = spot.world.person(id).user;
  const member = guildAround(spot)?.members.get(id);
  if (!member) return;
  const { user: _user, ...rest } = memberOnWire(member);
  into.members[id] = { ...rest, permissions: permissionsIn(spot.world, id, spot.channel).toString() };
}

export function tellChannel(spot: Spot, id: string, into: Resolved): void {
  const channel = spot.world.channel(id);
  const permissions = permissionsIn(spot.world, spot.userId, channel).toString();
  into.channels[id] = { ...channelOnWire(channel), permissions };
}

export function tellRole(spot: Spot, id: string, into: Resolved): void {
  const role = guildAround(spot)?.roles.get(id);
  if (role) into.roles[id] = role;
}
