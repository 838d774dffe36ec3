import type { Die } from '../dice/dice.ts';
import type { Json, Outcome } from '../rules/rule.ts';

/**
 * Who sees a roll. `public`: all. `joueur-mj`: who rolled, the player for whom it was rolled, the MJs. `mj`: the MJs
 * alone, not even who rolled. `personnel`: only who rolled; it never touches the books.
 */
export type Visibility = 'public' | 'joueur-mj' | 'mj' | 'personnel';

/** A person as shown: the Discord id and the name of the day; both `null` once the person's data is deleted. */
export interface Person {
  readonly id: string | null;
  readonly name: string | null;
}

/**
 * What a journal entry says, and what its hash covers. People stand in it as the pseudonyms of their campaign, so that
 * deleting a person leaves the chain whole.
 */
export interface Content {
  /** Name of the command, with its subcommand if any: `ebranlement`, `journal salon`. */
  readonly command: string;
  /** Options as they were understood, by name. */
  readonly options: { readonly [name: string]: Json };
  readonly outcome: Outcome<{ readonly [key: string]: Json }>;
  /** Every die in the order of its fall. */
  readonly dice: readonly Die[];
  /** True when the dice were typed by a person, not drawn. */
  readonly typed: boolean;
  readonly motif: string | null;
  /** Pseudonyms. `behalf`: the player for whom the MJ rolled. */
  readonly author: string;
  readonly behalf: string | null;
  /**
   * What the dice were drawn from: which secret of which epoch, the interaction's id (a random one in a terminal), and
   * the version of the way from a seed to faces.
   */
  readonly seed: {
    readonly epoch: number;
    readonly secret: 'public' | 'hidden';
    readonly id: string;
    readonly algorithm: number;
    /** How many dice of the same source fell before, for other entries of the same interaction; absent for none. */
    readonly skip?: number;
  };
  /** How many entries are parts of it, right after it; absent for none. Their dice decided it. */
  readonly parts?: number;
  /** The number of the entry of which it is a part: one test of a whole phase. They are taken back together. */
  readonly partOf?: number;
  /**
   * The game of several clicks that it belongs to: its version before the move, the move (`null`: the beginning), and how
   * many steps of the outcome stood before it (none: 0). The dice of the steps after those are the dice of this entry.
   */
  readonly game?: {
    readonly id: number;
    readonly version: number;
    readonly move: string | null;
    readonly since?: number;
  };
  /** Discord's moment of the interaction, milliseconds since 1970. */
  readonly at: number;
}

/** A journal entry as it can be shown: its content with the people's names back in place. */
export interface Entry {
  /** Unique in the database. */
  readonly id: number;
  readonly campaign: { readonly id: number; readonly name: string };
  /** 1, 2, 3… in its campaign, without gaps. */
  readonly number: number;
  readonly visibility: Visibility;
  /** When a hidden entry was shown to all, milliseconds since 1970; `null` while it was not. */
  readonly revealedAt: number | null;
  /** The number of the entry that took its effects back, if one did. */
  readonly undoneBy?: number;
  /** The channel where it was rolled, as far as it is known. */
  readonly channel: string | null;
  readonly author: Person;
  readonly behalf: Person | null;
  readonly content: Content;
  /** Hash of the entry in the chain, 64 hexadecimal digits. */
  readonly hash: string;
}
