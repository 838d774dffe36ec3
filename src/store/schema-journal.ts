import type { Generated } from 'kysely';

/** A search of the journal whose pages can still be turned. */
export interface SearchRow {
  readonly id: Generated<number>;
  readonly campaign: number;
  /** JSON. */
  readonly criteria: string;
  readonly at: number;
}

/** An evening of play: the journal entries after `after` and, once it is closed, up to `until`. */
export interface SessionRow {
  readonly campaign: number;
  /** 1, 2, 3… in its campaign. */
  readonly number: number;
  readonly name: string | null;
  readonly opened_at: number;
  readonly closed_at: number | null;
  readonly after: number;
  readonly until: number | null;
  /** The thread in which its log messages stand, if one was opened for it. */
  readonly thread: string | null;
}
