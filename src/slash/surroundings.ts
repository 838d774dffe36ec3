/** A channel that the bot has to write in. */
export interface WrittenChannel {
  readonly id: string;
  /** What it writes there: the log, that of the session under way, hidden rolls for the MJs, the answers of this place, an open game. */
  readonly purpose: 'log' | 'session' | 'master' | 'here' | 'game';
  /** `gone`: it does not exist any more; `locked`: an archived thread that only a moderator may open. */
  readonly state: 'open' | 'gone' | 'locked' | 'unreachable';
  /** Names of Discord's permissions that the bot lacks there. */
  readonly missing: readonly string[];
  /** Of the log channel: whether the bot can open threads in it; `nested`: it is one. */
  readonly threads?: 'possible' | 'forbidden' | 'nested';
}

/** What an action wants to know of the running program: all, or how the log channel stands. */
export type Looking = 'all' | 'log';

/** What the check of the books has found. */
export interface BooksChecked {
  readonly bytes: number;
  /** Number of the first journal entry of the campaign that does not fit its chain; `null`: all fit. */
  readonly chain: number | null;
  /** The first value of the campaign whose changes do not add up, by its ledger row; `null`: all do. */
  readonly ledger: number | null;
}

/** What the running program knows beside the books. */
export interface Surroundings {
  readonly version: string;
  /** Milliseconds to Discord and back, `null` before the first beat. */
  readonly latency: number | null;
  readonly channels: readonly WrittenChannel[];
  /** `null` where the file is not known or the check failed. */
  readonly books: BooksChecked | null;
  /** The newest copy: `2026-11-30` or with the time, UTC; `null` when there is none. `off`: no daily ones are made. */
  readonly backup: { readonly last: string | null; readonly off: boolean } | null;
}
