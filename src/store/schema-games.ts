import type { Generated } from 'kysely';

/** What is played in several clicks. Moments are milliseconds since 1970. */
export interface GameRow {
  readonly id: Generated<number>;
  readonly campaign: number;
  /** Which match it is: the name of its command. */
  readonly kind: string;
  /** Counts the moves. */
  readonly version: number;
  /** 0 or 1. */
  readonly finished: number;
  /** JSON: what was said when it began and holds for every move. */
  readonly opening: string;
  /** JSON: the state of the match, without what never changes in it. */
  readonly state: string;
  /** JSON: what never changes in the state, `null` when there is nothing of that kind. */
  readonly fixed: Generated<string>;
  /** Where it is played, and shown. */
  readonly channel: string;
  readonly opened_at: number;
  readonly changed_at: number;
  /** JSON: ids of the persons on whom it waits, and of all who have a seat. */
  readonly awaits: Generated<string>;
  readonly seats: Generated<string>;
  /** 0 or 1: its beginning was taken back. */
  readonly withdrawn: Generated<number>;
  /** Milliseconds that each expected move may take; `null`: as long as it likes. */
  readonly delay: number | null;
  /** When the default of what is expected now is played; `null` while no deadline runs. */
  readonly deadline_at: number | null;
  /** 0 or 1: whoever is awaited was reminded of this move. */
  readonly reminded: Generated<number>;
  /** The message that shows it, and the interaction whose answer will be that message. */
  readonly message: string | null;
  readonly shown_by: string | null;
}
