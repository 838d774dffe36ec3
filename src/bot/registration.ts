import { isDeepStrictEqual } from 'node:util';
import { DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Definition } from '../slash/definition.ts';
import { StartFailure } from './client.ts';
import type { Log } from './log.ts';

/**
 * Makes Discord know the commands: on the test server alone when `guild` is set, otherwise everywhere; never both, so
 * the other place is emptied. Nothing is written where nothing changed. `servers` are looked through for commands that an
 * earlier run left there. Throws {@link StartFailure} when the bot is not in `guild`.
 */
export async function register(
  rest: REST,
  application: string,
  definitions: readonly Definition[],
  guild: string | null,
  servers: readonly string[],
  log: Log,
): Promise<void> {
  const everywhere = Routes.applicationCommands(application);
  const onServer = (id: string) => Routes.applicationGuildCommands(application, id);
  await put(rest, everywhere, guild === null ? definitions : [], log);
  if (guild !== null) await put(rest, onServer(guild), definitions, log).catch(explain);
  for (const id of servers) {
    if (id !== guild) await put(rest, onServer(id), [], log);
  }
}

/** A test server where the bot is not is a setting to mend. */
function explain(error: unknown): never {
  const absent = [RESTJSONErrorCodes.UnknownGuild, RESTJSONErrorCodes.MissingAccess];
  if (error instanceof DiscordAPIError && absent.includes(Number(error.code)))
    throw new StartFailure(
      'Le bot n’est pas dans le serveur DISCORD_GUILD_ID. Invite-le, ou retire ce réglage, puis relance.',
    );
  throw error;
}

async function put(
  rest: REST,
  route: `/${string}`,
  definitions: readonly Definition[],
  log: Log,
): Promise<void> {
  const known = (await rest.get(route)) as readonly object[];
  if (isDeepStrictEqual(known.map(essence).sort(byName), definitions.map(essence).sort(byName))) return;
  await rest.put(route, { body: definitions });
  log.info({ route, commands: definitions.length }, 'commands registered');
}

/** What Discord gives where nothing was said: left out, so that both sides compare equal. */
const silent: readonly unknown[] = [undefined, null, false];
const ours = new Set([
  'name', 'description', 'options', 'type', 'required', 'choices', 'value', 'min_value', 'max_value', 'min_length',
  'max_length', 'autocomplete', 'channel_types', 'contexts', 'integration_types',
]); // biome-ignore format: a list of words

/** A command as far as we define it, without what Discord adds (ids, versions, defaults). */
function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essence);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([key, inner]) => ours.has(key) && !silent.includes(inner))
    .filter(([key, inner]) => !(key === 'type' && inner === 1 && !('required' in value)))
    .filter(([, inner]) => !(Array.isArray(inner) && inner.length === 0));
  return Object.fromEntries(kept.map(([key, inner]) => [key, essence(inner)]));
}

function byName(left: unknown, right: unknown): number {
  return String((left as { name?: string }).name).localeCompare(String((right as { name?: string }).name));
}
