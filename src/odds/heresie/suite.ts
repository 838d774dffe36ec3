import type { Duel } from '../../rules/heresie/state.ts';
import { glory, type Issue, none, plus } from './issue.ts';
import { Level, type Options } from './level.ts';
import { confrontations, type Policy } from './politique.ts';
import type { Rounds } from './round.ts';
import type { Armement } from './tour.ts';
import { type Standing, standing, Ways } from './ways.ts';

/**
 * What comes of a challenge that goes on until somebody is removed, whoever may choose Gloire: states are solved once
 * each, those of fewer PV first. Where nobody can wound any more, Gloire comes as things stand.
 */
export class Sequel {
  readonly rounds: Rounds;
  readonly #ways: Ways;
  readonly #policy: Policy;
  readonly #known = new Map<string, Issue>();
  readonly #rounds = new Map<string, Issue>();

  constructor(rounds: Rounds, armement: Armement, policy: Policy) {
    this.rounds = rounds;
    this.#ways = new Ways(rounds, armement, policy);
    this.#policy = policy;
  }

  /** How a challenge ends from before a Confrontation; PRC earned so far are not in it. */
  of(duel: Duel): Issue {
    return this.#at(standing(duel));
  }

  /** How a challenge ends from a round whose postures are chosen. */
  after(duel: Duel): Issue {
    const key = JSON.stringify(duel);
    const known = this.#rounds.get(key);
    if (known) return known;
    const issue = this.#ways
      .from(duel)
      .reduce(
        (sum, { chance, earned, end, to }) => plus(sum, end ?? this.#reached(to), chance, earned),
        none,
      );
    this.#rounds.set(key, issue);
    return issue;
  }

  #at(start: Standing): Issue {
    const known = this.#known.get(start.key);
    if (known) return known;
    const stuck = glory(this.rounds.defi, start.duel);
    const level = new Level(start, stuck, {
      options: (duel) => this.#options(duel),
      below: (to) => this.#at(to),
    });
    for (const [key, issue] of level.solve()) this.#known.set(key, issue);
    return this.#known.get(start.key) ?? stuck;
  }

  #reached(to: Standing | null): Issue {
    if (to === null) throw new Error('A way has an end or goes on');
    return this.#at(to);
  }

  /** Where each pair of choices leads: pairs that leave the same duel lead to the same. */
  #options(duel: Duel): Options {
    const known = new Map<string, ReturnType<Ways['from']>>();
    return confrontations(this.rounds, duel, this.#policy).map(({ replies }) =>
      replies.map(({ duel: chosen }) => {
        const key = JSON.stringify([chosen.protagoniste.choix, chosen.antagoniste.choix]);
        const ways = known.get(key) ?? this.#ways.from(chosen);
        known.set(key, ways);
        return ways;
      }),
    );
  }
}
