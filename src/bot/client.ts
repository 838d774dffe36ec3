import {
  Client,
  DiscordjsErrorCodes,
  Events,
  GatewayCloseCodes,
  GatewayIntentBits,
  Options,
  type REST,
  RESTEvents,
  Status,
} from 'discord.js';
import type { Log } from './log.ts';
import { halted, type Timers, within } from './timers.ts';
import { reason } from './window.ts';

/** The bot could not start; the message is a French sentence for whoever hosts it. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/**
 * How long a server that does not come may hold up the start, milliseconds: what happens meanwhile waits, and people
 * wait 3 s at most.
 */
const waitGuildTimeout = 1000;

/**
 * After how long the library lets go of what it noted for the rate limits of an interaction's token, milliseconds: it would keep
 * that for an hour, of every answer that was not given at once.
 */
const handlerSweepInterval = 60_000;

/** A client that asks Discord for no more than it needs, and keeps no messages. `api` leads to another Discord. */
export function makeClient(log: Log, api: string | null): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    waitGuildTimeout,
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      ReactionManager: 0,
      GuildMemberManager: { maxSize: 100, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: 100, keepOverLimit: (user) => user.id === user.client.user.id },
    }),
    rest: { handlerSweepInterval, ...(api !== null && { api }) },
  });
  client.on(Events.Error, (error) => log.warn({ error: reason(error) }, 'gateway error'));
  client.on(Events.ShardReconnecting, () => log.info('reconnecting'));
  client.on(Events.ShardResume, () => log.info('resumed'));
  return client;
}

/** Whether Discord can be heard right now. The manager's own status stays « ready » while a connection is gone. */
export function isConnected(client: Client): boolean {
  const { shards } = client.ws;
  return shards.size > 0 && shards.every(({ status }) => status === Status.Ready);
}

/** Closes the connection, which is then no news. */
export async function leave(client: Client): Promise<void> {
  client.removeAllListeners(Events.ShardReconnecting); // the library says so of every close, its own too
  await client.destroy();
}

const badToken =
  'Discord refuse ce jeton. Copie à nouveau DISCORD_TOKEN depuis la page «\u202FBot\u202F» de ton application.';

const sentences: Readonly<Record<string, string>> = {
  [DiscordjsErrorCodes.TokenInvalid]: badToken,
  [DiscordjsErrorCodes.TokenMissing]: 'DISCORD_TOKEN manque.',
};

/** Resolves with a French sentence once Discord closes the connection for good; the client does not come back then. */
export function lost(client: Client): Promise<string> {
  return new Promise((resolve) => {
    client.once(Events.ShardDisconnect, ({ code }) =>
      resolve(
        code === GatewayCloseCodes.AuthenticationFailed
          ? badToken
          : `Discord a fermé la connexion pour de bon (code ${code}). Relance le bot.`,
      ),
    );
  });
}

/**
 * Resolves with a French sentence once Discord refuses the bot's token in a request. The library throws the token away
 * then: whatever needs it would fail from there on, while commands are still answered.
 */
export function refusedToken(rest: REST): Promise<string> {
  return new Promise((resolve) => {
    const look: Parameters<typeof rest.on<RESTEvents.Response>>[1] = ({ data }, { status }) => {
      if (status !== 401 || !data.auth) return;
      rest.off(RESTEvents.Response, look);
      resolve(badToken);
    };
    rest.on(RESTEvents.Response, look);
  });
}

/**
 * Logs in and waits until the servers are known, `deadline` milliseconds at most: a gateway that refuses every
 * connection is otherwise tried for ever. Throws {@link StartFailure} with what to do, and the reason of `halt` when that
 * asks for an end meanwhile.
 */
export async function logIn(
  client: Client,
  token: string,
  timers: Timers,
  deadline: number,
  halt?: AbortSignal,
): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const shutOut = lost(client).then((sentence) => Promise.reject(new StartFailure(sentence)));
  const attempt = Promise.race([client.login(token).then(() => ready), shutOut]);
  try {
    const reached = await within(timers, deadline, Promise.race([attempt, halted(halt)]), null);
    if (reached) return reached;
  } catch (error) {
    if (halt?.aborted && error === halt.reason) {
      abandon(client, attempt);
      throw error;
    }
    await client.destroy();
    if (error instanceof StartFailure) throw error;
    const code = (error as { code?: string }).code ?? '';
    throw new StartFailure(sentences[code] ?? `Connexion à Discord impossible\u202F: ${reason(error)}`);
  }
  abandon(client, attempt);
  throw new StartFailure(
    `Discord ne répond pas depuis ${Math.round(deadline / 1000)} s. Vérifie la connexion à Internet, puis relance.`,
  );
}

/**
 * Ends a login that has not succeeded. `destroy` is of no use: between two tries the library does not hear it, and during
 * one its error would have no listener. Each try asks for the session first; it waits for that now.
 */
function abandon(client: Client, attempt: Promise<unknown>): void {
  attempt.catch(() => {}); // nobody waits for how it ends
  const never = new Promise(() => {});
  const silence = (): void => {
    for (const shard of client.ws.shards.values()) Object.assign(shard, { sessionInfo: never });
  };
  client.on(Events.ShardReconnecting, () => setImmediate(silence));
  client.once(Events.ClientReady, () => void client.destroy());
  silence();
}
