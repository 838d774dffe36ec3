import { sql } from 'kysely';

/**
 * Numbers as the text of a statement, where a bound one would do harm: as a limit it has SQLite plan the statement anew each
 * time, and beside a column of a partial index it hides that the index serves.
 */
export const literal = { zero: sql.lit(0), one: sql.lit(1) } as const;
