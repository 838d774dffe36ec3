import type { Dice } from '../../dice/dice.ts';
import type { MatchState } from '../../matches/match.ts';
import { isRefusal, type Refusal } from '../../rules/rule.ts';
import { type Played, play } from '../common.ts';
import type { MatchPlay } from './roll.ts';

/** The states that one interaction gives: that of its move, then one for each move of the machine. */
export type Run<State> = readonly [State, ...State[]];

/** No machine moves more often than this before a person does. */
const mostMoves = 500;

/** `first`, and the states after it in which no person had to choose. */
export function carryOn<State extends MatchState, Move extends string, View, R extends object>(
  { name, match, machine }: MatchPlay<State, Move, View, R>,
  first: State,
  dice: Dice,
): Run<State> {
  const run: [State, ...State[]] = [first];
  for (;;) {
    const state = run.at(-1) ?? first;
    const next = match.finished(state) ? null : (machine?.(state) ?? null);
    if (!next) return run;
    const { player, ...claim } = next;
    const after = match.apply(state, { ...claim, version: state.version }, player, dice);
    if (isRefusal(after)) throw new Error(`${name}: the machine may not ${next.move}: ${after.code}`);
    if (run.push(after) > mostMoves) throw new Error(`${name}: the machine does not come to an end`);
  }
}

/** The same as `play`, for what may refuse before a die has fallen: that refusal is told, not that dice were left over. */
export function playRun<T>(
  typed: string | undefined,
  drawn: () => Dice,
  run: (dice: Dice) => T | Refusal,
): Played<T> | Refusal {
  let refused: Refusal | null = null;
  const played = play(typed, drawn, (dice) => {
    const got = run(dice);
    if (isRefusal(got)) refused = got;
    return got;
  });
  if (refused !== null) return refused;
  if (isRefusal(played)) return played;
  return { ...played, value: played.value as T }; // it was no refusal
}

/** The last of them. */
export function lastOf<State>(run: Run<State>): State {
  return run.at(-1) ?? run[0];
}
