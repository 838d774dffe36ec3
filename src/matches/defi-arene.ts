import { legalPostures, none } from '../rules/heresie/choix.ts';
import type { Choix, DefiState } from '../rules/heresie/state.ts';
import { suites } from '../rules/heresie/suite.ts';
import { other, type Side } from '../rules/heresie/terms.ts';
import { runOf } from './defi-course.ts';
import { dueIn, movesOf } from './defi-moves.ts';
import { type DefiMatch, type DefiMove, noPosture } from './defi-terms.ts';

/** What a player that is no person does: its posture and its weapon (`null`: the first) in the round that is chosen. */
export interface Policy {
  readonly posture: (state: DefiState, side: Side) => Choix;
  readonly arme: (state: DefiState, side: Side) => string | null;
}

/**
 * The simple rule of the Arène: Coup de grâce once the enemy has at most two PV, else Se garder when it has itself one PV
 * left, else Saisir l’initiative in the first round and Grêle de coups in later ones; none where that one may not be taken.
 * Always its first weapon.
 */
export const simplePolicy: Policy = {
  posture: (state, side) => {
    const { defi, duel } = state;
    const wanted = wantedBy(state, side);
    const found = legalPostures(defi, duel, side).find(({ id }) => id === wanted);
    return found ? { posture: found.id, nommee: null } : none;
  },
  arme: () => null,
};

function wantedBy({ duel, round }: DefiState, side: Side): string {
  if (duel[other(side)].pv <= 2) return 'coup-de-grace';
  if (duel[side].pv === 1) return 'se-garder';
  return round === 1 ? 'saisir-l-initiative' : 'grele-de-coups';
}

/**
 * The next move of the bot, which plays the antagonist; `null` when it is not its turn. It accepts every challenge with the
 * first model, goes on unless it has taken more PV than it lost, and never uses Rompre.
 */
export function areneMove(state: DefiMatch, policy: Policy = simplePolicy): DefiMove | null {
  const due = dueIn(state);
  const side: Side = 'antagoniste';
  if (!state.fixed.arene || due?.side !== side) return null;
  const [first] = movesOf(state, side);
  switch (due.kind) {
    case 'relever':
      return first ?? null;
    case 'posture': {
      const { posture } = policy.posture(runOf(state), side);
      return posture === null ? noPosture : `posture:${posture}`;
    }
    case 'feinte': {
      const { nommee } = policy.posture(runOf(state), side);
      return nommee === null ? (first ?? null) : `feinte:${nommee}`;
    }
    case 'arme': {
      const named = policy.arme(runOf(state), side);
      return named === null ? (first ?? null) : `arme:${named}`;
    }
    case 'suite':
      return isContent(runOf(state), side) ? 'gloire' : 'poursuivre';
    case 'rompre':
      return 'gloire';
    default:
      return null;
  }
}

/** It is ahead and nothing keeps it from Gloire. */
function isContent(state: DefiState, side: Side): boolean {
  const { duel } = state;
  return suites(state).includes('gloire') && duel[side].pris > duel[other(side)].pris;
}
