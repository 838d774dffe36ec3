import { isOver, spent, striker } from '../../rules/heresie/frappe.ts';
import type { Defi, Duel } from '../../rules/heresie/state.ts';
import { ratio } from '../ratio.ts';
import { glory, type Issue, none, plus } from './issue.ts';
import { Rounds } from './round.ts';
import { type Armement, armedBy } from './tour.ts';

/** What was found, and from how many ends: many PV and attacks make many. */
export interface Weighed {
  readonly issue: Issue;
  readonly ends: number;
}

/** What one round of a challenge and Gloire right after it are worth: each is counted once. */
export class Prospect {
  readonly defi: Defi;
  readonly #rounds: Rounds;
  readonly #known = new Map<string, Weighed>();
  readonly #strikes = new Map<string, Weighed>();

  constructor(defi: Defi) {
    this.defi = defi;
    this.#rounds = new Rounds(defi);
  }

  /** How many rounds have been counted. */
  get counted(): number {
    return this.#known.size;
  }

  /** How the challenge ends after the round of these weapons whose postures are chosen. */
  of(duel: Duel, armement: Armement): Weighed {
    return remembered(this.#known, [duel, armement], () => this.#count(duel, armement));
  }

  #count(duel: Duel, armement: Armement): Weighed {
    const armed = armedBy(this.#rounds, duel, armement);
    let sum: Weighed = nothing;
    for (const { value, weight } of armed.outcomes) {
      const taken = this.#rounds.advantage(value);
      for (const one of taken.outcomes) {
        const begun = spent(value, one.value);
        const struck = remembered(this.#strikes, begun, () => this.#strike(begun, 0));
        sum = more(sum, struck, ratio(weight, armed.total) * ratio(one.weight, taken.total));
      }
    }
    return sum;
  }

  #strike(before: Duel, rank: 0 | 1): Weighed {
    const { outcomes, total } = this.#rounds.strike(before, striker(before, rank));
    return outcomes.reduce((sum, { value, weight }) => {
      const isLast = rank === 1 || isOver(value);
      const end = isLast ? { issue: glory(this.defi, value), ends: 1 } : this.#strike(value, 1);
      return more(sum, end, ratio(weight, total));
    }, nothing);
  }
}

const nothing: Weighed = { issue: none, ends: 0 };

function more(sum: Weighed, { issue, ends }: Weighed, chance: number): Weighed {
  return { issue: plus(sum.issue, issue, chance, [0, 0]), ends: sum.ends + ends };
}

function remembered(known: Map<string, Weighed>, of: unknown, count: () => Weighed): Weighed {
  const key = JSON.stringify(of);
  const found = known.get(key) ?? count();
  known.set(key, found);
  return found;
}
