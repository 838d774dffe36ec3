import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import { checkCommand, checkCommands } from '../limits/index.ts';
import type { World } from '../world/world.ts';
import { insist, refusal } from './error.ts';
import { NOTHING, ok, param, type RestAnswer, type RestRequest, type Route, route } from './route.ts';

type Sent = Partial<APIApplicationCommand> & Pick<APIApplicationCommand, 'name'>;

/** Where the path registers: `undefined` for everywhere, or the id of a server where the bot is. */
function scopeOf(world: World, request: RestRequest): string | undefined {
  if (param(request, 'application') !== world.application.id) throw refusal(10002);
  const guild = request.params['guild'];
  if (guild !== undefined && !world.guilds.get(guild)?.members.has(world.bot.id)) throw refusal(50001);
  return guild;
}

function inScope(world: World, guild: string | undefined): APIApplicationCommand[] {
  return [...world.commands.values()].filter(({ guild_id }) => guild_id === guild);
}

/** A command as Discord keeps it: what is false or null in an option is left out. */
function kept(world: World, guild: string | undefined, sent: Sent, before?: APIApplicationCommand) {
  const command = {
    id: before?.id ?? world.ids.next(),
    application_id: world.application.id,
    version: world.ids.next(),
    default_member_permissions: null,
    type: ApplicationCommandType.ChatInput,
    name_localizations: null,
    description: '',
    description_localizations: null,
    nsfw: false,
    integration_types: [0],
    ...(guild ? { guild_id: guild } : { contexts: null, dm_permission: true }),
    ...before,
    ...withoutVoid(sent),
  };
  // Discord's types call the whole of these fields a command.
  return command as unknown as APIApplicationCommand;
}

function withoutVoid(value: unknown): object {
  const clean = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(clean);
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).filter(([, inner]) => inner !== null && inner !== undefined);
    return Object.fromEntries(
      entries.filter(([, inner]) => inner !== false).map(([key, inner]) => [key, clean(inner)]),
    );
  };
  return clean(value) as object; // what goes in is an object
}

/** What is told of a command: translations only when asked for. */
function told(command: APIApplicationCommand, withTranslations: boolean): object {
  if (withTranslations) return command;
  const { name_localizations: _names, description_localizations: _descriptions, ...rest } = command;
  return rest;
}

function list(world: World, request: RestRequest): RestAnswer {
  const translated = request.query.get('with_localizations') === 'true';
  return ok(inScope(world, scopeOf(world, request)).map((command) => told(command, translated)));
}

function read(world: World, request: RestRequest): RestAnswer {
  return ok(commandOf(world, request));
}

function commandOf(world: World, request: RestRequest): APIApplicationCommand {
  const guild = scopeOf(world, request);
  const command = world.commands.get(param(request, 'command'));
  if (!command || command.guild_id !== guild) throw refusal(10063);
  return command;
}

function replaceAll(world: World, request: RestRequest): RestAnswer {
  const guild = scopeOf(world, request);
  insist(checkCommands(request.body));
  const before = inScope(world, guild);
  for (const { id } of before) world.commands.delete(id);
  // The check has just established the shape.
  const now = (request.body as Sent[]).map((sent) => {
    const id = before.find(({ name }) => name === sent.name)?.id;
    const command = kept(world, guild, sent);
    return id ? { ...command, id } : command;
  });
  for (const command of now) world.commands.set(command.id, command);
  world.hub.tell({ kind: 'world', what: 'commands' });
  return ok(now);
}

function create(world: World, request: RestRequest): RestAnswer {
  const guild = scopeOf(world, request);
  insist(checkCommand(request.body));
  // The check has just established the shape.
  const sent = request.body as Sent;
  const before = inScope(world, guild).find(({ name }) => name === sent.name);
  const made = kept(world, guild, sent);
  const command = before ? { ...made, id: before.id } : made;
  world.commands.set(command.id, command);
  world.hub.tell({ kind: 'world', what: 'commands' });
  return { status: before ? 200 : 201, body: command };
}

function change(world: World, request: RestRequest): RestAnswer {
  const before = commandOf(world, request);
  const sent = { ...definition(before), ...(request.body as object) }; // held against the limits below
  insist(checkCommand(sent));
  const command = {
    ...kept(world, scopeOf(world, request), sent as Sent, before),
    version: world.ids.next(),
  };
  world.commands.set(command.id, command);
  world.hub.tell({ kind: 'world', what: 'commands' });
  return ok(command);
}

/** The part of a command that its maker wrote. */
function definition(command: APIApplicationCommand): object {
  const { id: _i, application_id: _a, version: _v, guild_id: _g, ...written } = command;
  return written;
}

function remove(world: World, request: RestRequest): RestAnswer {
  world.commands.delete(commandOf(world, request).id);
  world.hub.tell({ kind: 'world', what: 'commands' });
  return NOTHING;
}

const PLACES = ['/applications/:application/commands', '/applications/:application/guilds/:guild/commands'];

export const commandRoutes: readonly Route[] = PLACES.flatMap((place) => [
  route('GET', place, list),
  route('PUT', place, replaceAll),
  route('POST', place, create),
  route('GET', `${place}/:command`, read),
  route('PATCH', `${place}/:command`, change),
  route('DELETE', `${place}/:command`, remove),
]);
