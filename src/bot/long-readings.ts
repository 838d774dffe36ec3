import type { Refusal } from '../rules/rule.ts';
import type { Message } from '../slash/command.ts';
import type { Report, Reporter } from '../slash/report.ts';
import type { BooksChecked } from '../slash/surroundings.ts';
import { translated } from '../store/unavailable.ts';
import { type Reply, Thread } from '../threads/thread.ts';

/** What is read of the base at `path`: a report, or whether the books of a campaign add up. */
export interface Reading {
  readonly path: string;
  readonly wanted: Report | { readonly kind: 'books'; readonly campaignId: number };
}

export type BooksFound = Omit<BooksChecked, 'bytes'>;
export type Read = Message | Refusal | BooksFound;

/** The thread in which many entries are read at once: nothing else waits for it. */
const reader = new Thread<Reading, Read>(new URL('./reading-worker.ts', import.meta.url));

/** Reads reports of the base at `path`, one after the other. */
export function reporter(path: string): Reporter {
  return async (wanted) => told(await reader.ask({ path, wanted }, null)) as Message | Refusal; // what a report gives
}

/** Checks the chain and the ledger of a campaign. */
export async function checkBooks(path: string, campaignId: number): Promise<BooksFound> {
  return told(await reader.ask({ path, wanted: { kind: 'books', campaignId } }, null)) as BooksFound;
}

function told(reply: Reply<Read>): Read {
  if (reply.kind === 'told') return reply.told;
  throw reply.kind === 'failed' ? translated(reply.error) : new Error('a reading has no limit');
}
