import type { Rim } from '../campaign/rim.ts';
import type { Log } from './log.ts';
import type { Timers } from './timers.ts';
import { reason } from './window.ts';

/** Work that is done again whenever it is asked for or due, never twice at a time. */
export interface Loop {
  /** Asks for one more round. */
  kick(): void;
  /** Resolves when no round is under way or asked for. */
  idle(): Promise<void>;
  /** Lets the round under way end; no other begins. */
  stop(): Promise<void>;
}

/** How long after a round that failed the next one begins, milliseconds. */
const afterFailure = 30_000;

/** `work` gives the moment (milliseconds since 1970) at which it is due again by itself, or `null`. */
export function loop(timers: Timers, work: () => Promise<number | null>, rim: Rim, log: Log): Loop {
  let asked = false;
  let stopped = false;
  let round: Promise<void> = Promise.resolve();
  let busy = false;
  let timer: { cancel(): void } | null = null;

  const turn = async (): Promise<void> => {
    while (asked && !stopped) {
      asked = false;
      const next = await work().catch((error: unknown) => {
        log.warn({ error: reason(error) }, 'round failed');
        return rim.now() + afterFailure;
      });
      schedule(next);
    }
    busy = false;
  };
  const kick = (): void => {
    asked = true;
    if (busy || stopped) return;
    busy = true;
    round = turn();
  };
  const schedule = (next: number | null): void => {
    timer?.cancel();
    if (next === null || stopped) return;
    const waiting = timers.after(Math.max(0, next - rim.now()));
    timer = waiting;
    void waiting.done.then(kick);
  };
  return {
    kick,
    idle: () => round,
    stop: async () => {
      stopped = true;
      timer?.cancel();
      await round;
    },
  };
}
