import { Worker } from 'node:worker_threads';
import { answerAtOnce, type Kind, type Kinds, type Question } from './questions.ts';
import { sampleDuel } from './sample.ts';

/** Milliseconds that an answer may take, in the thread that counts. */
export const patience = 20_000;

/** An answer, or that it would have taken too long. */
export type Counted<K extends Kind> =
  | { readonly kind: 'found'; readonly found: Kinds[K]['found'] }
  | { readonly kind: 'too-long' };

/** What waits for the thread. */
interface Waiting {
  readonly question: Question;
  readonly limit: number;
  readonly done: (counted: Counted<Kind>) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * The thread that counts: it is started at the first long question and serves one at a time. One that takes longer than
 * its limit is given up with it. While it has nothing to do it keeps no program running.
 */
class Counter {
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  #served: { readonly waiting: Waiting; readonly timer: NodeJS.Timeout } | null = null;

  ask(question: Question, limit: number): Promise<Counted<Kind>> {
    const { promise, resolve, reject } = Promise.withResolvers<Counted<Kind>>();
    this.#waiting.push({ question, limit, done: resolve, failed: reject });
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
    const worker = this.#worker ?? this.#start();
    worker.ref();
    const timer = setTimeout(() => {
      this.#lose(worker);
      this.#leave(({ done }) => done({ kind: 'too-long' }));
    }, waiting.limit);
    this.#served = { waiting, timer };
    worker.postMessage(waiting.question);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const fail = (error: unknown): void => {
      if (this.#worker !== worker) return; // it was given up
      this.#lose(worker);
      this.#leave(({ failed }) => failed(error));
    };
    worker.on('message', (found: Kinds[Kind]['found']) => {
      if (this.#worker === worker) this.#leave(({ done }) => done({ kind: 'found', found }));
    });
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The thread that counts ended without a word')));
    this.#worker = worker;
    return worker;
  }

  #lose(worker: Worker): void {
    this.#worker = null;
    worker.terminate();
  }

  #leave(say: (waiting: Waiting) => void): void {
    const served = this.#served;
    this.#served = null;
    if (served) {
      clearTimeout(served.timer);
      say(served.waiting);
    }
    this.#next();
  }
}

const counter = new Counter();

/** Begins the thread ahead of the first question; resolves once it has answered one. */
export async function openCounter(): Promise<void> {
  const armement = { protagoniste: null, antagoniste: null };
  const asked = { defi: sampleDuel(), postures: {}, armement, suite: 'aucune-posture' } as const;
  await counter.ask({ kind: 'defi', asked }, patience);
}

/** The odds: at once where that takes a few milliseconds, else from the thread that counts, within `limit` milliseconds. */
export async function ask<K extends Kind>(question: Question<K>, limit = patience): Promise<Counted<K>> {
  const quick = answerAtOnce(question);
  if (quick) return { kind: 'found', found: quick.found };
  return counter.ask(question as Question, limit) as Promise<Counted<K>>; // the answer to this very question
}
