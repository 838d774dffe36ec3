import { isOver } from '../../rules/heresie/frappe.ts';
import type { Duel } from '../../rules/heresie/state.ts';
import { reopened } from '../../rules/heresie/suite.ts';
import { sides } from '../../rules/heresie/terms.ts';
import { ratio } from '../ratio.ts';
import { glory, type Issue } from './issue.ts';
import { Level, type State } from './level.ts';
import { type Confrontation, confrontations, type Policy } from './politique.ts';
import type { Rounds } from './round.ts';
import { type Armement, played } from './tour.ts';

/** One way on from a round: what it comes to, how likely, and the PRC that choices of that round earned. */
export interface Way {
  readonly chance: number;
  readonly earned: readonly [number, number];
  /** The end, or the duel before the next Confrontation. */
  readonly to: Issue | Duel;
}

/**
 * What comes of a challenge that goes on until somebody is removed, whoever may choose Gloire: states are solved once
 * each, those of fewer PV first. Where nobody can wound any more, Gloire comes as things stand.
 */
export class Sequel {
  readonly rounds: Rounds;
  readonly #armement: Armement;
  readonly #policy: Policy;
  readonly #known = new Map<string, Issue>();

  constructor(rounds: Rounds, armement: Armement, policy: Policy) {
    this.rounds = rounds;
    this.#armement = armement;
    this.#policy = policy;
  }

  /** How a challenge ends from before a Confrontation. `duel` has earned no PRC yet. */
  of(duel: Duel): Issue {
    const key = JSON.stringify(duel);
    const known = this.#known.get(key);
    if (known) return known;
    const level = new Level(duel, glory(this.rounds.defi, duel), {
      options: (state) => this.options(state),
      below: (state) => this.of(state),
    });
    for (const [state, issue] of level.solve()) this.#known.set(state, issue);
    return this.#known.get(key) ?? level.stuck;
  }

  /** What may be chosen before a round, and where each choice leads. */
  options(duel: Duel): State['options'] {
    return confrontations(this.rounds, duel, this.#policy).map(({ first, replies }) => ({
      first,
      replies: replies.map((reply) => ({ reply: reply.choix, ways: this.ways(reply) })),
    }));
  }

  /** Where a round leads whose postures are chosen. */
  ways({ duel }: Pick<Confrontation['replies'][number], 'duel'>): readonly Way[] {
    const { outcomes, total } = played(this.rounds, duel, this.#armement);
    return outcomes.map(({ value, weight }) => {
      const chance = ratio(weight, total);
      if (isOver(value)) return { chance, earned: [0, 0], to: glory(this.rounds.defi, value) };
      const [mine = 0, theirs = 0] = sides.map((side) => value[side].prc);
      return { chance, earned: [mine, theirs], to: this.#standing(value) };
    });
  }

  /** What the next round depends on: PRC are counted apart, and what no posture can read any more is left out. */
  #standing(after: Duel): Duel {
    const next = reopened(this.rounds.defi, after);
    const plain = {
      protagoniste: { ...next.protagoniste, prc: 0 },
      antagoniste: { ...next.antagoniste, prc: 0 },
    };
    if (this.#policy === 'meilleure') return { ...next, ...plain };
    const [one, two] = [
      { ...plain.protagoniste, usees: [] },
      { ...plain.antagoniste, usees: [] },
    ];
    const lasting = one.durables.length + two.durables.length > 0;
    return { ...next, protagoniste: one, antagoniste: two, avantage: lasting ? next.avantage : null };
  }
}
