import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../../campaign/entry.ts';
import type { Someone } from '../../campaign/people.ts';
import type { Sheet } from '../../campaign/sheets.ts';
import type { Match, MatchState, Player } from '../../matches/match.ts';
import type { Json, Outcome, Refusal } from '../../rules/rule.ts';
import type { Offer } from '../attempt.ts';
import type { Button } from '../buttons.ts';
import type { Action, BookChange, ComponentCall, Desk, Form, Place, Shelf } from '../command.ts';
import type { commonOptions } from '../common.ts';
import type { Values } from '../option.ts';

/** How a move looks. `rolls`: dice fall, so it can be made with dice thrown by hand. */
export type Control =
  | {
      readonly as: 'button';
      /** At most 80 characters. */
      readonly label: string;
      readonly style: 'main' | 'plain' | 'danger';
      readonly rolls: boolean;
    }
  | {
      readonly as: 'menu';
      /** What the menu is for, an id in kebab-case: moves of one id stand in one menu. */
      readonly menu: string;
      /** What stands in the menu while nothing is chosen: « Choisis ta posture ». The first move of a menu says it. */
      readonly placeholder: string;
      /** At most 100 characters each; longer ones are cut. */
      readonly label: string;
      readonly description?: string;
      readonly rolls: boolean;
    };

/** Options that the machinery reads itself. `delai`: how long each expected move may take. */
export type CommonName = keyof typeof commonOptions | 'delai';

/** How a game was opened. */
interface Opened {
  /** Who plays: who typed the command, or the one for whom a MJ did. */
  readonly player: Someone;
  /** The options as they were read, those of {@link CommonName} left out. */
  readonly values: Values;
  /** The sheets that options named, by option: `sheet.id` is what {@link GameChange} wants. */
  readonly sheets: ReadonlyMap<string, Sheet>;
}

/** A move for which a form is to open. */
export interface Asked<State, Move> {
  readonly move: Move;
  readonly state: State;
  readonly call: ComponentCall;
  readonly shelf: Shelf;
}

/** A move that is about to be made, with what its form said: `fields` is empty when it had none. */
export interface Brought<State, Move> {
  readonly move: Move;
  readonly state: State;
  readonly fields: Readonly<Record<string, string>>;
  readonly call: ComponentCall;
  readonly desk: Desk;
}

/** A form without its id, which the machinery gives: a title, and at most five fields (four for a move that rolls). */
export type MoveForm = Omit<Form, 'custom_id'>;

/** A change of the books by a game: of a sheet by its id, or of a person by their Discord id. */
export interface GameChange extends Pick<BookChange, 'quantity' | 'by' | 'cause'> {
  readonly subject: { readonly fiche: number } | { readonly joueur: string };
}

/** A move that nobody has to choose. */
interface MachineMove<Move> {
  readonly player: Player;
  readonly move: Move;
  readonly given?: Json;
}

/** What is needed to play a game that has begun. */
export interface MatchPlay<State extends MatchState, Move extends string, View, R extends object> {
  readonly name: string;
  readonly match: Match<never, State, Move, View>;
  /** Which common options the command takes. Unless said the four of every roll; `delai` goes with {@link isShared}. */
  readonly takes?: readonly CommonName[];
  /** Whether these options (as Discord gave them) open a game of several persons. Unless said it never is one. */
  readonly isShared?: (values: Values) => boolean;
  /** Ids of all who have a seat, awaited or not. Unless said: who opened it, and on whom it waits. */
  readonly seats?: (state: State) => readonly string[];
  /** For whom `player` moves: themselves, or the one whose part a MJ takes. Unless said: who is awaited alone. */
  readonly seatOf?: (state: State, move: Move, player: Player) => string | null;
  /**
   * All that the answer tells after a move: the journal keeps it, so that whoever sees the entry sees what was answered.
   * `since`: how many of its steps stood before the move; the dice of the others are those that the entry rolled. A game
   * that keeps the steps of a move alone gives those of every view of `all` (one for the move, one for each that the
   * machine added) and `since: 0`; one that keeps everything gives the last view and `since` of the first.
   */
  readonly told: (
    last: View,
    all: readonly View[],
  ) => { readonly outcome: Outcome<R>; readonly since: number };
  /** How an offered move looks in this state. */
  readonly control: (move: Move, state: State) => Control;
  /** Forms of moves that bring something. Refused: where the form would be of no use. */
  readonly forms?: Readonly<
    Record<string, (asked: Asked<State, Move>) => MoveForm | Refusal | Promise<MoveForm | Refusal>>
  >;
  /** What a move brings, read and checked; `null` when it brings nothing. */
  readonly prepare?: (brought: Brought<State, Move>) => Json | Refusal | Promise<Json | Refusal>;
  /** Moves that are asked for once more, by a short form with an optional reason: move → its title (45 characters). */
  readonly confirms?: Readonly<Record<string, string>>;
  /** What a move changes in the books; `before` is `null` at the beginning. PV never fall below 0. */
  readonly books?: (before: State | null, after: State) => readonly GameChange[];
  /** The move of a player that is no person, `null` when it is a person's turn. Asked after every move. */
  readonly machine?: (state: State) => MachineMove<Move> | null;
  /** Whether a deadline runs in this state; unless said it does whenever somebody is awaited. */
  readonly mayLapse?: (state: State) => boolean;
  /** What is expected of that person, in a few French words: « choisis ta posture ». */
  readonly expects?: (state: State, personId: string) => string;
  /** The answer: what the entry tells, and who has to choose, in that place. */
  readonly present: (entry: Entry, view: View, place: Pick<Place, 'guild'>) => APIEmbed;
  /** More buttons, beside « Détail »: their presses are added to the command that {@link matchCommand} gives. */
  readonly extras?: (entry: Entry, state: State, place: Pick<Place, 'guild'>) => readonly Button[];
}

/**
 * What a command that may take several clicks is made of.
 *
 * The least: `match`, `start`, `told`, `control`, `present`. `control` says how each offered move looks, and the message
 * is laid out from `match.offered(state)`; a move may hold `:` before what it names (`posture:temporiser`).
 *
 * Several persons: `isShared` says from the options when it is one of those games. They are public, call
 * whose move it is, and have a deadline for each expected move when `match.hasDefault` (put `delai` into `takes`). Who may be
 * named is checked in `check` with `refuseOpponent` (`opponents.ts`); ids of persons in states are Discord's.
 *
 * A move that brings something: an entry of `forms` (under the whole move, or the part before its `:`) opens a form, and
 * `prepare` turns its fields into what `match` receives as `given`. Without a form `prepare` is asked all the same.
 */
export interface MatchRoll<X, Start, State extends MatchState, Move extends string, View, R extends object>
  extends Offer<X>,
    MatchPlay<State, Move, View, R> {
  readonly match: Match<Start, State, Move, View>;
  /** `attended`: somebody can click. */
  readonly start: (checked: X, playerId: string, attended: boolean, opened: Opened) => Start;
  /** Whether a game may come of it that waits for clicks; unless said it always may. */
  readonly mayWait?: (checked: X) => boolean;
  /** Completes options that name no sheet by {@link Offer.sheets}. */
  readonly complete?: NonNullable<Action['complete']>;
}
