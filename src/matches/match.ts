import type { Dice, Die } from '../dice/dice.ts';
import { scriptedDice } from '../dice/scripted.ts';
import { isRefusal, type Refusal, refuse } from '../rules/rule.ts';

/** Who acts: a person's id, and whether that person is a MJ of the campaign. */
export interface Player {
  readonly id: string;
  readonly isMaster: boolean;
}

/** Where a match stands, as JSON: whoever saves it saves the match. `version` counts the moves. */
export interface MatchState {
  readonly version: number;
}

/** What a click says: the move, and the version of the state that the person had in view. */
export interface Claim<Move> {
  readonly version: number;
  readonly move: Move;
}

/** One move as it was played, with the dice that fell. */
export interface Played<Move> extends Claim<Move> {
  readonly player: Player;
  readonly dice: readonly Die[];
}

/** A match from its first die: `opening` are the dice of its beginning. */
export interface Recording<Start, Move> {
  readonly start: Start;
  readonly opening: readonly Die[];
  readonly moves: readonly Played<Move>[];
}

/** The rules of a match, all pure. A move is a short id in kebab-case that a button can carry. */
export interface Game<Start, State extends MatchState, Move extends string, View> {
  /** The state of version 0; dice that fall before anybody has to choose fall here. */
  begin(start: Start, dice: Dice): State;
  /** What `player` may do now, in the order of the buttons. */
  legalMoves(state: State, player: Player): readonly Move[];
  /** Ids of the persons on whom the match waits: none once it is finished. */
  awaits(state: State): readonly string[];
  /** The state after a legal move; the version is counted elsewhere. */
  advance(state: State, move: Move, player: Player, dice: Dice): State;
  /** What everybody may see. */
  view(state: State): View;
  finished(state: State): boolean;
}

/** What is played in several clicks. A state is never changed: each move gives a new one. */
export interface Match<Start, State extends MatchState, Move extends string, View>
  extends Omit<Game<Start, State, Move, View>, 'advance'> {
  /** Why a claimed move cannot be made, as {@link apply} would say it, or `null`. */
  refuses(state: State, claim: Claim<Move>, player: Player): Refusal | null;
  /**
   * The state after a claimed move, its version one higher. Refused, with no die rolled: `match-finished`,
   * `stale-version` [got, now], `not-your-move` [awaits], `illegal-move` [got, legal].
   */
  apply(state: State, claim: Claim<Move>, player: Player, dice: Dice): State | Refusal;
  /** The state that a recorded match reached, or why a move of it was not legal. Throws on dice that do not fit. */
  replay(record: Recording<Start, Move>): State | Refusal;
}

/** Makes a match of its rules: what is legal, fresh and due is checked here, once for all games. */
export function match<Start, State extends MatchState, Move extends string, View>(
  game: Game<Start, State, Move, View>,
): Match<Start, State, Move, View> {
  const apply = (state: State, claim: Claim<Move>, player: Player, dice: Dice): State | Refusal => {
    const refusal = refuseClaim(game, state, claim, player);
    if (refusal) return refusal;
    return { ...game.advance(state, claim.move, player, dice), version: state.version + 1 };
  };
  const { begin, legalMoves, awaits, view, finished } = game;
  const replay = ({ start, opening, moves }: Recording<Start, Move>): State | Refusal => {
    let state: State | Refusal = onDice(opening, (dice) => begin(start, dice));
    for (const { player, dice: script, ...claim } of moves) {
      const before: State | Refusal = state;
      if (isRefusal(before)) return before;
      state = onDice(script, (dice) => apply(before, claim, player, dice));
    }
    return state;
  };
  const refuses = (state: State, claim: Claim<Move>, player: Player) =>
    refuseClaim(game, state, claim, player);
  return { begin, legalMoves, awaits, refuses, apply, view, finished, replay };
}

function refuseClaim<Start, State extends MatchState, Move extends string, View>(
  game: Game<Start, State, Move, View>,
  state: State,
  { version, move }: Claim<Move>,
  player: Player,
): Refusal | null {
  if (game.finished(state)) return refuse('match-finished', null);
  if (version !== state.version) return refuse('stale-version', null, { got: version, now: state.version });
  const legal = game.legalMoves(state, player);
  if (legal.length === 0) return refuse('not-your-move', null, { awaits: game.awaits(state) });
  return legal.includes(move) ? null : refuse('illegal-move', null, { got: move, legal });
}

/** Runs on recorded dice, all of which must fall; a refused move leaves them, and says why. */
function onDice<T>(script: readonly Die[], run: (dice: Dice) => T): T {
  const dice = scriptedDice(script);
  const value = run(dice);
  if (!isRefusal(value)) dice.finish();
  return value;
}
