import type { Duel } from '../../rules/heresie/state.ts';
import { type Chosen, garded, gardesOf } from './chosen.ts';
import { glory, type Issue, none, plus, summed } from './issue.ts';
import { Level } from './level.ts';
import { confrontations, type Policy } from './politique.ts';
import type { Rounds } from './round.ts';
import type { Armement } from './tour.ts';
import { type Standing, type Way, Ways } from './ways.ts';

/** For each first choice, the rounds that each reply to it makes: equal rounds are the same. */
type Options = readonly (readonly Chosen[])[];

/**
 * What comes of a challenge that goes on until somebody is removed, whoever may choose Gloire: states are solved once
 * each, those of fewer PV first. Where nobody can wound any more, Gloire comes as things stand.
 */
export class Sequel {
  readonly rounds: Rounds;
  readonly #ways: Ways;
  readonly #policy: Policy;
  readonly #known = new Map<Standing, Issue>();
  readonly #rounds = new Map<string, Issue>();
  readonly #options = new Map<string, Options>();

  constructor(rounds: Rounds, armement: Armement, policy: Policy) {
    this.rounds = rounds;
    this.#ways = new Ways(rounds, armement, policy);
    this.#policy = policy;
  }

  /** How a challenge ends from before a Confrontation; PRC earned so far are not in it. */
  of(duel: Duel): Issue {
    return this.#at(this.#ways.standing(duel));
  }

  /** How a challenge ends from a round whose postures are chosen; weapons named already are kept. */
  after(duel: Duel): Issue {
    const key = JSON.stringify(duel);
    const known = this.#rounds.get(key);
    if (known) return known;
    const branches = this.#ways.chosen(duel).branches(gardesOf(duel));
    const issue = this.#sum(
      branches.flatMap(({ chance, ways }) => ways.map((way) => ({ ...way, chance: chance * way.chance }))),
    );
    this.#rounds.set(key, issue);
    return issue;
  }

  /** How a challenge ends from a round of which `struck` strikes have fallen. */
  within(duel: Duel, struck: number): Issue {
    return this.#sum(this.#ways.after(duel, struck));
  }

  #sum(ways: readonly Way[]): Issue {
    const all = ways.reduce(
      (sum, { chance, earned, end, to }) => plus(sum, end ?? this.#reached(to), chance, earned),
      none,
    );
    return summed(all);
  }

  #at(start: Standing): Issue {
    const known = this.#known.get(start);
    if (known) return known;
    const stuck = glory(this.rounds.defi, start.duel);
    const level = new Level(start, stuck, {
      options: (duel) => this.#optionsOf(duel),
      below: (to) => this.#at(to),
    });
    for (const [state, issue] of level.solve()) this.#known.set(state, issue);
    return this.#known.get(start) ?? stuck;
  }

  #reached(to: Standing | null): Issue {
    if (to === null) throw new Error('A way has an end or goes on');
    return this.#at(to);
  }

  /** What Se garder has gained changes nothing of what may be chosen. */
  #optionsOf(duel: Duel): Options {
    const bare = garded(duel, { protagoniste: 0, antagoniste: 0 });
    const key = JSON.stringify(bare);
    const known = this.#options.get(key);
    if (known) return known;
    const options = confrontations(this.rounds, bare, this.#policy).map(({ replies }) =>
      replies.map(({ duel: chosen }) => this.#ways.chosen(chosen)),
    );
    this.#options.set(key, options);
    return options;
  }
}
