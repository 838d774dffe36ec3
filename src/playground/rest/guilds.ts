import { channelsOnWire, guildOnWire } from '../world/guild-wire.ts';
import { memberOnWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { guildOf } from './access.ts';
import { refusal } from './error.ts';
import { ok, param, type RestAnswer, type RestRequest, type Route, route } from './route.ts';

/** A server where the bot is not is as unknown as one that does not exist. */
function read(world: World, request: RestRequest): RestAnswer {
  if (!world.guilds.get(param(request, 'guild'))?.members.has(world.bot.id)) throw refusal(10004);
  return ok(guildOnWire(world, guildOf(world, request)));
}

function roles(world: World, request: RestRequest): RestAnswer {
  return ok([...guildOf(world, request).roles.values()]);
}

function channels(world: World, request: RestRequest): RestAnswer {
  return ok(channelsOnWire(world, guildOf(world, request)).channels);
}

function activeThreads(world: World, request: RestRequest): RestAnswer {
  return ok({ threads: channelsOnWire(world, guildOf(world, request)).threads, members: [] });
}

function member(world: World, request: RestRequest): RestAnswer {
  const guild = guildOf(world, request);
  const id = param(request, 'user') === '@me' ? world.bot.id : param(request, 'user');
  if (!world.people.has(id)) throw refusal(10013);
  const found = guild.members.get(id);
  if (!found) throw refusal(10007);
  return ok(memberOnWire(found));
}

/** The list of all members takes a privileged intent, which this bot does not have. */
function everyMember(world: World, request: RestRequest): RestAnswer {
  guildOf(world, request);
  throw refusal(50001);
}

function search(world: World, request: RestRequest): RestAnswer {
  const query = (request.query.get('query') ?? '').toLowerCase();
  const limit = Number(request.query.get('limit') ?? 1);
  const found = [...guildOf(world, request).members.values()].filter(({ nick, user }) =>
    [nick, user.username, user.global_name].some((name) => name?.toLowerCase().startsWith(query)),
  );
  return ok(found.slice(0, limit).map(memberOnWire));
}

export const guildRoutes: readonly Route[] = [
  route('GET', '/guilds/:guild', read),
  route('GET', '/guilds/:guild/roles', roles),
  route('GET', '/guilds/:guild/channels', channels),
  route('GET', '/guilds/:guild/threads/active', activeThreads),
  route('GET', '/guilds/:guild/members', everyMember),
  route('GET', '/guilds/:guild/members/search', search),
  route('GET', '/guilds/:guild/members/:user', member),
];
