import type { Dice } from '../../../dice/dice.ts';
import type { Outcome } from '../../rule.ts';
import type { ClauseStep } from '../../step.ts';
import { outcomeOf } from '../../trace.ts';
import { testAll } from './courage.ts';
import { isUp, sceneOf, standing } from './scene.ts';
import { strikeAll } from './strikes.ts';
import type { CampId, Choix, Melee, MeleeResult, MeleeState } from './terms.ts';

/** A round in which nothing happened. */
export const nothing: MeleeResult = { frappes: [], tests: [], ko: [], fuites: [], gains: [] };

/** A checked mêlée before its first round. */
export function begin(melee: Melee): MeleeState {
  const etats = melee.combattants.map(({ pv, xp }) => ({
    pv,
    xp,
    fuite: false,
    abattu: null,
    gagne: { xp: 0, credits: 0 },
  }));
  return { melee, etats, round: 0, dernier: nothing, steps: [] };
}

/**
 * One whole round: strikes, then tests of morale, gains on the way. `choix` by place; who chose nothing, or a weapon or
 * target that he does not have, does the default. Nothing happens once the mêlée is over.
 */
export function playRound(state: MeleeState, choix: readonly Choix[], dice: Dice): MeleeState {
  if (isOver(state)) return state;
  const scene = sceneOf(state, choix, dice);
  const there = standing(scene);
  scene.trace.clause({ clause: 'melee.1', what: 'round' }, scene.round);
  strikeAll(scene);
  testAll(scene, there);
  const { frappes, tests, ko, fuites, gains, etats, round } = scene;
  const { steps } = scene.trace;
  const next = { melee: state.melee, etats, round, dernier: { frappes, tests, ko, fuites, gains }, steps };
  return isOver(next) ? { ...next, steps: [...steps, ...closing(next)] } : next;
}

/** One camp at most still stands. Source: `melee.17`. */
export function isOver(state: Pick<MeleeState, 'melee' | 'etats'>): boolean {
  return campsUp(state).length < 2;
}

/** The camps that still have somebody who fights. */
export function campsUp({ melee, etats }: Pick<MeleeState, 'melee' | 'etats'>): CampId[] {
  return [...new Set(melee.combattants.flatMap(({ camp }, at) => (isUpAt(etats, at) ? [camp] : [])))];
}

/** What the last round gave, with its calculation. */
export function outcome({ melee, dernier, steps }: MeleeState): Outcome<MeleeResult> {
  return outcomeOf(steps, dernier, melee.rulings, []);
}

function isUpAt(etats: MeleeState['etats'], at: number): boolean {
  const etat = etats[at];
  return etat !== undefined && isUp(etat);
}

/** Who is left, and what each has gained in all: what was gained on the way is told at the end. Source: `melee.17`. */
export function closing({ melee, etats }: Pick<MeleeState, 'melee' | 'etats'>): ClauseStep[] {
  const { gains } = melee;
  const names = melee.combattants.map(({ fiche }) => fiche);
  const left = names.filter((_, at) => isUpAt(etats, at));
  const mark = { clause: 'melee.17', kind: 'clause' } as const;
  return [
    ...(gains === null ? [{ ...mark, clause: 'melee.16', what: 'table-de-gains', value: null }] : []),
    { ...mark, what: 'debout', value: left },
    ...etats.map(({ gagne }, at) => ({
      ...mark,
      what: 'gagne',
      about: names[at] ?? '',
      value: { ...gagne },
    })),
  ];
}
