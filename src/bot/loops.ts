import type { Client } from 'discord.js';
import type { Due } from '../campaign/outbox.ts';
import { showGameAt } from '../slash/newest.ts';
import type { Ground } from '../slash/perform.ts';
import type { Log } from './log.ts';
import { logMessage } from './log-message.ts';
import { type Loop, loop } from './loop.ts';
import { deliverAll } from './outbox.ts';
import { recover } from './recovery.ts';
import { sweep } from './sweeper.ts';
import { tellMaster } from './tell-master.ts';
import type { Timers } from './timers.ts';
import { type Backups, keepUp } from './upkeep.ts';

/** What the bot does without being asked. */
export interface Loops {
  /** Tries again what could not be shown or delivered. */
  readonly recovery: Loop;
  readonly outbox: Loop;
  /** Plays what deadlines bring, and reminds of them. */
  readonly sweeper: Loop;
  /** Does what is due once a day. */
  readonly upkeep: Loop;
}

/** What that needs. `running`: interactions that are being answered right now, by their ids. */
interface LoopParts extends Ground {
  readonly client: Client;
  readonly timers: Timers;
  readonly log: Log;
  readonly running: ReadonlyMap<string, unknown>;
  readonly backups?: Backups;
}

/** None of them has begun. */
export function makeLoops(parts: LoopParts): Loops {
  const { client, timers, store, rim, log, running, commands } = parts;
  const { rest } = client;
  const tell = (row: Due, why: string) => tellMaster({ client, store, log }, row, why);
  const overtaken: Parameters<typeof deliverAll>[0]['overtaken'] = (tx, message) =>
    showGameAt(tx, parts, message);
  const deliver = () => deliverAll({ rest, store, rim, log, compose: logMessage, overtaken, tell });
  const outbox = loop(timers, deliver, rim, log);
  const bringBack = async (): Promise<number> => {
    await recover({ rest, store, rim, log, commands, inFlight: new Set(running.keys()) });
    outbox.kick(); // what waited for an answer to be shown can go out
    return rim.now() + roundEvery;
  };
  return {
    recovery: loop(timers, bringBack, rim, log),
    sweeper: loop(timers, () => sweep(parts, outbox.kick), rim, log),
    outbox,
    upkeep: loop(timers, () => keepUp(parts), rim, log),
  };
}

/** How long between two rounds of looking for answers that were not shown, milliseconds. */
const roundEvery = 60_000;
