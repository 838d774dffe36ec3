import { opener } from '../../rules/heresie/choix.ts';
import type { Choix, Duel } from '../../rules/heresie/state.ts';
import { other, type Side } from '../../rules/heresie/terms.ts';
import { compare, type Issue, none } from './issue.ts';
import type { Way } from './suite.ts';

/** A duel before a Confrontation, and what may be chosen there. */
export interface State {
  readonly opener: Side;
  readonly options: readonly {
    readonly first: Choix;
    readonly replies: readonly { readonly reply: Choix; readonly ways: readonly Way[] }[];
  }[];
}

/** How a level looks beyond itself. */
export interface Beyond {
  readonly options: (duel: Duel) => State['options'];
  /** The issue of a state further down. */
  readonly below: (duel: Duel) => Issue;
}

/** A way on that stays in the level. */
interface Inner {
  readonly chance: number;
  readonly earned: readonly [number, number];
  readonly to: string;
}

/** One pair of choices: what is known of it, and what depends on the states of the level. */
interface Pair {
  readonly settled: Issue;
  readonly inner: readonly Inner[];
  /** The chance to leave the state as it is for good: never taken as 1 less the rest, which would cancel. */
  readonly away: number;
}

/** Changes below this end the search; each sweep shrinks them by a factor that is never near 1 in a challenge. */
const still = 1e-15;
const mostSweeps = 5_000;

/**
 * The states among which a challenge can go to and fro: all that only falls (PV) or only grows (Phage, postures used up)
 * is the same in them. They are solved together; `stuck` is what a challenge is worth that never leaves them.
 */
export class Level {
  readonly stuck: Issue;
  readonly #beyond: Beyond;
  readonly #name: string;
  readonly #pairs = new Map<
    string,
    { readonly opener: Side; readonly options: readonly (readonly Pair[])[] }
  >();
  readonly #values = new Map<string, Issue>();

  constructor(duel: Duel, stuck: Issue, beyond: Beyond) {
    this.stuck = stuck;
    this.#beyond = beyond;
    this.#name = nameOf(duel);
    this.#explore(duel);
  }

  /** The issue of every state, by its JSON. */
  solve(): ReadonlyMap<string, Issue> {
    for (let sweep = 0; sweep < mostSweeps; sweep += 1) {
      let change = 0;
      for (const [key, { opener: side, options }] of this.#pairs) {
        const before = this.#values.get(key) ?? this.stuck;
        const after = this.#best(key, side, options);
        change = Math.max(change, distance(before, after));
        this.#values.set(key, after);
      }
      if (change < still) break;
    }
    return this.#values;
  }

  #explore(start: Duel): void {
    const waiting = [start];
    for (let duel = waiting.pop(); duel; duel = waiting.pop()) {
      const key = JSON.stringify(duel);
      if (this.#pairs.has(key)) continue;
      const found = this.#beyond.options(duel);
      const options = found.map(({ replies }) => replies.map(({ ways }) => this.#pair(key, ways, waiting)));
      this.#pairs.set(key, { opener: opener(duel), options });
      this.#values.set(key, this.stuck);
    }
  }

  #pair(from: string, ways: readonly Way[], waiting: Duel[]): Pair {
    let settled = none;
    let away = 0;
    const inner: Inner[] = [];
    for (const { chance, earned, to } of ways) {
      const isEnd = 'vainqueur' in to;
      const key = isEnd ? '' : JSON.stringify(to);
      if (key !== from) away += chance;
      if (isEnd || nameOf(to) !== this.#name) {
        settled = plus(settled, isEnd ? to : this.#beyond.below(to), chance, earned);
      } else {
        inner.push({ chance, earned, to: key });
        if (key !== from) waiting.push(to);
      }
    }
    return { settled, inner, away };
  }

  /** Who is second takes what is best for him, and the opener what that leaves best. */
  #best(key: string, side: Side, options: readonly (readonly Pair[])[]): Issue {
    const issues = options.map((pairs) =>
      pick(
        pairs.map((pair) => this.#value(key, pair)),
        other(side),
      ),
    );
    return pick(issues, side);
  }

  #value(key: string, { settled, inner, away }: Pair): Issue {
    if (away === 0) return this.stuck;
    let sum = settled;
    let again: readonly [number, number] = [0, 0];
    for (const { chance, earned, to } of inner) {
      if (to === key) again = [chance * earned[0], chance * earned[1]];
      else sum = plus(sum, this.#values.get(to) ?? this.stuck, chance, earned);
    }
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

/** What never comes back once it has changed. */
function nameOf({ protagoniste, antagoniste, first }: Duel): string {
  const camp = ({ pv, phages, usees, durables }: Duel[Side]) =>
    `${pv} ${phages.join()} ${usees.join()} ${durables.join()}`;
  return `${camp(protagoniste)}/${camp(antagoniste)}/${first}`;
}

/** `sum`, and `chance` times what comes with PRC that count if that side wins. */
function plus(sum: Issue, { vainqueur, prc }: Issue, chance: number, [mine, theirs]: Way['earned']): Issue {
  return {
    vainqueur: {
      protagoniste: sum.vainqueur.protagoniste + chance * vainqueur.protagoniste,
      antagoniste: sum.vainqueur.antagoniste + chance * vainqueur.antagoniste,
    },
    prc: {
      protagoniste: sum.prc.protagoniste + chance * (prc.protagoniste + mine * vainqueur.protagoniste),
      antagoniste: sum.prc.antagoniste + chance * (prc.antagoniste + theirs * vainqueur.antagoniste),
    },
  };
}

/** The best of some for `side`, the first of equals. */
export function pick(issues: readonly Issue[], side: Side): Issue {
  return issues.reduce((best, one) => (compare(one, best, side) > 0 ? one : best));
}

function distance(one: Issue, two: Issue): number {
  return Math.max(
    Math.abs(one.vainqueur.protagoniste - two.vainqueur.protagoniste),
    Math.abs(one.vainqueur.antagoniste - two.vainqueur.antagoniste),
    Math.abs(one.prc.protagoniste - two.prc.protagoniste) / 64,
    Math.abs(one.prc.antagoniste - two.prc.antagoniste) / 64,
  );
}
