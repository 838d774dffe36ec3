import type { Store } from '../store/store.ts';
import { StoreUnavailable } from '../store/unavailable.ts';

/** Work that waits for its turn. */
interface Waiting {
  readonly since: number;
  readonly begin: () => Promise<void>;
  readonly giveUp: () => void;
}

/** Serves many servers in turn, so that none waits for all that another asked before. */
interface FairQueue {
  /** Runs `work` when its turn comes. Throws StoreUnavailable `busy`, with nothing run, when that takes too long. */
  run<T>(server: string, work: () => Promise<T>): Promise<T>;
}

/** How long work may wait for its turn, milliseconds: as long as the store waits for a busy base. */
const patience = 10_000;

/**
 * At most `width` works at a time. Those of one server begin in the order in which they came; of several servers each has
 * one turn after the other.
 */
export function fairQueue(width: number, now: () => number): FairQueue {
  const lines = new Map<string, Waiting[]>(); // the server whose turn it is stands first
  let running = 0;
  const next = (): Waiting | null => {
    const [first] = lines;
    if (!first) return null;
    const [server, line] = first;
    const waiting = line.shift() ?? null;
    lines.delete(server);
    if (line.length > 0) lines.set(server, line);
    return waiting;
  };
  const serve = (): void => {
    while (running < width) {
      const waiting = next();
      if (!waiting) return;
      if (now() - waiting.since >= patience) {
        waiting.giveUp();
        continue;
      }
      running += 1;
      void waiting.begin().finally(() => {
        running -= 1;
        if (lines.size > 0) setImmediate(serve); // what has been answered goes out first: no work with the base yields by itself
      });
    }
  };
  return {
    run: <T>(server: string, work: () => Promise<T>) => {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const line = lines.get(server) ?? [];
      line.push({
        since: now(),
        begin: () => Promise.resolve().then(work).then(resolve, reject),
        giveUp: () => reject(new StoreUnavailable('busy')),
      });
      lines.set(server, line);
      serve();
      return promise;
    },
  };
}

/** One work is done while the next is made ready; more at once would only wait in a line that is not fair. */
const atOnce = 2;

/** The same store for each server by turns. What belongs to no server goes by it. */
export function sharedStore(store: Store, now: () => number): (server: string) => Store {
  const [writing, reading] = [fairQueue(atOnce, now), fairQueue(atOnce, now)];
  return (server) => ({
    transact: (work, keep) => writing.run(server, () => store.transact(work, keep)),
    read: (work) => reading.run(server, () => store.read(work)),
    close: () => store.close(),
  });
}
