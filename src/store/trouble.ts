import { AlreadyRunning } from './lock.ts';
import { type Reason, StoreRefused, StoreUnavailable } from './unavailable.ts';

/** Why a base cannot be had, as one word. `running`: another Héraut is at work on it. */
export type Trouble = Reason | StoreRefused['why'] | 'running';

/** The trouble that an error of opening or locking a base tells of; `null` for any other error. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof AlreadyRunning) return 'running';
  if (error instanceof StoreUnavailable) return error.reason;
  return error instanceof StoreRefused ? error.why : null;
}
