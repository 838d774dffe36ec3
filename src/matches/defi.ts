import type { Dice } from '../dice/dice.ts';
import { mayRompre } from '../rules/heresie/gloire.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../rules/rule.ts';
import { begin } from './defi-begin.ts';
import { defiOf, runOf } from './defi-course.ts';
import { allMoves, dueIn, givesUp, movesOf, seatOf } from './defi-moves.ts';
import {
  abandoned,
  accept,
  after,
  arme,
  broken,
  chosen,
  declined,
  defaulted,
  disgraced,
  letGloire,
  onwards,
  posture,
  rolled,
} from './defi-play.ts';
import type { Accepted, DefiMatch, DefiMove } from './defi-terms.ts';
import { awaitsIn, viewOf } from './defi-view.ts';
import { type Handed, match, type Player } from './match.ts';

export type * from './defi-terms.ts';

/**
 * A challenge between two players, from its declaration to Gloire. Steps in which nobody chooses anything belong to the
 * move before; whoever wants to throw dice by hand has them wait (`pas-a-pas`). Source: `defi.1` to `defi.47`.
 */
export const defiMatch = match({
  begin,
  offered: allMoves,
  legalMoves,
  awaits: awaitsIn,
  advance,
  view: viewOf,
  finished: ({ phase }: DefiMatch) => phase === 'fin',
  lapse: (state, dice) => counted(state, defaulted(state, dice)),
  hand,
  round: ({ course }) => course?.round ?? 0,
});

function legalMoves(state: DefiMatch, { id, isMaster }: Player): readonly DefiMove[] {
  if (isMaster) return allMoves(state);
  const side = seatOf(state, id);
  return side === null ? [] : allMoves(state).filter((move) => movesOf(state, side).includes(move));
}

function advance(
  state: DefiMatch,
  move: DefiMove,
  player: Player,
  dice: Dice,
  given: Json | null,
): DefiMatch | Refusal {
  const next = moved(state, move, player, dice, given);
  return isRefusal(next) ? next : counted(state, next);
}

/** With how many of its steps are those of earlier moves: a calculation that began anew has none of them. */
function counted({ steps }: DefiMatch, next: DefiMatch): DefiMatch {
  const differs = next.steps.findIndex((step, at) => step !== steps[at]);
  return { ...next, since: differs < 0 ? next.steps.length : differs };
}

function moved(
  state: DefiMatch,
  move: DefiMove,
  player: Player,
  dice: Dice,
  given: Json | null,
): DefiMatch | Refusal {
  const side = dueIn(state)?.side ?? 'protagoniste';
  const [word = ''] = move.split(':');
  switch (word) {
    case 'relever':
      return accept(state, placeOf(state, move), given as unknown as Accepted | null, dice); // read by `prepare` at the edge
    case 'decliner':
      return declined(state, dice);
    case 'disgrace':
      return disgraced(state, after(move), dice);
    case 'posture':
      return posture(state, move, side, dice);
    case 'feinte':
      return chosen(state, side, { posture: state.feinte, nommee: after(move) }, dice);
    case 'arme':
      return arme(state, after(move), side, dice);
    case 'pas-a-pas':
    case 'd-un-trait':
      return { ...state, pasAPas: word === 'pas-a-pas' };
    case 'concentration':
    case 'frappe':
      return rolled(state, word, dice);
    case 'poursuivre':
      return onwards(state, dice);
    case 'gloire':
      return letGloire(
        state,
        mayRompre(defiOf(state), runOf(state).duel).filter((one) => one !== side),
        dice,
      );
    case 'rompre':
      return broken(state, side, dice);
    default:
      return abandoned(state, givesUp(state, player.id), dice);
  }
}

/** Which of the models a move names; a bare word is the only one. */
function placeOf({ fixed: { adverses } }: DefiMatch, move: DefiMove): number {
  return move === 'relever' ? 0 : adverses.findIndex(({ id }) => id === after(move));
}

function hand(state: DefiMatch, { from, to }: Handed): DefiMatch | Refusal {
  const side = seatOf(state, from);
  if (side === null) return refuse('no-seat', null, { who: from });
  if (seatOf(state, to) !== null) return refuse('seat-taken', null, { who: to });
  return { ...state, seats: { ...state.seats, [side]: to }, since: state.steps.length };
}
