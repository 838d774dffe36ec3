import { Worker } from 'node:worker_threads';

/** What became of a question to a thread. */
export type Reply<Told> =
  | { readonly kind: 'told'; readonly told: Told }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'failed'; readonly error: unknown };

interface Waiting<Asked, Told> {
  readonly asked: Asked;
  readonly limit: number | null;
  readonly done: (reply: Reply<Told>) => void;
}

interface Served<Asked, Told> {
  readonly waiting: Waiting<Asked, Told>;
  readonly timer: NodeJS.Timeout | null;
}

/**
 * A thread that answers one question after the other with the file that it runs, by {@link serve}. It begins at the first one
 * and stays; one that fails or takes longer than its limit is given up with it, and the next begins another. While there is
 * nothing to do it keeps no program running. Questions and answers are plain data.
 */
export class Thread<Asked, Told> {
  readonly #file: URL;
  readonly #waiting: Waiting<Asked, Told>[] = [];
  #worker: Worker | null = null;
  #served: Served<Asked, Told> | null = null;

  constructor(file: URL) {
    this.#file = file;
  }

  /** `limit`: milliseconds from the moment when its turn has come, the start of the thread included; `null`: none. */
  ask(asked: Asked, limit: number | null): Promise<Reply<Told>> {
    const { promise, resolve } = Promise.withResolvers<Reply<Told>>();
    this.#waiting.push({ asked, limit, done: resolve });
    this.#next();
    return promise;
  }

  #next(): void {
    if (this.#served) return;
    const waiting = this.#waiting.shift();
    if (!waiting) {
      this.#worker?.unref();
      return;
    }
    try {
      this.#give(waiting);
    } catch (error) {
      waiting.done({ kind: 'failed', error }); // no thread is to be had: the next question tries anew
      this.#next();
    }
  }

  #give(waiting: Waiting<Asked, Told>): void {
    const worker = this.#worker ?? this.#start();
    worker.postMessage(waiting.asked);
    worker.ref();
    const { limit } = waiting;
    const late = () => this.#lose(worker, { kind: 'too-long' });
    this.#served = { waiting, timer: limit === null ? null : setTimeout(late, limit) };
  }

  #start(): Worker {
    const worker = new Worker(this.#file);
    worker.on('message', (told: Told) => {
      if (this.#worker === worker) this.#leave({ kind: 'told', told });
    });
    worker.on('error', (error) => this.#lose(worker, { kind: 'failed', error }));
    worker.on('exit', () =>
      this.#lose(worker, { kind: 'failed', error: new Error('the thread ended by itself') }),
    );
    this.#worker = worker;
    return worker;
  }

  /** Gives up a thread with what it was doing, unless that has happened already. */
  #lose(worker: Worker, reply: Reply<Told>): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    worker.terminate();
    this.#leave(reply);
  }

  #leave(reply: Reply<Told>): void {
    const served = this.#served;
    this.#served = null;
    if (served?.timer) clearTimeout(served.timer);
    served?.waiting.done(reply);
    this.#next();
  }
}
