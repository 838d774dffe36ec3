import type { Dice } from '../../dice/dice.ts';
import type { Step } from '../step.ts';
import { Trace } from '../trace.ts';
import { type Assaut, defenders, type Field, fightOnce } from './assault.ts';
import type { Combat } from './combat-options.ts';
import { endOf, type Fin, sayStop, trophiesOf } from './fin.ts';
import { count, countOf } from './groupes.ts';
import { departing } from './region.ts';
import type { LedgerChange, Region, Trophee } from './terms.ts';
import { ledgerChanges } from './trophees.ts';

/** What the attacker may decide. */
export type Decision = 'assaut' | 'arret' | 'arret-et-fin-du-tour';

/** A battle under way, as JSON. `region` is as the last assault left it; `null` where none was named. */
export interface Bataille extends Field {
  readonly combat: Combat;
  readonly assauts: number;
  readonly dernier: Assaut | null;
  readonly fin: Fin | null;
  readonly trophees: readonly Trophee[];
  /** Those of the last decision alone. */
  readonly nouveaux: readonly Trophee[];
  readonly steps: readonly Step[];
  /** How many steps stood before the last decision. */
  readonly since: number;
}

/** Before the first assault, in the region as it stands now. */
export function begin(combat: Combat, region: Region | null = null): Bataille {
  const { attaque, cibles } = combat;
  const none = { dernier: null, fin: null, trophees: [], nouveaux: [], steps: [], since: 0 };
  return { combat, attaque, cibles, region, releves: 0, assauts: 0, ...none };
}

/**
 * What the attacker may decide now, in the order of the buttons; nothing once the battle is over. He may end his turn
 * with it once a trophy has been won. Source: `combat.19`, `combat.25`.
 */
export function decisions({ assauts, fin, trophees }: Bataille): readonly Decision[] {
  if (fin !== null) return [];
  if (assauts === 0) return ['assaut'];
  return trophees.length > 0 ? ['assaut', 'arret', 'arret-et-fin-du-tour'] : ['assaut', 'arret'];
}

/** The battle after a legal decision; any other throws a RangeError. */
export function decide(state: Bataille, decision: Decision, dice: Dice): Bataille {
  if (!decisions(state).includes(decision)) throw new RangeError(`No ${decision} in this battle`);
  return decision === 'assaut' ? assault(state, dice) : stop(state, decision, dice);
}

/** The changes of the last decision for the ledger. */
export function changes({ nouveaux }: Bataille): readonly LedgerChange[] {
  return ledgerChanges(nouveaux);
}

/** All that the rest of a battle depends on: states that chances are counted from are merged by it. */
export function standing(state: Bataille): Bataille {
  return { ...state, dernier: null, nouveaux: [], steps: [], since: 0 };
}

function assault(state: Bataille, dice: Dice): Bataille {
  const trace = new Trace(dice);
  const { field, assaut } = fightOnce(state.combat, state, trace);
  const left = { attaque: count(field.attaque), defense: count(defenders(field.cibles)) };
  const fin = endOf(state.combat, left, trace);
  const after = { ...state, ...field, assauts: state.assauts + 1, dernier: assaut };
  return close(after, state.assauts === 0, fin, trace);
}

function stop(state: Bataille, fin: 'arret' | 'arret-et-fin-du-tour', dice: Dice): Bataille {
  const trace = new Trace(dice);
  sayStop(fin, trace);
  return close(state, false, fin, trace);
}

/** Trophies, then the heroes who must leave once it is over. */
function close(state: Bataille, isFirst: boolean, fin: Fin | null, trace: Trace): Bataille {
  const nouveaux = trophiesOf(state.combat, isFirst, fin, trace);
  const departs = departuresOf({ ...state, fin });
  if (departs) trace.clause({ clause: 'combat.27', what: 'heros-qui-partent' }, departs);
  const steps = [...state.steps, ...trace.steps];
  const trophees = [...state.trophees, ...nouveaux];
  return { ...state, fin, trophees, nouveaux, steps, since: state.steps.length };
}

/** Heroes who must leave the region of a battle that is over; `null` where none is known or it goes on. */
export function departuresOf({ combat, attaque, cibles, region, fin }: Bataille): number | null {
  if (region === null || fin === null || combat.simuler) return null;
  const defense = defenders(cibles);
  const [own, foes] = combat.contexte === 'couronne' ? [attaque, defense] : [defense, attaque];
  const troupes = Math.max(region.troupes, countOf(own, 'troupe'));
  const invocations = combat.contexte === 'joueur' ? region.invocations : [...region.invocations, ...foes];
  return departing({ ...region, troupes, invocations });
}
