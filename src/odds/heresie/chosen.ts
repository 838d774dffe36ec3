import type { Draw } from '../../rules/heresie/concentration.ts';
import { spent } from '../../rules/heresie/frappe.ts';
import type { Duel } from '../../rules/heresie/state.ts';
import type { Side } from '../../rules/heresie/terms.ts';
import { ratio } from '../ratio.ts';
import { armedBy } from './tour.ts';
import type { Way, Ways } from './ways.ts';

/** What Se garder has gained each side. */
export type Gardes = Readonly<Record<Side, number>>;

/** How likely a round comes to its strikes in one way, and where these lead; the same list stands for the same strikes. */
interface Branch {
  readonly chance: number;
  readonly ways: readonly Way[];
}

/** A duel with its weapons, as checks of Force have fallen, and what has been found of it. */
interface Armed {
  readonly chance: number;
  readonly duel: Duel;
  readonly draws: Readonly<Record<Side, Map<number, Draw>>>;
  readonly struck: Map<Side, readonly Way[]>;
}

/**
 * A round whose postures are chosen: what Se garder has gained a side counts in its own draw and nowhere else, so that what
 * follows is counted once for all of it.
 */
export class Chosen {
  readonly #ways: Ways;
  readonly #bare: Duel;
  #armed: readonly Armed[] | null = null;

  /** `bare`: without anything from Se garder. */
  constructor(ways: Ways, bare: Duel) {
    this.#ways = ways;
    this.#bare = bare;
  }

  /** What the round may come to. */
  branches(gardes: Gardes): readonly Branch[] {
    this.#armed ??= this.#arm();
    return this.#armed.flatMap((armed) => {
      const taken = this.#ways.chances(
        this.#draw(armed, 'protagoniste', gardes),
        this.#draw(armed, 'antagoniste', gardes),
      );
      return taken.map(({ side, chance }) => ({
        chance: armed.chance * chance,
        ways: this.#struck(armed, side),
      }));
    });
  }

  #arm(): readonly Armed[] {
    const { outcomes, total } = armedBy(this.#ways.rounds, this.#bare, this.#ways.armement);
    return outcomes.map(({ value, weight }) => ({
      chance: ratio(weight, total),
      duel: value,
      draws: { protagoniste: new Map(), antagoniste: new Map() },
      struck: new Map(),
    }));
  }

  #draw({ duel, draws }: Armed, side: Side, { [side]: garde }: Gardes): Draw {
    const known = draws[side].get(garde);
    if (known) return known;
    const found = this.#ways.rounds.draw({ ...duel, [side]: { ...duel[side], garde } }, side);
    draws[side].set(garde, found);
    return found;
  }

  #struck({ duel, struck }: Armed, side: Side): readonly Way[] {
    const known = struck.get(side) ?? this.#ways.strikes(spent(duel, side));
    struck.set(side, known);
    return known;
  }
}

/** What Se garder has gained in a duel. */
export function gardesOf({ protagoniste, antagoniste }: Duel): Gardes {
  return { protagoniste: protagoniste.garde, antagoniste: antagoniste.garde };
}

/** The duel with that much gained by Se garder. */
export function garded(duel: Duel, gardes: Gardes): Duel {
  return {
    ...duel,
    protagoniste: { ...duel.protagoniste, garde: gardes.protagoniste },
    antagoniste: { ...duel.antagoniste, garde: gardes.antagoniste },
  };
}
