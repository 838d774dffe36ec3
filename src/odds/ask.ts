import { type Reply, Thread } from '../threads/thread.ts';
import { answerAtOnce, type Kind, type Kinds, type Question } from './questions.ts';
import { sampleDuel } from './sample.ts';

/** Milliseconds that an answer may take, in the thread that counts. */
export const patience = 20_000;

/** An answer, or that it would have taken too long. */
export type Counted<K extends Kind> =
  | { readonly kind: 'found'; readonly found: Kinds[K]['found'] }
  | { readonly kind: 'too-long' };

/** The thread that counts. */
const counter = new Thread<Question, Kinds[Kind]['found']>(new URL('./worker.ts', import.meta.url));

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
  return counted(await counter.ask(question as Question, limit)) as Counted<K>; // the answer to this very question
}

function counted(reply: Reply<Kinds[Kind]['found']>): Counted<Kind> {
  if (reply.kind === 'failed') throw reply.error;
  return reply.kind === 'told' ? { kind: 'found', found: reply.told } : reply;
}
