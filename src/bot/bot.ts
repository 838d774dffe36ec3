import { type Client, Events } from 'discord.js';
import { guildLeft, guildSeen, guildsPresent } from '../campaign/campaigns.ts';
import { define } from '../slash/definition.ts';
import type { Ground } from '../slash/perform.ts';
import { logIn, makeClient } from './client.ts';
import { bookDesk } from './desk.ts';
import type { Log } from './log.ts';
import { logMessage } from './log-message.ts';
import { type Loop, loop } from './loop.ts';
import { deliverAll } from './outbox.ts';
import { recover, recoverOne } from './recovery.ts';
import { register } from './registration.ts';
import { router } from './router.ts';
import { realTimers, type Timers } from './timers.ts';
import { reason } from './window.ts';

/** What a bot is made of. `api`: another Discord than the real one. Times in milliseconds. */
export interface BotParts extends Ground {
  readonly token: string;
  readonly api: string | null;
  /** The test server, when commands are to be registered there only. */
  readonly guild: string | null;
  readonly log: Log;
  readonly timers?: Timers;
  /** How long a login may take. */
  readonly startDeadline?: number;
  /** After how long « wait » is said. */
  readonly patience?: number;
}

export interface Bot {
  readonly client: Client<true>;
  /** Tries again what could not be shown or delivered. */
  readonly recovery: Loop;
  readonly outbox: Loop;
  /** Takes no more interactions, finishes those under way, leaves Discord. */
  stop(): Promise<void>;
}

/** Logs in, registers the commands, brings back what an earlier run left unanswered, and answers from then on. */
export async function startBot(parts: BotParts): Promise<Bot> {
  const { log, store, rim, timers = realTimers, commands } = parts;
  const client = makeClient(log, parts.api);
  const running = new Map<string, Promise<void>>();
  const outbox = loop(
    timers,
    () => deliverAll({ rest: client.rest, store, rim, log, compose: logMessage }),
    rim,
    log,
  );
  const recovery = loop(timers, () => round(parts, client, running), rim, log);
  const unshown = (id: string) => recoverOne({ rest: client.rest, store, rim, log }, id);
  const desk = bookDesk(parts, log, { posted: outbox.kick, unshown });
  const route = router({ rest: client.rest, timers, patience: parts.patience ?? 1000, log }, desk);
  const take = (interaction: Parameters<typeof route>[0]): void => {
    const work = route(interaction).finally(() => {
      if (running.get(interaction.id) === work) running.delete(interaction.id);
    });
    running.set(interaction.id, work);
  };
  client.on(Events.InteractionCreate, take);
  const ready = await logIn(client, parts.token, timers, parts.startDeadline ?? 30_000);
  await greet(parts, ready, outbox);
  await register(
    ready.rest,
    ready.application.id,
    commands.map(define),
    parts.guild,
    [...ready.guilds.cache.keys()],
    log,
  );
  recovery.kick();
  outbox.kick();
  return {
    client: ready,
    recovery,
    outbox,
    stop: async () => {
      client.off(Events.InteractionCreate, take);
      await Promise.allSettled(running.values());
      await Promise.all([recovery.stop(), outbox.stop()]);
      await client.destroy();
    },
  };
}

/** The servers that came and went, now and while the bot was off. */
async function greet({ store, rim, log }: BotParts, client: Client<true>, outbox: Loop): Promise<void> {
  const present = await store.transact((tx) => guildsPresent(tx, [...client.guilds.cache.keys()], rim));
  if (present.came.length + present.went.length > 0) log.info(present, 'servers came and went');
  const note = (work: Promise<unknown>, guild: string): void => {
    work.then(outbox.kick, (error: unknown) =>
      log.error({ guild, error: reason(error) }, 'server not noted'),
    );
  };
  client.on(Events.GuildCreate, ({ id }) =>
    note(
      store.transact((tx) => guildSeen(tx, id, rim)),
      id,
    ),
  );
  client.on(Events.GuildDelete, ({ id }) =>
    note(
      store.transact((tx) => guildLeft(tx, id, rim)),
      id,
    ),
  );
}

/** How long between two rounds of looking for answers that were not shown, milliseconds. */
const roundEvery = 60_000;

async function round(
  { store, rim, log }: BotParts,
  { rest }: Client,
  running: ReadonlyMap<string, unknown>,
): Promise<number> {
  await recover({ rest, store, rim, log, inFlight: new Set(running.keys()) });
  return rim.now() + roundEvery;
}
