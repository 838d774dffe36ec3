import { type Client, Events } from 'discord.js';
import { define } from '../slash/definition.ts';
import { watchBooks } from './books.ts';
import { leave, logIn, lost, makeClient, refusedToken } from './client.ts';
import { type BotGround, bookDesk } from './desk.ts';
import { fileReader } from './file-reader.ts';
import type { Log } from './log.ts';
import { reporter } from './long-readings.ts';
import type { Loop } from './loop.ts';
import { type Loops, makeLoops } from './loops.ts';
import { probe } from './probe.ts';
import { recoverOne } from './recovery.ts';
import { register } from './registration.ts';
import { router } from './router.ts';
import { watchServers } from './servers.ts';
import { halted, realTimers, type Timers } from './timers.ts';
import type { Backups } from './upkeep.ts';
import { reason } from './window.ts';

/** After how many milliseconds « wait » is said: a second at the latest, and what else is under way takes its part of that. */
const usualPatience = 750;

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

export interface Bot extends Loops {
  readonly client: Client<true>;
  /** Resolves with a French sentence if Discord shuts the bot out for good; otherwise never. */
  readonly lost: Promise<string>;
  /** Takes no more interactions, finishes those under way, leaves Discord. */
  stop(): Promise<void>;
}

/**
 * Logs in, registers the commands, brings back what an earlier run left unanswered, and answers from then on. Interactions
 * come from the login on: when the start fails or `halt` ends it, those under way are finished first.
 */
export async function startBot(parts: BotParts): Promise<Bot> {
  const { log, store, rim, commands, timers = realTimers } = parts;
  const client = makeClient(log, parts.api);
  const running = new Map<string, Promise<void>>();
  const loops = makeLoops({ ...parts, client, timers, running });
  const { outbox, sweeper } = loops;
  const desk = bookDesk(outside(parts, client, timers), log, {
    posted: () => {
      outbox.kick();
      sweeper.kick();
    },
    unshown: async (id) => {
      await recoverOne({ rest: client.rest, store, rim, log, commands }, id);
      outbox.kick();
    },
  });
  const route = router({ rest: client.rest, timers, patience: parts.patience ?? usualPatience, log }, desk);
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
    lost: Promise.race([lost(client), refusedToken(client.rest)]),
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
