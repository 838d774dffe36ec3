import { distribution } from '../dice/every.ts';
import { type Bataille, begin, type Combat, decide, standing } from '../rules/waryaume/combat.ts';
import type { Region } from '../rules/waryaume/terms.ts';
import { ratio, told } from './ratio.ts';

/**
 * A battle after each assault: the chance, 0…1, that the attacker, or the defender, has won by then. 0 and 1 are what
 * cannot be and what is sure.
 */
export interface BatailleOdds {
  readonly assauts: readonly { readonly attaque: number; readonly defense: number }[];
  /** Assault after assault until a side is empty. */
  readonly fin: { readonly attaque: number; readonly defense: number };
}

/** How a battle may go over `most` assaults, and in the end; by states, equal ones merged. */
export function batailleOdds(combat: Combat, region: Region | null, most: number): BatailleOdds {
  const battle = new Battle();
  const start = battle.reach(begin({ ...combat, simuler: false }, region));
  let now = new Map([[start, 1]]);
  const won = { attaque: 0, defense: 0 };
  const ends = new Set<End>();
  const assauts: BatailleOdds['fin'][] = [];
  for (let assault = 0; assault < most; assault += 1) {
    const next = new Map<State, number>();
    for (const [state, chance] of now) {
      for (const { to, chance: share } of battle.waysFrom(state)) {
        if (to.winner === null) {
          next.set(to, (next.get(to) ?? 0) + chance * share);
          continue;
        }
        won[to.winner] += chance * share;
        ends.add(to.winner);
      }
    }
    now = next;
    assauts.push(toldOf(won, next.size > 0 ? new Set([...ends, 'personne']) : ends));
  }
  const { ends: atLast, ...fin } = battle.end(start);
  return { assauts, fin: toldOf(fin, atLast) };
}

/** Who may have won, `personne` while nobody has or where nobody can. */
type End = 'attaque' | 'defense' | 'personne';

/** The chances as numbers, sure and impossible by what may come. */
function toldOf({ attaque, defense }: BatailleOdds['fin'], ends: ReadonlySet<End>): BatailleOdds['fin'] {
  const known = (side: End) => ({ possible: ends.has(side), sure: ends.has(side) && ends.size === 1 });
  return { attaque: told(attaque, known('attaque')), defense: told(defense, known('defense')) };
}

/** How a battle may end: the chances, and who has any, however small. */
interface Ending {
  readonly attaque: number;
  readonly defense: number;
  readonly ends: ReadonlySet<End>;
}

/** A battle between two assaults. */
interface State {
  readonly battle: Bataille;
  readonly winner: 'attaque' | 'defense' | null;
  ways: readonly Way[] | null;
  end: Ending | null;
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
  end(state: State): Ending {
    const { winner } = state;
    if (winner) return { attaque: 0, defense: 0, [winner]: 1, ends: new Set([winner]) };
    if (state.end) return state.end;
    const sum = { attaque: 0, defense: 0 };
    const ends = new Set<End>();
    let away = 0; // added up: 1 less the chance to stay would cancel
    for (const { to, chance } of this.waysFrom(state)) {
      if (to === state) continue;
      const after = this.end(to);
      away += chance;
      sum.attaque += chance * after.attaque;
      sum.defense += chance * after.defense;
      for (const one of after.ends) ends.add(one);
    }
    state.end =
      away === 0
        ? { ...sum, ends: new Set(['personne']) }
        : { attaque: sum.attaque / away, defense: sum.defense / away, ends };
    return state.end;
  }
}
