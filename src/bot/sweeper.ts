import { dueGames, nextDueGame } from '../campaign/games/due.ts';
import type { Ground } from '../slash/perform.ts';
import { sweepGame } from '../slash/sweep.ts';
import type { Log } from './log.ts';
import { reason } from './window.ts';

/** How long after something failed it is tried again, milliseconds. */
const afterFailure = 30_000;

/**
 * Plays what deadlines bring that went by, also while the bot was off, and reminds at half of them. Gives the moment
 * (milliseconds since 1970) at which something is due again, or `null`. One game that fails does not hold up the others.
 */
export async function sweep(
  ground: Ground & { readonly log: Log },
  posted: () => void,
): Promise<number | null> {
  const { store, rim, log } = ground;
  const now = rim.now();
  let failed = false;
  for (const due of await store.read((tx) => dueGames(tx, now))) {
    try {
      if (await sweepGame(ground, due)) posted();
    } catch (error) {
      failed = true;
      log.error({ game: due.id, what: due.what, error: reason(error) }, 'deadline not played');
    }
  }
  return failed ? rim.now() + afterFailure : store.read(nextDueGame);
}
