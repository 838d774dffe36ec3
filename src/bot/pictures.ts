import { Worker } from 'node:worker_threads';

/** A picture as PNG from its SVG; `null` where it could not be drawn, or not in time. */
export type Draw = (svg: string) => Promise<Buffer | null>;

/** Milliseconds that a picture may take, the start of the thread included. */
const patience = 10_000;

/** Pictures that are remembered: of answers that are drawn and not yet sent. */
const mostKept = 16;

interface Wanted {
  readonly svg: string;
  readonly done: (png: Buffer | null) => void;
}

/**
 * The thread that draws: it is started at the first picture and draws one at a time. One that fails or takes too long is
 * given up with it: an answer goes out without its picture. While it has nothing to do it keeps no program running.
 */
class Drawer {
  readonly #waiting: Wanted[] = [];
  readonly #limit: number;
  #worker: Worker | null = null;
  #served: { readonly wanted: Wanted; readonly timer: NodeJS.Timeout } | null = null;

  constructor(limit: number) {
    this.#limit = limit;
  }

  draw(svg: string): Promise<Buffer | null> {
    const { promise, resolve } = Promise.withResolvers<Buffer | null>();
    this.#waiting.push({ svg, done: resolve });
    this.#next();
    return promise;
  }

  #next(): void {
    if (this.#served) return;
    const wanted = this.#waiting.shift();
    if (!wanted) {
      this.#worker?.unref();
      return;
    }
    const worker = this.#worker ?? this.#start();
    worker.ref();
    this.#served = { wanted, timer: setTimeout(() => this.#lose(worker), this.#limit) };
    worker.postMessage(wanted.svg);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./pictures-worker.ts', import.meta.url));
    worker.on('message', (png: Uint8Array) => {
      if (this.#worker === worker) this.#leave(Buffer.from(png));
    });
    worker.on('error', () => this.#lose(worker));
    worker.on('exit', () => this.#lose(worker));
    this.#worker = worker;
    return worker;
  }

  /** Gives up a thread with what it was drawing. */
  #lose(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    worker.terminate();
    this.#leave(null);
  }

  #leave(png: Buffer | null): void {
    const served = this.#served;
    this.#served = null;
    if (served) {
      clearTimeout(served.timer);
      served.wanted.done(png);
    }
    this.#next();
  }
}

/** A drawer of its own; `limit`: milliseconds for one picture once its turn has come. */
export function drawer(limit: number = patience): Draw {
  const one = new Drawer(limit);
  return (svg) => one.draw(svg);
}

/** The same, which remembers the last pictures: one that was drawn ahead is there at once. */
export function remembering(drawn: Draw): Draw {
  const kept = new Map<string, Promise<Buffer | null>>();
  return (svg) => {
    const known = kept.get(svg);
    const found = known ?? drawn(svg);
    kept.delete(svg);
    kept.set(svg, found);
    if (known) void known.then((png) => png === null && kept.delete(svg)); // told once, then tried anew
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}

/** The drawer of the program. */
export const draw: Draw = remembering(drawer());
