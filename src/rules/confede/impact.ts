import type { Dice } from '../../dice/dice.ts';
import type { Outcome } from '../rule.ts';
import type { ClauseStep, Step } from '../step.ts';
import { outcomeOf, Trace } from '../trace.ts';
import { hit, isRemoved } from './blessure.ts';
import type { Impact } from './impact-options.ts';
import type { Cible, ImpactResult, Target } from './terms.ts';

export { check, type Impact } from './impact-options.ts';

/** An impact under way, as plain data: what happened to the groups that were struck, and why it stopped. */
export interface ImpactState {
  readonly impact: Impact;
  /** How many groups were struck. */
  readonly struck: number;
  readonly cibles: readonly Cible[];
  readonly arret: ImpactResult['arret'];
  readonly steps: readonly Step[];
}

/** Plays a checked impact to its end in one go: it goes on as long as it may, or until the group where it has to stop. */
export function resolve(impact: Impact, dice: Dice): Outcome<ImpactResult> {
  let state = strike(begin(impact), dice);
  while (mayGoOn(state)) state = strike(state, dice);
  return outcome(state);
}

/** Before any group is struck. */
export function begin(impact: Impact): ImpactState {
  return { impact, struck: 0, cibles: [], arret: null, steps: [] };
}

/** Strikes the next group: all its wound rolls, then what follows from them. */
export function strike(state: ImpactState, dice: Dice): ImpactState {
  const { impact, struck } = state;
  const group = impact.groups[struck];
  if (!group) throw new RangeError(`There is no group ${struck + 1}`);
  const trace = new Trace(dice);
  if (struck === 0) openSituation(impact, trace);
  else trace.clause({ clause: 'impact.14', what: 'poursuivre' });
  if (isFought(group)) openGroup(state, group, trace);
  const cibles = group.map((target, index) => hitOne(impact, target, index, trace));
  const arret = isFought(group) ? closeGroup(impact, cibles, trace) : null;
  const after = {
    impact,
    struck: struck + 1,
    cibles: [...state.cibles, ...cibles],
    arret,
    steps: [...state.steps, ...trace.steps],
  };
  return mayGoOn(after) && impact.stopAfter === after.struck ? stop(after) : after;
}

/** All those struck were removed and others stand further on: the impactor chooses between `strike` and `stop`. */
export function mayGoOn({ impact, struck, arret }: ImpactState): boolean {
  return struck > 0 && arret === null && struck < impact.groups.length;
}

/** The impactor stops by choice. */
export function stop(state: ImpactState): ImpactState {
  const step: ClauseStep = { kind: 'clause', clause: 'impact.14', what: 'poursuivre', value: false };
  return { ...state, arret: 'choix', steps: [...state.steps, step] };
}

/** The result so far, final once `mayGoOn` is false. */
export function outcome({ impact, struck, cibles, arret, steps }: ImpactState): Outcome<ImpactResult> {
  const nonAtteintes = impact.groups.slice(struck).flatMap((group) => group.flatMap(({ nom }) => nom ?? []));
  const result = { situation: impact.situation, cibles, arret, nonAtteintes };
  return outcomeOf(steps, result, impact.rulings, impact.ignored);
}

/** One of a group, and whether it is removed: who reads the trace need not know when that is so. */
function hitOne(impact: Impact, target: Target, index: number, trace: Trace): Cible {
  const isOwn = isImpactor(impact, index);
  const about = isOwn ? 'impacteur' : target.nom;
  const cible = hit(target, about, impact.table, trace);
  const mark = { clause: 'impact.14', what: 'retiree', ...(about !== null && { about }) };
  if (isRemoved(cible)) trace.clause(mark, isOwn ? 'impacteur' : 'cible');
  return cible;
}

/** Head-on, the second one hit is the impactor itself. */
export function isImpactor({ situation }: Pick<Impact, 'situation'>, index: number): boolean {
  return situation === 'face-a-face' && index === 1;
}

/** False when only the FOR is asked. */
function isFought(group: readonly Target[]): boolean {
  return group.some(({ res }) => res !== null);
}

function openSituation({ situation, groups }: Impact, trace: Trace): void {
  if (situation === 'assaillie-de-face') trace.clause({ clause: 'impact.9', what: situation });
  else trace.clause({ clause: 'impact.1', what: 'assaut' });
  if (situation !== 'face-a-face') return;
  const rolls = groups[0]?.length ?? 0;
  trace.clause({ clause: rolls === 2 ? 'impact.8' : 'impact.7', what: situation }, rolls);
}

/** How many are hit now, and as which group where several targets were named. */
function openGroup({ impact, struck }: ImpactState, group: readonly Target[], trace: Trace): void {
  const many = impact.groups.flat().length > 1;
  if (impact.situation === 'charge' && many) {
    trace.clause({ clause: 'impact.6', what: 'groupe' }, struck + 1);
  }
  trace.clause({ clause: 'impact.5', what: 'contact' }, group.length);
}

/** What the wound rolls of a group leave to do, and whether a survivor stops the impactor. */
function closeGroup(impact: Impact, cibles: readonly Cible[], trace: Trace): ImpactResult['arret'] {
  const [own] = cibles.filter((_, index) => isImpactor(impact, index));
  const survivors = cibles.filter((cible, index) => !isImpactor(impact, index) && !isRemoved(cible)).length;
  const stands = impact.situation === 'assaillie-de-face';
  const moves = !stands && !(own && isRemoved(own));
  if (survivors > 0 && !stands) trace.clause({ clause: 'impact.15', what: 'survivants' }, survivors);
  if (survivors === 0 && moves) trace.clause({ clause: 'impact.14', what: 'peut-poursuivre' });
  const orientation = { clause: 'impact.16', what: 'orientation' };
  if (survivors === 0 && moves) trace.clause(orientation, 'trajectoire');
  if (survivors > 0 && (moves || stands)) trace.clause(orientation, 'mise-en-contact');
  return survivors > 0 && !stands ? 'survivant' : null;
}
