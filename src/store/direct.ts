import type { QueryResult } from 'kysely';
import type { Tx } from './store.ts';

/** Runs one statement at once, on the connection of a transaction. */
export type Direct = <Row>(text: string, parameters: unknown[]) => QueryResult<Row>;

const ways = new WeakMap<Tx, Direct>();

/** While `work` runs, statements of that transaction may go to the connection without Kysely's detours. */
export async function directly<T>(tx: Tx, direct: Direct, work: () => Promise<T>): Promise<T> {
  ways.set(tx, direct);
  try {
    return await work();
  } finally {
    ways.delete(tx);
  }
}

/** That way, or `null` for a transaction that is over. */
export function directWay(tx: Tx): Direct | null {
  return ways.get(tx) ?? null;
}
