import type { QueryResult } from 'kysely';
import type { Tx } from './store.ts';

/** Runs one statement at once, on the connection of a transaction. */
export type Direct = <Row>(text: string, parameters: unknown[]) => QueryResult<Row>;

/** While a transaction lasts its statements may go to the connection without Kysely's detours. */
export const directWays = new WeakMap<Tx, Direct>();
