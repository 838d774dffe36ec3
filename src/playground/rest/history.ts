import { byAge } from '../snowflake.ts';
import { legible } from '../world/legible.ts';
import type { Message } from '../world/model.ts';
import { can } from '../world/permissions.ts';
import type { World } from '../world/world.ts';
import { channelOf, insistOn, messageOf } from './access.ts';
import { insist } from './error.ts';
import { ok, type RestAnswer, type RestRequest, type Route, route } from './route.ts';

function list(world: World, request: RestRequest): RestAnswer {
  const channel = channelOf(world, request);
  if (!can(world, world.bot.id, channel, 'ReadMessageHistory')) return ok([]);
  const limit = Number(request.query.get('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    insist([{ path: ['limit'], code: 'NUMBER_TYPE_MAX', message: 'int value should be between 1 and 100.' }]);
  const all = [...channel.messages.values()]
    .filter(({ visibleTo }) => visibleTo === null)
    .sort((a, b) => byAge(a.id, b.id));
  return ok(
    window(all, request.query, limit)
      .reverse()
      .map((message) => legible(world, message.data)),
  );
}

function window(all: readonly Message[], query: URLSearchParams, limit: number): Message[] {
  const [before, after, around] = ['before', 'after', 'around'].map((name) => query.get(name));
  if (after) return all.filter(({ id }) => byAge(id, after) > 0).slice(0, limit);
  if (before) return all.filter(({ id }) => byAge(id, before) < 0).slice(-limit);
  if (!around) return all.slice(-limit);
  const older = all.filter(({ id }) => byAge(id, around) < 0).slice(-Math.ceil((limit - 1) / 2));
  const rest = all.filter(({ id }) => byAge(id, around) >= 0).slice(0, limit - older.length);
  return [...older, ...rest];
}

function read(world: World, request: RestRequest): RestAnswer {
  const channel = channelOf(world, request);
  insistOn(world, channel, 'ReadMessageHistory');
  return ok(legible(world, messageOf(channel, request).data));
}

export const historyRoutes: readonly Route[] = [
  route('GET', '/channels/:channel/messages', list),
  route('GET', '/channels/:channel/messages/:message', read),
];
