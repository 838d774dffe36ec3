import type { Dice, Die } from '../dice/dice.ts';
import type { Json, Refusal } from '../rules/rule.ts';

/** Who acts: a person's id, and whether that person is a MJ of the campaign. */
export interface Player {
  readonly id: string;
  readonly isMaster: boolean;
}

/**
 * Where a match stands, as JSON: whoever saves it saves the match. `version` counts the moves; `fixed` is what never
 * changes once it has begun, and need not be kept with every move.
 */
export interface MatchState {
  readonly version: number;
  readonly fixed?: object;
}

/**
 * What a click says: the move, and the version of the state that the person had in view. `given` is what the move brings
 * with it, read and checked before it comes here: a fighter from a sheet, figures from a form.
 */
export interface Claim<Move> {
  readonly version: number;
  readonly move: Move;
  readonly given?: Json;
}

/** One move as it was played, with the dice that fell. */
export interface Played<Move> extends Claim<Move> {
  readonly player: Player;
  readonly dice: readonly Die[];
}

/** The default that a deadline brought, with the dice that fell. */
export interface Lapsed {
  readonly lapsed: true;
  readonly dice: readonly Die[];
}

/** A seat that went from one person to another. */
export interface Handed {
  readonly from: string;
  readonly to: string;
}

/** A match from its first die: `opening` are the dice of its beginning. */
export interface Recording<Start, Move> {
  readonly start: Start;
  readonly opening: readonly Die[];
  readonly moves: readonly (Played<Move> | Lapsed | Handed)[];
}

/** The rules of a match, all pure. A move is a short id in kebab-case, `:` before what it names, that a button can carry. */
export interface Game<Start, State extends MatchState, Move extends string, View> {
  /** The state of version 0; dice that fall before anybody has to choose fall here. */
  begin(start: Start, dice: Dice): State;
  /** Every move that somebody may make now, in the order of the buttons and menus; none once it is finished. */
  offered(state: State): readonly Move[];
  /** What `player` may do now: some of what is offered. */
  legalMoves(state: State, player: Player): readonly Move[];
  /** Ids of the persons on whom the match waits: none once it is finished. */
  awaits(state: State): readonly string[];
  /**
   * The state after a legal move; the version is counted elsewhere. Refused, before a die has fallen, where what is given
   * does not fit.
   */
  advance(state: State, move: Move, player: Player, dice: Dice, given: Json | null): State | Refusal;
  /** What everybody may see. */
  view(state: State): View;
  finished(state: State): boolean;
  /** The state after a deadline went by: the default of whatever it waited for. A match without has no deadlines. */
  lapse?(state: State, dice: Dice): State;
  /** The state in which `to` sits where `from` sat. Refused: `seat-taken` when `to` plays already. A match without keeps its people. */
  hand?(state: State, handed: Handed): State | Refusal;
  /** Which round is being played, from 1; 0 before the first. A match without is one round. */
  round?(state: State): number;
}

/** What is played in several clicks. A state is never changed: each move gives a new one. */
export interface Match<Start, State extends MatchState, Move extends string, View>
  extends Required<Omit<Game<Start, State, Move, View>, 'advance' | 'lapse' | 'hand'>> {
  /** Whether a deadline may be set. */
  readonly hasDefault: boolean;
  /** Why a claimed move cannot be made, as {@link apply} would say it before its rules look at it, or `null`. */
  refuses(state: State, claim: Claim<Move>, player: Player): Refusal | null;
  /**
   * The state after a claimed move, its version one higher. Refused, with no die rolled: `match-finished`,
   * `stale-version` [got, now], `not-your-move` [awaits], `illegal-move` [got, legal], and what the rules refuse.
   */
  apply(state: State, claim: Claim<Move>, player: Player, dice: Dice): State | Refusal;
  /** The state after its deadline went by, its version one higher. Refused: `match-finished`, `no-deadline`. */
  lapse(state: State, dice: Dice): State | Refusal;
  /**
   * The state after a seat was handed over, its version one higher. Refused: `match-finished`, `no-seat` [who] when `from`
   * does not play or seats stay as they are, `seat-taken`.
   */
  hand(state: State, handed: Handed): State | Refusal;
  /** The state that a recorded match reached, or why a move of it was not legal. Throws on dice that do not fit. */
  replay(record: Recording<Start, Move>): State | Refusal;
}
