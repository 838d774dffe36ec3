import type { Dice } from '../dice/dice.ts';
import { check } from '../rules/heresie/check.ts';
import { none } from '../rules/heresie/choix.ts';
import { decline } from '../rules/heresie/declaration.ts';
import { abandon, duellistes, refused, unanswered, withdrawn } from '../rules/heresie/issue.ts';
import { begin, concentrate, strike, takePosture, takeWeapon } from '../rules/heresie/run.ts';
import type { Choix } from '../rules/heresie/state.ts';
import { finish, poursuivre, suites } from '../rules/heresie/suite.ts';
import type { Side } from '../rules/heresie/terms.ts';
import { isRefusal, type Refusal } from '../rules/rule.ts';
import type { Step } from '../rules/step.ts';
import { defiOf, ended, resumed, runOf, settled, sound, towardsGloire } from './defi-course.ts';
import { disgraceable, dueIn } from './defi-moves.ts';
import { ownNames } from './defi-noms.ts';
import { type Accepted, type Appui, type DefiMatch, noPosture } from './defi-terms.ts';

/** The model in that place accepts, with the support that its player gives; without any it stays as it was said. */
export function accept(
  state: DefiMatch,
  adverse: number,
  given: Accepted | null,
  dice: Dice,
): DefiMatch | Refusal {
  const { pv, ...appui }: Accepted = given ?? appuiOf(state, adverse);
  const chosen: DefiMatch = { ...state, adverse, appui, depart: pv ?? null };
  const { rulings, ...rest } = defiOf(chosen);
  const defi = check({ ...rest, eligible: true }, rulings);
  if (isRefusal(defi)) return defi;
  const run = begin(defi);
  return settled(
    resumed({ ...chosen, phase: 'duel' }, { ...run, steps: [whoMeet(chosen), ...run.steps] }),
    dice,
  );
}

/** The support of that model as the issuer said it. */
export function appuiOf({ fixed: { adverses } }: Pick<DefiMatch, 'fixed'>, adverse: number): Appui {
  const { soutien = 0, marcheurs = 0 } = adverses[adverse]?.combattant ?? {};
  return { soutien, marcheurs };
}

/** It is declined; who falls into disgrâce is asked only where there are several to name. */
export function declined(state: DefiMatch, dice: Dice): DefiMatch {
  const steps = [...state.steps, refused()];
  const able = disgraceable(state);
  if (able.length > 1) return { ...state, phase: 'disgrace', steps };
  return disgraced({ ...state, steps }, able[0]?.id ?? null, dice);
}

/** The model of that id falls into disgrâce, nobody for `null`. */
export function disgraced(state: DefiMatch, id: string | null, dice: Dice): DefiMatch {
  const { adverses, rulings } = state.fixed;
  const named = adverses.findIndex((one) => one.id === id);
  const nom = adverses[named]?.combattant.profil.nom ?? null;
  const models = adverses.map(({ combattant }) => combattant);
  const { result, steps } = sound(decline(models, nom, rulings, dice));
  return {
    ...state,
    phase: 'fin',
    adverse: Math.max(0, named),
    refus: result,
    steps: [...state.steps, ...steps],
  };
}

/** `side` takes a posture, `posture:aucune` being none; which one a feint forbids is asked next. */
export function posture(state: DefiMatch, move: string, side: Side, dice: Dice): DefiMatch {
  if (move === noPosture) return chosen(state, side, none, dice);
  const id = after(move);
  const taken = state.fixed.postures.find((one) => one.id === id);
  if (taken?.effets.some(({ effet }) => effet === 'interdire')) return { ...state, feinte: id };
  return chosen(state, side, { posture: id, nommee: null }, dice);
}

export function chosen(state: DefiMatch, side: Side, choix: Choix, dice: Dice): DefiMatch {
  const run = sound(takePosture(runOf(state), side, choix));
  return settled(resumed({ ...state, feinte: null }, run), dice);
}

export function arme(state: DefiMatch, named: string | null, side: Side, dice: Dice): DefiMatch {
  return settled(resumed(state, sound(takeWeapon(runOf(state), side, named, dice))), dice);
}

export function rolled(state: DefiMatch, kind: 'concentration' | 'frappe', dice: Dice): DefiMatch {
  const run = runOf(state);
  return settled(resumed(state, kind === 'frappe' ? strike(run, dice) : concentrate(run, dice)), dice);
}

/** On to the next round, whose calculation begins anew. */
export function onwards(state: DefiMatch, dice: Dice): DefiMatch {
  const run = sound(poursuivre({ ...runOf(state), steps: [whoMeet(state)] }));
  return settled(resumed(state, run), dice);
}

/** The holder of the advantage or somebody who may use Rompre lets Gloire come. */
export function letGloire(state: DefiMatch, others: readonly Side[], dice: Dice): DefiMatch {
  const left = state.phase === 'gloire' ? state.rompent.slice(1) : others;
  return towardsGloire(state, left, dice);
}

export function broken(state: DefiMatch, side: Side, dice: Dice): DefiMatch {
  return ended(state, sound(finish(runOf(state), side, dice)));
}

/** Given up by `side`: before it was accepted it is taken back. */
export function abandoned(state: DefiMatch, side: Side, dice: Dice): DefiMatch {
  if (state.phase === 'declaration') return over(state, withdrawn());
  return ended(state, abandon(runOf(state), side, dice));
}

/** What comes when nobody moved in time: no posture, the first weapon, the dice, Gloire. */
export function defaulted(state: DefiMatch, dice: Dice): DefiMatch {
  const due = dueIn(state);
  const side = due?.side ?? 'protagoniste';
  switch (due?.kind) {
    case undefined:
      return state;
    case 'relever':
      return over(state, unanswered());
    case 'disgrace':
      return disgraced(state, disgraceable(state)[0]?.id ?? null, dice);
    case 'posture':
    case 'feinte':
      return chosen(state, side, none, dice);
    case 'arme':
      return arme(state, null, side, dice);
    case 'concentration':
    case 'frappe':
      return rolled(state, due?.kind === 'frappe' ? 'frappe' : 'concentration', dice);
    case 'suite':
      return suites(runOf(state)).includes('gloire') ? letGloire(state, [], dice) : onwards(state, dice);
    case 'rompre':
      return letGloire(state, [], dice);
  }
}

function whoMeet(state: DefiMatch): Step {
  const defi = defiOf(state);
  const { protagoniste, antagoniste } = defi;
  return duellistes(protagoniste.profil.nom, antagoniste.profil.nom, ownNames(defi));
}

/** What a move names after its colon. */
export function after(move: string): string {
  return move.slice(move.indexOf(':') + 1);
}

function over(state: DefiMatch, step: DefiMatch['steps'][number]): DefiMatch {
  return { ...state, phase: 'fin', steps: [...state.steps, step] };
}
