import type { RestAnswer } from './rest/route.ts';

/** One request as it came and what it got; tests read it. */
export interface LoggedRequest {
  readonly method: string;
  /** Below `/api/v10`, without the query. */
  readonly path: string;
  /** The pattern that took it, `/channels/:channel/messages`; `null` when none did. */
  readonly route: string | null;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Names of the files that came with it. */
  readonly files: readonly string[];
  /** Whether the bot showed its token. */
  readonly authorized: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `null` until it is answered. */
  answer: RestAnswer | null;
}
