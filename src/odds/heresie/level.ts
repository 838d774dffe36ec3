import { opener } from '../../rules/heresie/choix.ts';
import { other, type Side } from '../../rules/heresie/terms.ts';
import { compare, type Issue, plus } from './issue.ts';
import { type Beyond, type Pair, pairOf, type State } from './level-pair.ts';
import type { Standing, Way } from './ways.ts';

export type { Options } from './level-pair.ts';

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

function distance(one: Issue, two: Issue): number {
  return Math.max(
    Math.abs(one.vainqueur.protagoniste - two.vainqueur.protagoniste),
    Math.abs(one.vainqueur.antagoniste - two.vainqueur.antagoniste),
    Math.abs(one.prc.protagoniste - two.prc.protagoniste) / 64,
    Math.abs(one.prc.antagoniste - two.prc.antagoniste) / 64,
  );
}
