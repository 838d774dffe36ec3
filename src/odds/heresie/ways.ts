import { certain, type Distribution } from '../../dice/distribution.ts';
import type { Draw } from '../../rules/heresie/concentration.ts';
import { isOver, striker } from '../../rules/heresie/frappe.ts';
import type { Duel } from '../../rules/heresie/state.ts';
import { reopened } from '../../rules/heresie/suite.ts';
import { type Side, sides } from '../../rules/heresie/terms.ts';
import { ratio } from '../ratio.ts';
import { then } from '../then.ts';
import { Chosen, garded } from './chosen.ts';
import { glory, type Issue } from './issue.ts';
import type { Policy } from './politique.ts';
import type { Rounds } from './round.ts';
import type { Armement } from './tour.ts';

/** A duel before a Confrontation, one object for equal ones. `level` tells it from those it can never come back from. */
export interface Standing {
  readonly duel: Duel;
  readonly level: string;
}

/** One way on from a round: how likely, the PRC that choices of that round earned, and the end or what stands then. */
export interface Way {
  readonly chance: number;
  readonly earned: readonly [number, number];
  readonly end: Issue | null;
  readonly to: Standing | null;
}

/** A side that may take the advantage, and how likely it does. */
interface Taken {
  readonly side: Side;
  readonly chance: number;
}

/** Where rounds lead. What strikes leave depends neither on how the advantage was taken nor on what it took. */
export class Ways {
  readonly rounds: Rounds;
  readonly armement: Armement;
  readonly #policy: Policy;
  readonly #standings = new Map<string, Standing>();
  readonly #chosen = new Map<string, Chosen>();
  readonly #struck = new Map<string, readonly Way[]>();
  readonly #taken = new Map<Distribution<Side>, readonly Taken[]>();

  constructor(rounds: Rounds, armement: Armement, policy: Policy) {
    this.rounds = rounds;
    this.armement = armement;
    this.#policy = policy;
  }

  /** A duel before a Confrontation. */
  standing(duel: Duel): Standing {
    const key = keyOf(duel);
    const known = this.#standings.get(key) ?? { duel, level: levelOf(duel) };
    this.#standings.set(key, known);
    return known;
  }

  /** A round whose postures are chosen, whatever Se garder has gained before it. */
  chosen(duel: Duel): Chosen {
    const bare = garded(duel, { protagoniste: 0, antagoniste: 0 });
    const key = JSON.stringify(bare);
    const known = this.#chosen.get(key) ?? new Chosen(this, bare);
    this.#chosen.set(key, known);
    return known;
  }

  /** Who takes the advantage with these draws. */
  chances(mine: Draw, theirs: Draw): readonly Taken[] {
    const found = this.rounds.contest(mine, theirs);
    const known = this.#taken.get(found);
    if (known) return known;
    const taken = found.outcomes.map(({ value, weight }) => ({
      side: value,
      chance: ratio(weight, found.total),
    }));
    this.#taken.set(found, taken);
    return taken;
  }

  /** From the moment when somebody has taken the advantage. */
  strikes(begun: Duel): readonly Way[] {
    const key = JSON.stringify(begun);
    const known = this.#struck.get(key) ?? this.after(begun, 0);
    this.#struck.set(key, known);
    return known;
  }

  /** From the moment when `struck` of the two strikes of a round have fallen. */
  after(begun: Duel, struck: number): readonly Way[] {
    const both = [0, 1]
      .slice(struck)
      .reduce<Distribution<Duel>>(
        (all, rank) =>
          then(all, (duel) => (isOver(duel) ? certain(duel) : this.rounds.strike(duel, striker(duel, rank)))),
        certain(begun),
      );
    return both.outcomes.map(({ value, weight }) => this.#way(value, ratio(weight, both.total)));
  }

  #way(after: Duel, chance: number): Way {
    const { defi } = this.rounds;
    if (isOver(after)) return { chance, earned: [0, 0], end: glory(defi, after), to: null };
    return { chance, end: null, ...this.#goingOn(after) };
  }

  /**
   * What the next round depends on, and the PRC earned so far, which are counted apart. Where no posture will be chosen any
   * more, what only postures read is left out.
   */
  #goingOn(after: Duel): { to: Standing; earned: Way['earned'] } {
    const next = reopened(this.rounds.defi, after);
    const [one, two] = sides.map((side) => ({ ...next[side], prc: 0 }));
    if (!one || !two) throw new Error('A duel has two sides');
    const earned = [after.protagoniste.prc, after.antagoniste.prc] as const;
    if (this.#policy === 'meilleure') {
      return { to: this.standing({ ...next, protagoniste: one, antagoniste: two }), earned };
    }
    const lasting = one.durables.length + two.durables.length > 0;
    const plain = {
      ...next,
      protagoniste: { ...one, usees: [] },
      antagoniste: { ...two, usees: [] },
      avantage: lasting ? next.avantage : null,
    };
    return { to: this.standing(plain), earned };
  }
}

/** All of a duel before a Confrontation in one text: nothing is chosen in it, and no value holds a bar. */
function keyOf({ protagoniste, antagoniste, first, avantage }: Duel): string {
  return [...Object.values(protagoniste), ...Object.values(antagoniste), first, avantage].join('|');
}

/** All in it that only falls (PV) or only grows (Phage, postures used up). */
function levelOf(duel: Duel): string {
  const [one, two] = sides.map((side) => {
    const { pv, phages, usees, durables } = duel[side];
    return [pv, phages, usees, durables].join('|');
  });
  return `${one} ${two} ${duel.first}`;
}
