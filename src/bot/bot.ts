import { type Client, Events } from 'discord.js';
import type { Due } from '../campaign/outbox.ts';
import { define } from '../slash/definition.ts';
import { watchBooks } from './books.ts';
import { leave, logIn, lost, makeClient } from './client.ts';
import { type BotGround, bookDesk } from './desk.ts';
import { fileReader } from './file-reader.ts';
import type { Log } from './log.ts';
import { logMessage } from './log-message.ts';
import { type Loop, loop } from './loop.ts';
import { deliverAll } from './outbox.ts';
import { probe } from './probe.ts';
import { recover, recoverOne } from './recovery.ts';
import { register } from './registration.ts';
import { reporter } from './reporter.ts';
import { router } from './router.ts';
import { watchServers } from './servers.ts';
import { sweep } from './sweeper.ts';
import { tellMaster } from './tell-master.ts';
import { halted, realTimers, type Timers } from './timers.ts';
import { type Backups, keepUp } from './upkeep.ts';
import { reason } from './window.ts';

/** What a bot is made of. `api`: another Discord than the real one. Times in milliseconds. */
export interface BotParts extends BotGround {
  readonly token: string;
  readonly api: string | null;
  /** The test server, when commands are to be registered there only. */
  readonly guild: string | null;
  readonly log: Log;
  readonly timers?: Timers;
  /** How long a login may take. */
  readonly startDeadline?: number;
  /** Asks for an end of the start. */
  readonly halt?: AbortSignal;
  /** After how long « wait » is said. */
  readonly patience?: number;
  /** Daily copies of the base; none are made without. */
  readonly backups?: Backups;
}

export interface Bot {
  readonly client: Client<true>;
  /** Resolves with a French sentence if Discord shuts the bot out for good; otherwise never. */
  readonly lost: Promise<string>;
  /** Tries again what could not be shown or delivered. */
  readonly recovery: Loop;
  readonly outbox: Loop;
  /** Plays what deadlines bring, and reminds of them. */
  readonly sweeper: Loop;
  /** Does what is due once a day. */
  readonly upkeep: Loop;
  /** Takes no more interactions, finishes those under way, leaves Discord. */
  stop(): Promise<void>;
}

/**
 * Logs in, registers the commands, brings back what an earlier run left unanswered, and answers from then on. Interactions
 * come from the login on: when the start fails or `halt` ends it, those under way are finished first.
 */
export async function startBot(parts: BotParts): Promise<Bot> {
  const { log, store, rim, timers = realTimers } = parts;
  const client = makeClient(log, parts.api);
  const running = new Map<string, Promise<void>>();
  const tell = (row: Due, why: string) => tellMaster({ client, store, log }, row, why);
  const outbox = loop(
    timers,
    () => deliverAll({ rest: client.rest, store, rim, log, compose: logMessage, tell }),
    rim,
    log,
  );
  const sweeper = loop(timers, () => sweep(parts, outbox.kick), rim, log);
  const recovery = loop(timers, () => round(parts, client, running, outbox.kick), rim, log);
  const upkeep = loop(timers, () => keepUp(parts), rim, log);
  const loops = { recovery, sweeper, outbox, upkeep };
  const unshown = (id: string) => recoverOne({ rest: client.rest, store, rim, log }, id);
  const desk = bookDesk(outside(parts, client, timers), log, {
    posted: () => {
      outbox.kick();
      sweeper.kick();
    },
    unshown,
  });
  const route = router({ rest: client.rest, timers, patience: parts.patience ?? 1000, log }, desk);
  const take = tracked(route, running);
  client.on(Events.InteractionCreate, take);
  const ready = await logIn(client, parts.token, timers, parts.startDeadline ?? 30_000, parts.halt);
  const stop = async (): Promise<void> => {
    client.off(Events.InteractionCreate, take);
    await Promise.allSettled(running.values());
    await Promise.all(Object.values(loops).map((one) => one.stop()));
    await leave(client);
  };
  try {
    await Promise.race([settleIn(parts, ready, outbox), halted(parts.halt)]);
  } catch (error) {
    await stop();
    throw error;
  }
  for (const one of Object.values(loops)) one.kick();
  void watchBooks(store, log);
  return {
    client: ready,
    lost: lost(client),
    ...loops,
    stop,
  };
}

/** The ground with what lies outside the books: how the program fares, files that people bring. */
function outside(parts: BotParts, client: Client, timers: Timers): BotGround {
  return {
    ...parts,
    lookAround: (call, at) => probe(parts, client, call, at),
    readFile: fileReader(parts.api, timers, parts.log),
    ...(parts.backups && { report: reporter(parts.backups.database) }),
  };
}

type Route = ReturnType<typeof router>;

/** The same work, kept in `running` by the id of its interaction until it is done. */
function tracked(route: Route, running: Map<string, Promise<void>>): (...given: Parameters<Route>) => void {
  return (interaction) => {
    const work = route(interaction).finally(() => {
      if (running.get(interaction.id) === work) running.delete(interaction.id);
    });
    running.set(interaction.id, work);
  };
}

/** Notes the servers and registers the commands, again for the test server when the bot is let back in there. */
async function settleIn(parts: BotParts, ready: Client<true>, outbox: Loop): Promise<void> {
  const { commands, guild, log } = parts;
  const definitions = commands.map(define);
  const registered = (servers: readonly string[]) =>
    register(ready.rest, ready.application.id, definitions, guild, servers, log);
  await watchServers(parts, ready, (server) => {
    outbox.kick();
    if (server !== guild) return;
    registered([]).catch((error: unknown) => log.error({ error: reason(error) }, 'commands not registered'));
  });
  await registered([...ready.guilds.cache.keys()]);
}

/** How long between two rounds of looking for answers that were not shown, milliseconds. */
const roundEvery = 60_000;

async function round(
  { store, rim, log }: BotParts,
  { rest }: Client,
  running: ReadonlyMap<string, unknown>,
  settled: () => void,
): Promise<number> {
  await recover({ rest, store, rim, log, inFlight: new Set(running.keys()) });
  settled(); // what waited for an answer to be shown can go out
  return rim.now() + roundEvery;
}
