import type { Dice } from '../../../dice/dice.ts';
import { Trace } from '../../trace.ts';
import type {
  Choix,
  Combattant,
  Etat,
  FrappeDeMelee,
  GainDeMelee,
  Melee,
  MeleeResult,
  MeleeState,
} from './terms.ts';

/** One round while it is played: what a blow or a test changes, told once. Fighters are named by their place. */
export interface Scene {
  readonly melee: Melee;
  /** The one that is played, from 1. */
  readonly round: number;
  readonly choix: readonly Choix[];
  readonly trace: Trace;
  readonly etats: Etat[];
  /** PV lost in this round by each, then taken by each (row) from each (column). */
  readonly perdus: number[];
  readonly pris: number[][];
  readonly frappes: FrappeDeMelee[];
  readonly tests: MeleeResult['tests'][number][];
  readonly ko: string[];
  readonly fuites: string[];
  readonly gains: GainDeMelee[];
}

/** A round about to be played; nothing of `state` is changed by it. */
export function sceneOf(state: MeleeState, choix: readonly Choix[], dice: Dice): Scene {
  const { melee, etats, round } = state;
  const none = () => etats.map(() => 0);
  const lists = { frappes: [], tests: [], ko: [], fuites: [], gains: [] };
  return {
    melee,
    round: round + 1,
    choix,
    trace: new Trace(dice),
    etats: [...etats],
    perdus: none(),
    pris: etats.map(none),
    ...lists,
  };
}

/** The fighter at that place. */
export function fighter({ melee }: Pick<Scene, 'melee'>, at: number): Combattant {
  const found = melee.combattants[at];
  if (!found) throw new RangeError(`No fighter ${at}`);
  return found;
}

/** How the fighter at that place stands now. */
export function stateOf({ etats }: Pick<Scene, 'etats'>, at: number): Etat {
  const found = etats[at];
  if (!found) throw new RangeError(`No fighter ${at}`);
  return found;
}

/** Has PV, and has not fled. */
export function isUp({ pv, fuite }: Etat): boolean {
  return pv > 0 && !fuite;
}

/** Places of all who still fight, in joining order. */
export function standing({ etats }: Pick<Scene, 'etats'>): number[] {
  return etats.flatMap((etat, at) => (isUp(etat) ? [at] : []));
}

/** Places of those who still fight against the fighter at that place, in joining order. */
export function opponents(state: Pick<Scene, 'melee' | 'etats'>, at: number): number[] {
  const { camp } = fighter(state, at);
  return standing(state).filter((other) => fighter(state, other).camp !== camp);
}
