import type { Side } from '../../rules/heresie/terms.ts';
import type { Chosen, Gardes } from './chosen.ts';
import { type Issue, none, plus } from './issue.ts';
import type { Standing, Way } from './ways.ts';

/** A way on that stays in the level. */
interface Inner {
  readonly chance: number;
  readonly earned: readonly [number, number];
  readonly to: State;
}

/** What strikes lead to: what they settle, and what depends on the states of the level. */
export interface Strikes {
  readonly settled: Issue;
  readonly inner: readonly Inner[];
  /** The chance to leave the level: added up, as 1 less the rest would cancel. */
  readonly away: number;
}

/** One pair of choices: its strikes by how it comes to them, and what it is worth so far. */
export interface Pair {
  readonly branches: readonly { readonly chance: number; readonly strikes: Strikes }[];
  worth: Issue;
}

/** A state of a level: what may be chosen there, and what it is worth so far. */
export interface State {
  readonly opener: Side;
  /** Each once. */
  pairs: readonly Pair[];
  /** For each first choice, the pairs that the replies to it make. */
  options: readonly (readonly Pair[])[];
  issue: Issue;
  chosen: Pair | null;
}

/** What strikes lead to, by the issue of states further down and the states of the level. */
export function strikesOf(
  ways: readonly Way[],
  level: string,
  below: (to: Standing) => Issue,
  reach: (to: Standing) => State,
): Strikes {
  let settled = none;
  let away = 0;
  const inner = new Map<State, Inner>();
  for (const { chance, earned, end, to } of ways) {
    if (to && to.level === level) {
      const state = reach(to);
      const known = inner.get(state);
      inner.set(state, { chance: chance + (known?.chance ?? 0), earned, to: state }); // one round earns one sum
      continue;
    }
    away += chance;
    settled = plus(settled, end ?? below(to as Standing), chance, earned); // without an end it goes on
  }
  return { settled, inner: [...inner.values()], away };
}

/** The pair that a round makes from a state where Se garder has gained so much. */
export function pairOf(
  chosen: Chosen,
  gardes: Gardes,
  stuck: Issue,
  strikes: (ways: readonly Way[]) => Strikes,
): Pair {
  const branches = chosen.branches(gardes).map(({ chance, ways }) => ({ chance, strikes: strikes(ways) }));
  return { branches, worth: stuck };
}

/**
 * What a pair is worth in `from`, by the issues of the states that it leads to: what comes back to `from` is as if it had
 * not been. `stuck` where nothing else can come.
 */
export function worthOf({ branches }: Pair, from: State, stuck: Issue): Issue {
  let away = 0;
  let sum = none;
  let [mineAgain, theirsAgain] = [0, 0];
  for (const { chance, strikes } of branches) {
    away += chance * strikes.away;
    sum = plus(sum, strikes.settled, chance, noPrc);
    for (const { chance: share, earned, to } of strikes.inner) {
      const weight = chance * share;
      if (to === from) {
        mineAgain += weight * earned[0];
        theirsAgain += weight * earned[1];
      } else {
        away += weight;
        sum = plus(sum, to.issue, weight, earned);
      }
    }
  }
  if (away === 0) return stuck;
  const mine = sum.vainqueur.protagoniste / away;
  const theirs = sum.vainqueur.antagoniste / away;
  return {
    vainqueur: { protagoniste: mine, antagoniste: theirs },
    draw: sum.draw / away,
    prc: {
      protagoniste: (sum.prc.protagoniste + mineAgain * mine) / away,
      antagoniste: (sum.prc.antagoniste + theirsAgain * theirs) / away,
    },
  };
}

const noPrc = [0, 0] as const;
