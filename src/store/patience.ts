import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf, StoreUnavailable, translated } from './unavailable.ts';

/** How long a busy base is waited for. */
export interface Patience {
  /** Milliseconds of waiting after which it is given up. */
  readonly deadline: number;
  /** Lets that many milliseconds pass while everything else goes on. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

export const usualPatience: Patience = { deadline: 10_000, pause: (milliseconds) => sleep(milliseconds) };

const shortest = 5;
const longest = 100;

/**
 * Runs `attempt` until the base is not busy. Between two tries it waits 5, 10, 20… at most 100 ms, until the waits add
 * up to the deadline; then throws {@link StoreUnavailable} `busy`. Trouble of other kinds becomes StoreUnavailable at
 * once, and what is no trouble of the base passes as it is.
 */
export async function patiently<T>(patience: Patience, attempt: () => T | Promise<T>): Promise<T> {
  let wait = shortest;
  for (let waited = 0; ; waited += wait, wait = Math.min(wait * 2, longest)) {
    try {
      return await attempt();
    } catch (error) {
      if (reasonOf(error) !== 'busy') throw translated(error);
      if (waited >= patience.deadline) throw new StoreUnavailable('busy', error);
      await patience.pause(wait);
    }
  }
}
