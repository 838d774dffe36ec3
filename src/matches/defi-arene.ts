import type { Choix, DefiState } from '../rules/heresie/state.ts';
import type { Side } from '../rules/heresie/terms.ts';
import { runOf } from './defi-course.ts';
import { dueIn, movesOf } from './defi-moves.ts';
import { type DefiMatch, type DefiMove, noPosture } from './defi-terms.ts';

/** What an adviser would do where a challenge waits for a side. */
export type Advice =
  | { readonly kind: 'posture'; readonly choix: Choix }
  | { readonly kind: 'arme'; readonly arme: string }
  | { readonly kind: 'suite'; readonly suite: 'poursuivre' | 'gloire' }
  | { readonly kind: 'gloire'; readonly rompre: boolean };

/** Gives `null` where nothing is for that side to decide. */
type Adviser = (state: DefiState, side: Side) => Advice | null;

/**
 * The next move of the bot, which plays the antagonist as `advise` says; `null` when it is not its turn. It accepts every
 * challenge, with the first model.
 */
export function areneMove(state: DefiMatch, advise: Adviser): DefiMove | null {
  const due = dueIn(state);
  const side: Side = 'antagoniste';
  if (!state.fixed.arene || due?.side !== side || due.kind === 'frappe') return null;
  const [first = null] = movesOf(state, side);
  if (due.kind === 'relever') return first;
  const advice = advise(runOf(state), side);
  return (advice && moveOf(advice, state)) ?? first;
}

/** Which posture a feint forbids comes after it, from the same choice. */
function moveOf(advice: Advice, { feinte }: DefiMatch): DefiMove | null {
  switch (advice.kind) {
    case 'posture': {
      const { posture, nommee } = advice.choix;
      if (feinte !== null) return nommee === null ? null : `feinte:${nommee}`;
      return posture === null ? noPosture : `posture:${posture}`;
    }
    case 'arme':
      return `arme:${advice.arme}`;
    case 'suite':
      return advice.suite;
    case 'gloire':
      return advice.rompre ? 'rompre' : 'gloire';
  }
}
