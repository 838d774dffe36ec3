import type { Dice } from '../../dice/dice.ts';
import type { Outcome } from '../rule.ts';
import { outcomeOf } from '../trace.ts';
import type { Assaut } from './assault.ts';
import { type Bataille, begin, type Decision, decide, departuresOf } from './bataille.ts';
import type { Combat } from './combat-options.ts';
import { type Fin, winnerOf } from './fin.ts';
import type { Camp, Region, Trophee } from './terms.ts';

export { type Bataille, begin, changes, type Decision, decide, decisions, standing } from './bataille.ts';
export { type Combat, check } from './combat-options.ts';

/** The last assault of a battle, and how the battle stands. Keys as on the rule page. */
export interface CombatResult extends Assaut {
  /** How many assaults so far. */
  readonly assauts: number;
  /** Why it is over, `null` while it goes on. */
  readonly fin: Fin | null;
  readonly vainqueur: Camp | null;
  /** All of this battle. */
  readonly trophees: readonly Trophee[];
  /** Heroes who must leave the region, `null` where none is known or the battle goes on. */
  readonly departs: number | null;
}

/** Plays one assault of a checked battle: a whole answer where it is simulated or non-players attack. */
export function resolve(combat: Combat, dice: Dice, region: Region | null = null): Outcome<CombatResult> {
  return outcome(decide(begin(combat, region), 'assaut', dice));
}

/** Plays a checked battle by decisions made beforehand; one that is not legal throws. */
export function fight(
  combat: Combat,
  region: Region | null,
  decided: readonly Decision[],
  dice: Dice,
): Bataille {
  return decided.reduce((state, decision) => decide(state, decision, dice), begin(combat, region));
}

/** How the battle stands after its assaults so far, with all steps. Before the first assault there is none. */
export function outcome(state: Bataille): Outcome<CombatResult> {
  return tell(state, 0);
}

/** The same with the steps of the last decision alone: what the journal keeps of it. */
export function latest(state: Bataille): Outcome<CombatResult> {
  return tell(state, state.since);
}

function tell(state: Bataille, from: number): Outcome<CombatResult> {
  const { combat, dernier, assauts, fin, trophees, steps } = state;
  if (!dernier) throw new RangeError('A battle has a result from its first assault on');
  const departs = departuresOf(state);
  const result = { ...dernier, assauts, fin, vainqueur: winnerOf(fin), trophees, departs };
  return outcomeOf(steps.slice(from), result, combat.rulings, combat.ignored);
}
