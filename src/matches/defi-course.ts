import type { Dice } from '../dice/dice.ts';
import { legalPostures, none } from '../rules/heresie/choix.ts';
import { mayRompre } from '../rules/heresie/gloire.ts';
import { hasRegle } from '../rules/heresie/regles.ts';
import { awaits, concentrate, strike, takePosture, takeWeapon } from '../rules/heresie/run.ts';
import type { Defi, DefiResult, DefiState } from '../rules/heresie/state.ts';
import { finish } from '../rules/heresie/suite.ts';
import type { Combattant, Side } from '../rules/heresie/terms.ts';
import { isRefusal, type Outcome, type Refusal } from '../rules/rule.ts';
import type { DefiMatch } from './defi-terms.ts';

/** The challenge as its rules know it, with the model that accepted and the support that its player confirmed. */
export function defiOf({
  fixed,
  adverse,
  appui,
  depart,
}: Pick<DefiMatch, 'fixed' | 'adverse' | 'appui' | 'depart'>): Defi {
  const { protagoniste, adverses, seul, joueurActif, postures, rulings } = fixed;
  const antagoniste = adverses[adverse];
  if (!antagoniste) throw new Error(`No model ${adverse} accepts`);
  return {
    protagoniste: { ...protagoniste.combattant, ...(depart && { pv: depart.protagoniste }) },
    antagoniste: { ...antagoniste.combattant, ...appui, ...(depart && { pv: depart.antagoniste }) },
    seul,
    joueurActif,
    postures,
    rulings,
  };
}

/** The duel as its rules know it; it is a bug to ask before it was accepted. */
export function runOf(state: DefiMatch): DefiState {
  const { course, steps } = state;
  if (course === null) throw new Error('The challenge is not accepted');
  return { defi: defiOf(state), ...course, steps };
}

/** The match with its duel where `run` has come to. */
export function resumed(state: DefiMatch, { duel, round, rounds, steps }: DefiState): DefiMatch {
  return { ...state, course: { duel, round, rounds }, steps };
}

/**
 * Goes on as long as nobody has anything to choose: the only weapon, the rolls unless they wait to be pressed, Gloire.
 * Stops where somebody is due.
 */
export function settled(state: DefiMatch, dice: Dice): DefiMatch {
  let now = state;
  while (now.phase === 'duel') {
    const next = one(now, dice);
    if (next === null) return now;
    now = next;
  }
  return now;
}

/** The next step that nobody chooses, `null` when the next one is somebody's. */
function one(state: DefiMatch, dice: Dice): DefiMatch | null {
  const run = runOf(state);
  const due = awaits(run);
  switch (due.kind) {
    case 'posture':
      return legalPostures(run.defi, run.duel, due.side).length > 0
        ? null
        : resumed(state, sound(takePosture(run, due.side, none)));
    case 'arme':
      return choosesWeapon(state, run.defi[due.side])
        ? null
        : resumed(state, sound(takeWeapon(run, due.side, null, dice)));
    case 'concentration':
      return state.pasAPas ? null : resumed(state, concentrate(run, dice));
    case 'frappe':
      return state.pasAPas ? null : resumed(state, strike(run, dice));
    case 'suite':
      return null;
    case 'gloire':
      return towardsGloire(state, mayRompre(run.defi, run.duel), dice);
  }
}

/** A weapon is asked for where there are several; step by step also where naming it rolls dice. */
function choosesWeapon({ pasAPas }: DefiMatch, { armes }: Combattant): boolean {
  return armes.length > 1 || (pasAPas && armes.some(({ regles }) => hasRegle(regles, 'force')));
}

/** Gloire, once who may use Rompre has been asked. */
export function towardsGloire(state: DefiMatch, rompent: readonly Side[], dice: Dice): DefiMatch {
  if (rompent.length > 0) return { ...state, phase: 'gloire', rompent };
  return ended(state, sound(finish(runOf(state), null, dice)));
}

/** The match once its duel is over. */
export function ended(state: DefiMatch, { result, steps }: Outcome<DefiResult>): DefiMatch {
  const { vainqueur, prc } = result;
  return { ...state, phase: 'fin', rompent: [], feinte: null, fin: { vainqueur, prc }, steps };
}

/** What was checked to be legal is not refused. */
export function sound<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(`A legal move is refused: ${value.code}`);
  return value;
}
