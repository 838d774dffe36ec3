import type { Standing } from '../../campaign/games.ts';
import { type NewGame, openGame, type StoredGame, saveGame } from '../../campaign/games.ts';
import type { MatchState } from '../../matches/match.ts';
import type { Json } from '../../rules/rule.ts';
import type { Desk } from '../command.ts';
import type { MatchPlay } from './roll.ts';
import type { Run } from './run.ts';

/** The state of a game as the match that is played knows it. */
export function stateOf<State extends MatchState, Move extends string, View, R extends object>(
  _: MatchPlay<State, Move, View, R>,
  kept: Json,
): State {
  return kept as unknown as State; // written from a state of this match
}

/** Keeps a game that begins, with whatever the machine has done already; gives its id. */
export async function keepGame<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  game: NewGame,
  [first, ...others]: Run<State>,
  desk: Desk,
  seated: readonly string[],
): Promise<number> {
  const standing = standingOf(play, first, desk.now, seated);
  const id = await openGame(desk.tx, game, standing);
  await keepMoves(play, { id, delay: game.delay, seats: standing.seats }, others, desk);
  return id;
}

/** Keeps the states of a game that follow one another, version by version. */
export async function keepMoves<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  game: Pick<StoredGame, 'id' | 'delay' | 'seats'>,
  states: readonly State[],
  { tx, now }: Pick<Desk, 'tx' | 'now'>,
): Promise<void> {
  for (const state of states) await saveGame(tx, game, standingOf(play, state, now, game.seats));
}

function standingOf<State extends MatchState, Move extends string, View, R extends object>(
  { match, seats, mayLapse }: MatchPlay<State, Move, View, R>,
  state: State,
  at: number,
  seated: readonly string[],
): Standing {
  const awaits = match.awaits(state);
  return {
    version: state.version,
    finished: match.finished(state),
    awaits,
    seats: seats?.(state) ?? [...new Set([...seated, ...awaits])],
    timed: match.hasDefault && awaits.length > 0 && (mayLapse?.(state) ?? true),
    state: state as unknown as Json, // the laws of every match hold it to JSON
    at,
  };
}
