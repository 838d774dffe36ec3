import { openDirectMessages } from '../world/channels.ts';
import { guildPermissions } from '../world/permissions.ts';
import { channelOnWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { insist, refusal } from './error.ts';
import { ok, openRoute, param, type RestAnswer, type RestRequest, type Route, route } from './route.ts';

const gatewayUrl = (world: World) => `${world.origin.replace('http', 'ws')}/gateway`;

function gateway(world: World): RestAnswer {
  return ok({ url: gatewayUrl(world) });
}

function gatewayForBot(world: World): RestAnswer {
  const limit = { total: 1000, remaining: 1000, reset_after: 86_400_000, max_concurrency: 1 };
  return ok({ url: gatewayUrl(world), shards: 1, session_start_limit: limit });
}

function me(world: World): RestAnswer {
  return ok({ ...world.bot, mfa_enabled: false, locale: 'fr', email: null, verified: true });
}

function user(world: World, request: RestRequest): RestAnswer {
  const person = world.people.get(param(request, 'user'));
  if (!person) throw refusal(10013);
  return ok(person.user);
}

function application(world: World): RestAnswer {
  const { id, name } = world.application;
  return ok({
    id,
    name,
    icon: null,
    description: '',
    type: null,
    bot: world.bot,
    summary: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    flags_new: '0',
    explicit_content_filter: 0,
    eligible_oauth2_scopes: ['bot', 'applications.commands'],
    approximate_user_authorization_count: 0,
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: world.bot,
    team: null,
    integration_types_config: { 0: {} },
    approximate_guild_count: myGuilds(world).length,
    approximate_user_install_count: 0,
  });
}

function myGuilds(world: World) {
  return [...world.guilds.values()].filter(({ members }) => members.has(world.bot.id));
}

function guilds(world: World, request: RestRequest): RestAnswer {
  const after = request.query.get('after') ?? '0';
  const limit = Number(request.query.get('limit') ?? 200);
  const listed = myGuilds(world)
    .filter(({ id }) => BigInt(id) > BigInt(after))
    .sort((a, b) => Number(BigInt(a.id) - BigInt(b.id)))
    .slice(0, limit)
    .map((guild) => ({
      id: guild.id,
      name: guild.name,
      icon: null,
      banner: null,
      owner: guild.ownerId === world.bot.id,
      permissions: guildPermissions(guild, world.bot.id).toString(),
      features: [],
    }));
  return ok(listed);
}

function directMessages(world: World, request: RestRequest): RestAnswer {
  // Held against what the world knows just below.
  const { recipient_id: recipient } = (request.body ?? {}) as { recipient_id?: string };
  if (recipient === undefined)
    insist([{ path: ['recipient_id'], code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }]);
  if (!world.people.has(recipient ?? '')) throw refusal(10013);
  if (recipient === world.bot.id) throw refusal(50007);
  return ok(channelOnWire(openDirectMessages(world, recipient ?? '')));
}

export const userRoutes: readonly Route[] = [
  openRoute('GET', '/gateway', gateway),
  route('GET', '/gateway/bot', gatewayForBot),
  route('GET', '/users/@me', me),
  route('GET', '/users/@me/guilds', guilds),
  route('POST', '/users/@me/channels', directMessages),
  route('GET', '/users/:user', user),
  route('GET', '/applications/@me', application),
  route('GET', '/applications/:application', application),
  route('GET', '/oauth2/applications/@me', application),
];
