import { certain } from '../../dice/distribution.ts';
import { isOver, spent, striker } from '../../rules/heresie/frappe.ts';
import type { Defi, Duel } from '../../rules/heresie/state.ts';
import { reopened } from '../../rules/heresie/suite.ts';
import { sides } from '../../rules/heresie/terms.ts';
import { ratio } from '../ratio.ts';
import { then } from '../then.ts';
import { glory, type Issue } from './issue.ts';
import type { Policy } from './politique.ts';
import type { Rounds } from './round.ts';
import { type Armement, armedBy } from './tour.ts';

/** A duel before a Confrontation. `key` tells it from every other, `level` from those it can never come back from. */
export interface Standing {
  readonly duel: Duel;
  readonly key: string;
  readonly level: string;
}

/** One way on from a round: how likely, the PRC that choices of that round earned, and the end or what stands then. */
export interface Way {
  readonly chance: number;
  readonly earned: readonly [number, number];
  readonly end: Issue | null;
  readonly to: Standing | null;
}

/** Where rounds lead. What strikes leave depends neither on how the advantage was taken nor on what it took. */
export class Ways {
  readonly rounds: Rounds;
  readonly #armement: Armement;
  readonly #policy: Policy;
  readonly #struck = new Map<string, readonly Way[]>();

  constructor(rounds: Rounds, armement: Armement, policy: Policy) {
    this.rounds = rounds;
    this.#armement = armement;
    this.#policy = policy;
  }

  /** From a round whose postures are chosen. */
  from(duel: Duel): readonly Way[] {
    const ready = then(armedBy(this.rounds, duel, this.#armement), (armed) => {
      const { outcomes, total } = this.rounds.advantage(armed);
      return {
        outcomes: outcomes.map(({ value, weight }) => ({ value: spent(armed, value), weight })),
        total,
      };
    });
    return ready.outcomes.flatMap(({ value, weight }) => {
      const share = ratio(weight, ready.total);
      return this.#strikes(value).map((way) => ({ ...way, chance: way.chance * share }));
    });
  }

  /** From the moment when somebody has taken the advantage. */
  #strikes(begun: Duel): readonly Way[] {
    const key = JSON.stringify(begun);
    const known = this.#struck.get(key);
    if (known) return known;
    const first = this.rounds.strike(begun, striker(begun, 0));
    const both = then(first, (duel) =>
      isOver(duel) ? certain(duel) : this.rounds.strike(duel, striker(duel, 1)),
    );
    const ways = both.outcomes.map(({ value, weight }) => this.#way(value, ratio(weight, both.total)));
    this.#struck.set(key, ways);
    return ways;
  }

  #way(after: Duel, chance: number): Way {
    const { defi } = this.rounds;
    if (isOver(after)) return { chance, earned: [0, 0], end: glory(defi, after), to: null };
    return { chance, end: null, ...goingOn(defi, after, this.#policy) };
  }
}

/**
 * What the next round depends on, and the PRC earned so far, which are counted apart. Where no posture will be chosen any
 * more, what only postures read is left out.
 */
function goingOn(defi: Defi, after: Duel, policy: Policy): { to: Standing; earned: Way['earned'] } {
  const next = reopened(defi, after);
  const [one, two] = sides.map((side) => ({ ...next[side], prc: 0 }));
  if (!one || !two) throw new Error('A duel has two sides');
  const earned = [after.protagoniste.prc, after.antagoniste.prc] as const;
  if (policy === 'meilleure') {
    return { to: standing({ ...next, protagoniste: one, antagoniste: two }), earned };
  }
  const lasting = one.durables.length + two.durables.length > 0;
  const plain = {
    ...next,
    protagoniste: { ...one, usees: [] },
    antagoniste: { ...two, usees: [] },
    avantage: lasting ? next.avantage : null,
  };
  return { to: standing(plain), earned };
}

/** A duel before a Confrontation, by its JSON, and by all in it that only falls (PV) or only grows (Phage, postures used up). */
export function standing(duel: Duel): Standing {
  const [one, two] = sides.map((side) => {
    const { pv, phages, usees, durables } = duel[side];
    return [pv, phages, usees, durables];
  });
  return { duel, key: JSON.stringify(duel), level: JSON.stringify([one, two, duel.first]) };
}
