import type { Duel } from '../../rules/heresie/state.ts';
import type { Side } from '../../rules/heresie/terms.ts';
import { type Issue, none, plus } from './issue.ts';
import type { Standing, Way } from './ways.ts';

/** For each first choice, where each reply to it leads. */
export type Options = readonly (readonly (readonly Way[])[])[];

/** How a level looks beyond itself. */
export interface Beyond {
  readonly options: (duel: Duel) => Options;
  /** The issue of a state further down. */
  readonly below: (to: Standing) => Issue;
}

/** A way on that stays in the level. */
interface Inner {
  readonly chance: number;
  readonly earned: readonly [number, number];
  readonly to: State;
}

/** One pair of choices: what is known of it, and what depends on the states of the level. */
export interface Pair {
  readonly settled: Issue;
  readonly inner: readonly Inner[];
  /** PRC that come with staying in the state, weighed. */
  readonly again: readonly [number, number];
  /** The chance to leave the state: added up, as 1 less the rest would cancel. */
  readonly away: number;
}

/** A state of a level: what may be chosen there, and what it is worth so far. */
export interface State {
  readonly opener: Side;
  options: readonly (readonly Pair[])[];
  issue: Issue;
  chosen: Pair | null;
}

/** What one pair of choices leads to from a state: what it settles, what stays in the level, what comes back to it. */
export function pairOf(
  from: Standing,
  ways: readonly Way[],
  { below }: Beyond,
  reach: (to: Standing) => State,
): Pair {
  let settled = none;
  let away = 0;
  let again: readonly [number, number] = [0, 0];
  const inner = new Map<State, Inner>();
  for (const { chance, earned, end, to } of ways) {
    if (to?.key === from.key) {
      again = [again[0] + chance * earned[0], again[1] + chance * earned[1]];
      continue;
    }
    away += chance;
    if (end || (to && to.level !== from.level))
      settled = plus(settled, end ?? below(to as Standing), chance, earned);
    else if (to) {
      const state = reach(to);
      const known = inner.get(state);
      inner.set(state, { chance: chance + (known?.chance ?? 0), earned, to: state }); // one round earns one sum
    }
  }
  return { settled, inner: [...inner.values()], again, away };
}
