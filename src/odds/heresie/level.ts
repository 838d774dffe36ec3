import { opener } from '../../rules/heresie/choix.ts';
import type { Duel } from '../../rules/heresie/state.ts';
import { other, type Side } from '../../rules/heresie/terms.ts';
import { compare, type Issue, none, plus } from './issue.ts';
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
interface Pair {
  readonly settled: Issue;
  readonly inner: readonly Inner[];
  /** PRC that come with staying in the state, weighed. */
  readonly again: readonly [number, number];
  /** The chance to leave the state: added up, as 1 less the rest would cancel. */
  readonly away: number;
}

interface State {
  readonly opener: Side;
  options: readonly (readonly Pair[])[];
  issue: Issue;
  chosen: Pair | null;
}

/** Changes below this end the search. */
const still = 1e-15;
const mostSweeps = 10_000;

/**
 * The states among which a challenge can go to and fro: what only falls or only grows is the same in them. They are
 * solved together; `stuck` is what a challenge is worth that never leaves them.
 */
export class Level {
  readonly #stuck: Issue;
  readonly #states = new Map<string, State>();

  constructor(start: Standing, stuck: Issue, beyond: Beyond) {
    this.#stuck = stuck;
    const waiting = [start];
    const reach = (to: Standing): State => {
      const known = this.#states.get(to.key);
      if (known) return known;
      const state: State = { opener: opener(to.duel), options: [], issue: stuck, chosen: null };
      this.#states.set(to.key, state);
      waiting.push(to);
      return state;
    };
    reach(start);
    waiting.shift();
    for (let next: Standing | undefined = start; next; next = waiting.pop()) {
      const from = next;
      const made = new Map<readonly Way[], Pair>();
      reach(from).options = beyond.options(from.duel).map((replies) =>
        replies.map((ways) => {
          const pair = made.get(ways) ?? pairOf(from, ways, beyond, reach);
          made.set(ways, pair);
          return pair;
        }),
      );
    }
  }

  /** The issue of every state, by its key: choices are bettered, then weighed to the end, until nothing changes. */
  solve(): ReadonlyMap<string, Issue> {
    const states = [...this.#states.values()];
    for (let sweep = 0; sweep < mostSweeps; sweep += 1) {
      for (const state of states) state.chosen = this.#best(state);
      const change = this.#sweep(states);
      if (change < still) break;
      for (let more = 0; more < mostSweeps && this.#sweep(states) >= still; more += 1);
    }
    return new Map([...this.#states].map(([key, { issue }]) => [key, issue]));
  }

  /** Weighs the chosen pairs once; gives the greatest change. */
  #sweep(states: readonly State[]): number {
    let change = 0;
    for (const state of states) {
      const { issue: before, chosen } = state;
      if (chosen) state.issue = this.#worth(chosen);
      change = Math.max(change, distance(before, state.issue));
    }
    return change;
  }

  /** Who is second takes what is best for him, and the opener what that leaves best. */
  #best({ opener: side, options }: State): Pair | null {
    let best: Pair | null = null;
    for (const replies of options) {
      let kept: Pair | null = null;
      for (const pair of replies) if (this.#isBetter(pair, kept, other(side))) kept = pair;
      if (kept && this.#isBetter(kept, best, side)) best = kept;
    }
    return best;
  }

  #isBetter(one: Pair, than: Pair | null, side: Side): boolean {
    return than === null || compare(this.#worth(one), this.#worth(than), side) > 0;
  }

  #worth({ settled, inner, again, away }: Pair): Issue {
    if (away === 0) return this.#stuck;
    let sum = settled;
    for (const { chance, earned, to } of inner) sum = plus(sum, to.issue, chance, earned);
    const [mine, theirs] = [sum.vainqueur.protagoniste / away, sum.vainqueur.antagoniste / away];
    return {
      vainqueur: { protagoniste: mine, antagoniste: theirs },
      prc: {
        protagoniste: (sum.prc.protagoniste + again[0] * mine) / away,
        antagoniste: (sum.prc.antagoniste + again[1] * theirs) / away,
      },
    };
  }
}

function pairOf(
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

function distance(one: Issue, two: Issue): number {
  return Math.max(
    Math.abs(one.vainqueur.protagoniste - two.vainqueur.protagoniste),
    Math.abs(one.vainqueur.antagoniste - two.vainqueur.antagoniste),
    Math.abs(one.prc.protagoniste - two.prc.protagoniste) / 64,
    Math.abs(one.prc.antagoniste - two.prc.antagoniste) / 64,
  );
}
