import { type Distribution, mapDistribution } from '../dice/distribution.ts';
import { distribution } from '../dice/every.ts';
import { defenders } from '../rules/waryaume/assault.ts';
import { type Bataille, begin, type Combat, decide, standing } from '../rules/waryaume/combat.ts';
import type { Groupe, Region } from '../rules/waryaume/terms.ts';
import { ratio } from './ratio.ts';

/** What one assault may come to. PV are those really lost by each side. */
export interface AssautOdds {
  readonly touches: Distribution<number>;
  readonly pertesDefense: Distribution<number>;
  /** `null` where nobody strikes back. */
  readonly pertesAttaque: Distribution<number> | null;
  /** Chance of each target to be the one that is struck, in their order; one alone is sure. */
  readonly cibles: readonly { readonly nom: string | null; readonly chance: number }[];
}

/** A battle after each assault: the chance, 0…1, that the attacker, or the defender, has won by then. */
export interface BatailleOdds {
  readonly assauts: readonly { readonly attaque: number; readonly defense: number }[];
  /** Assault after assault until a side is empty. */
  readonly fin: { readonly attaque: number; readonly defense: number };
}

/** Everything that the next assault may come to, by the rule that plays it. */
export function assautOdds(combat: Combat, region: Region | null): AssautOdds {
  const from = begin(combat, region);
  const [attaque, defense] = [pvOf(from.attaque), pvOf(defenders(from.cibles))];
  const all = distribution((dice) => {
    const { dernier, attaque: left, cibles } = decide(from, 'assaut', dice);
    if (!dernier) throw new Error('An assault was played');
    const { touches, cible, riposte } = dernier;
    return {
      touches,
      defense: defense - pvOf(defenders(cibles)),
      attaque: attaque - pvOf(left),
      cible,
      back: riposte !== null,
    };
  });
  const strikesBack = all.outcomes.some(({ value }) => value.back);
  const aimed = mapDistribution(all, ({ cible }) => cible?.nom ?? null);
  return {
    touches: sorted(mapDistribution(all, ({ touches }) => touches)),
    pertesDefense: sorted(mapDistribution(all, ({ defense: lost }) => lost)),
    pertesAttaque: strikesBack ? sorted(mapDistribution(all, ({ attaque: lost }) => lost)) : null,
    cibles: from.cibles.map(({ nom }) => {
      const found = aimed.outcomes.find(({ value }) => value === nom);
      return { nom, chance: found ? ratio(found.weight, aimed.total) : 0 };
    }),
  };
}

/** How a battle may go over `most` assaults, and in the end; by states, equal ones merged. */
export function batailleOdds(combat: Combat, region: Region | null, most: number): BatailleOdds {
  const battle = new Battle();
  const start = battle.reach(begin({ ...combat, simuler: false }, region));
  let now = new Map([[start, 1]]);
  const won = { attaque: 0, defense: 0 };
  const assauts: { attaque: number; defense: number }[] = [];
  for (let assault = 0; assault < most; assault += 1) {
    const next = new Map<State, number>();
    for (const [state, chance] of now) {
      for (const { to, chance: share } of battle.waysFrom(state)) {
        if (to.winner !== null) won[to.winner] += chance * share;
        else next.set(to, (next.get(to) ?? 0) + chance * share);
      }
    }
    now = next;
    assauts.push({ ...won });
  }
  return { assauts, fin: battle.end(start) };
}

/** A battle between two assaults. */
interface State {
  readonly battle: Bataille;
  readonly winner: 'attaque' | 'defense' | null;
  ways: readonly Way[] | null;
  end: BatailleOdds['fin'] | null;
}

interface Way {
  readonly to: State;
  readonly chance: number;
}

/** The states of one battle. PV only fall, so that a state never comes back but from itself. */
class Battle {
  readonly #states = new Map<string, State>();

  reach(battle: Bataille): State {
    const { attaque, cibles, region, fin } = battle;
    const key = JSON.stringify([attaque, cibles.map(({ groupes }) => groupes), region, fin]);
    const known = this.#states.get(key);
    if (known) return known;
    const winner = fin === 'plus-de-defenseurs' ? 'attaque' : fin === 'plus-d-attaquants' ? 'defense' : null;
    const state: State = {
      battle: { ...standing(battle), assauts: 1, trophees: [] },
      winner,
      ways: null,
      end: null,
    };
    this.#states.set(key, state);
    return state;
  }

  waysFrom(state: State): readonly Way[] {
    if (state.ways) return state.ways;
    const { battle } = state;
    const { outcomes, total } = distribution((dice) => {
      const { attaque, cibles, region, fin } = decide(battle, 'assaut', dice);
      return { attaque, cibles, region, fin };
    });
    const ways = new Map<State, number>();
    for (const { value, weight } of outcomes) {
      const to = this.reach({ ...battle, ...value });
      ways.set(to, (ways.get(to) ?? 0) + ratio(weight, total));
    }
    state.ways = [...ways].map(([to, chance]) => ({ to, chance }));
    return state.ways;
  }

  /** Who wins when assault follows assault until a side is empty; nobody where no assault changes anything. */
  end(state: State): BatailleOdds['fin'] {
    if (state.winner) return { attaque: 0, defense: 0, [state.winner]: 1 };
    if (state.end) return state.end;
    const sum = { attaque: 0, defense: 0 };
    let away = 0; // added up: 1 less the chance to stay would cancel
    for (const { to, chance } of this.waysFrom(state)) {
      if (to === state) continue;
      const { attaque, defense } = this.end(to);
      away += chance;
      sum.attaque += chance * attaque;
      sum.defense += chance * defense;
    }
    state.end = away === 0 ? sum : { attaque: sum.attaque / away, defense: sum.defense / away };
    return state.end;
  }
}

function pvOf(groupes: readonly Groupe[]): number {
  return groupes.reduce((sum, { nombre, pv }) => sum + nombre * pv, 0);
}

function sorted(all: Distribution<number>): Distribution<number> {
  return { ...all, outcomes: all.outcomes.toSorted((one, other) => one.value - other.value) };
}
