import { randomBytes } from 'node:crypto';
import { commands } from '../../commands/index.ts';
import { pooled, type Rim } from '../campaign/rim.ts';
import { holdLock } from '../store/lock.ts';
import { openStore } from '../store/store.ts';
import type { Atelier } from './atelier.ts';
import { startBot } from './bot.ts';
import { isConnected } from './client.ts';
import type { Log } from './log.ts';
import { rate, usualRate } from './rate.ts';
import { serveSante } from './sante.ts';
import type { Settings } from './settings.ts';
import { realTimers } from './timers.ts';

const rim: Rim = { now: () => Date.now(), randomBytes: pooled(randomBytes) };

/** The running program. */
export interface Program {
  /** The local Discord, when there is no real one. */
  readonly atelier: Atelier | null;
  /** Resolves with a French sentence if Discord shuts the bot out for good; otherwise never. */
  readonly lost: Promise<string>;
  /** Finishes what was acknowledged, closes the base, gives everything back. */
  stop(): Promise<void>;
}

/**
 * Starts everything in order; what was opened is closed again when a later part fails, or when `halt` asks for an end
 * meanwhile: its reason is thrown then.
 */
export async function startProgram(settings: Settings, log: Log, halt: AbortSignal): Promise<Program> {
  const closing: (() => unknown)[] = [];
  const closeAll = async (): Promise<void> => {
    for (let close = closing.pop(); close; close = closing.pop()) await close();
  };
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopping ??= closeAll();
    return stopping;
  };
  try {
    const lock = holdLock(settings.database);
    closing.push(() => lock.release());
    const store = await openStore(settings.database);
    closing.push(() => store.close());
    halt.throwIfAborted();
    const atelier = settings.token === null ? await localDiscord() : null;
    if (atelier) closing.push(() => atelier.close());
    const bot = await startBot({
      commands,
      store,
      rim,
      log,
      token: settings.token ?? atelier?.token ?? '',
      api: atelier?.api ?? null,
      guild: settings.guild,
      ...(settings.token !== null && { rate: rate(usualRate) }), // the atelier is nobody's to flood
      halt,
      backups: { database: settings.database, ...settings.backups },
    });
    closing.push(() => bot.stop());
    if (settings.sante !== null) {
      const checked = { discord: () => isConnected(bot.client), store, timers: realTimers };
      const sante = await serveSante(settings.sante, checked);
      closing.push(() => sante.close());
    }
    halt.throwIfAborted(); // what came while the port was opened is heard by nobody after this
    return { atelier, lost: bot.lost, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A bot on the real Discord reads nothing of the local one. */
async function localDiscord(): Promise<Atelier> {
  const { openAtelier } = await import('./atelier.ts');
  return openAtelier();
}
