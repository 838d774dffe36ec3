import { opener } from '../../rules/heresie/choix.ts';
import type { Duel } from '../../rules/heresie/state.ts';
import { other, type Side } from '../../rules/heresie/terms.ts';
import { type Chosen, gardesOf } from './chosen.ts';
import { among, compare, type Issue } from './issue.ts';
import { possibleEnds } from './level-ends.ts';
import { type Pair, pairOf, type State, type Strikes, strikesOf, worthOf } from './level-pair.ts';
import type { Standing, Way } from './ways.ts';

/** Changes below this end the search. */
const still = 1e-15;
const mostSweeps = 10_000;

/** How a level looks beyond itself. */
interface Beyond {
  /** For each first choice, the rounds that each reply to it makes: equal rounds are the same. */
  readonly options: (duel: Duel) => readonly (readonly Chosen[])[];
  /** The issue of a state further down. */
  readonly below: (to: Standing) => Issue;
}

/**
 * The states among which a challenge can go to and fro: what only falls or only grows is the same in them. They are
 * solved together; `stuck` is what a challenge is worth that never leaves them.
 */
export class Level {
  readonly #stuck: Issue;
  readonly #beyond: Beyond;
  readonly #level: string;
  readonly #states = new Map<Standing, State>();
  readonly #strikes = new Map<readonly Way[], Strikes>();
  readonly #waiting: { readonly state: State; readonly duel: Duel }[] = [];

  constructor(start: Standing, stuck: Issue, beyond: Beyond) {
    this.#stuck = stuck;
    this.#beyond = beyond;
    this.#level = start.level;
    this.#reach(start);
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) this.#open(next.state, next.duel);
  }

  /** The issue of every state: choices are bettered, then weighed to the end, until nothing changes. */
  solve(): ReadonlyMap<Standing, Issue> {
    const states = [...this.#states.values()];
    for (let sweep = 0; sweep < mostSweeps; sweep += 1) {
      for (const state of states) state.chosen = this.#best(state);
      const change = this.#sweep(states);
      if (change < still) break;
      for (let more = 0; more < mostSweeps && this.#sweep(states) >= still; more += 1);
    }
    const ends = possibleEnds(states, this.#stuck);
    return new Map(
      [...this.#states].map(([standing, state]) => [
        standing,
        among(ends.get(state) ?? new Set(), state.issue),
      ]),
    );
  }

  #reach(to: Standing): State {
    const known = this.#states.get(to);
    if (known) return known;
    const state = { opener: opener(to.duel), pairs: [], options: [], issue: this.#stuck, chosen: null };
    this.#states.set(to, state);
    this.#waiting.push({ state, duel: to.duel });
    return state;
  }

  #open(state: State, duel: Duel): void {
    const gardes = gardesOf(duel);
    const made = new Map<Chosen, Pair>();
    state.options = this.#beyond.options(duel).map((replies) =>
      replies.map((chosen) => {
        const pair = made.get(chosen) ?? pairOf(chosen, gardes, this.#stuck, (ways) => this.#struck(ways));
        made.set(chosen, pair);
        return pair;
      }),
    );
    state.pairs = [...made.values()];
  }

  #struck(ways: readonly Way[]): Strikes {
    const known = this.#strikes.get(ways);
    if (known) return known;
    const found = strikesOf(ways, this.#level, this.#beyond.below, (to) => this.#reach(to));
    this.#strikes.set(ways, found);
    return found;
  }

  /** Weighs the chosen pairs once; gives the greatest change. */
  #sweep(states: readonly State[]): number {
    let change = 0;
    for (const state of states) {
      const { issue: before, chosen } = state;
      if (chosen) state.issue = worthOf(chosen, state, this.#stuck);
      change = Math.max(change, distance(before, state.issue));
    }
    return change;
  }

  /** Who is second takes what is best for him, and the opener what that leaves best. */
  #best(state: State): Pair | null {
    for (const pair of state.pairs) pair.worth = worthOf(pair, state, this.#stuck);
    const { opener: side, options } = state;
    let best: Pair | null = null;
    for (const replies of options) {
      let kept: Pair | null = null;
      for (const pair of replies) if (isBetter(pair, kept, other(side))) kept = pair;
      if (kept && isBetter(kept, best, side)) best = kept;
    }
    return best;
  }
}

function isBetter({ worth }: Pair, than: Pair | null, side: Side): boolean {
  return than === null || compare(worth, than.worth, side) > 0;
}

function distance(one: Issue, two: Issue): number {
  return Math.max(
    Math.abs(one.vainqueur.protagoniste - two.vainqueur.protagoniste),
    Math.abs(one.vainqueur.antagoniste - two.vainqueur.antagoniste),
    Math.abs(one.prc.protagoniste - two.prc.protagoniste) / 64,
    Math.abs(one.prc.antagoniste - two.prc.antagoniste) / 64,
  );
}
