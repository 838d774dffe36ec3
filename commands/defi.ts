import { arbitrages } from '../data/heresie/arbitrages.ts';
import { type DefiMatch, type DefiMove, defiMatch } from '../src/matches/defi.ts';
import { areneMove } from '../src/matches/defi-arene.ts';
import { dueIn, givesUp } from '../src/matches/defi-moves.ts';
import { arene } from '../src/odds/arene.ts';
import { controlOf, expected } from '../src/present/defi/controls.ts';
import { defiMessage } from '../src/present/defi/message.ts';
import { isRefusal, refuse } from '../src/rules/rule.ts';
import { button } from '../src/slash/buttons.ts';
import type { Action, Command } from '../src/slash/command.ts';
import { makeCustomId } from '../src/slash/custom-id.ts';
import { matchCommand } from '../src/slash/matches.ts';
import { completeDefi } from './defi/complete.ts';
import { checkDefi, type Gathered, gather, opponentIn } from './defi/declaration.ts';
import { acceptForm } from './defi/formulaire.ts';
import { booksOf } from './defi/livres.ts';
import { defiOptions } from './defi/options.ts';
import { endPhasePress } from './defi/phase.ts';
import { told } from './defi/recit.ts';
import { bringAcceptance } from './defi/relever.ts';

const challenge = matchCommand({
  name: 'defi',
  description: 'Défi entre deux figurines : déclaration, postures, concentration, frappes, gloire',
  game: 'heresie',
  arbitrages,
  options: defiOptions,
  takes: ['des', 'motif', 'pour', 'delai'],
  isShared: (values) => values['mode'] === undefined && opponentIn(values).isSelf !== true,
  gather: async (values, call, desk) => {
    const gathered = await gather(values, call, desk);
    return isRefusal(gathered) ? gathered : JSON.parse(JSON.stringify(gathered));
  },
  check: (values, rulings, _, gathered) => checkDefi(values, rulings, gathered as unknown as Gathered), // of `gather`
  match: defiMatch,
  start: ({ adversaire, ...checked }, protagoniste) => ({
    ...checked,
    seats: { protagoniste, antagoniste: adversaire },
  }),
  told,
  control: (move, state) => controlOf(move, state),
  forms: { relever: acceptForm },
  prepare: bringAcceptance,
  confirms: { abandonner: 'Abandonner le défi', decliner: 'Refuser le défi' },
  books: booksOf,
  machine: (state) => {
    const move = areneMove(state, arene);
    return move && { player: { id: state.seats.antagoniste, isMaster: false }, move };
  },
  seats: ({ seats }) => Object.values(seats),
  seatOf,
  expects: (state) => expected(dueIn(state)),
  present: (entry, view) => defiMessage(entry, view),
  extras: (entry, state) =>
    state.refus?.affectee === true ? [button('Fin de phase', makeCustomId('defi', 'phase', entry.id))] : [],
  complete: completeDefi,
});

/** `/defi`: a challenge, its duel round by round, its books. */
export const defi: Command = {
  ...challenge,
  ...(challenge.action && { action: { ...challenge.action, run: runWhereClicked(challenge.action.run) } }),
  press: { ...challenge.press, phase: endPhasePress },
};

/** Refused: `defi-needs-mode` where nobody can click, as in a terminal. */
function runWhereClicked(run: Action['run']): Action['run'] {
  return async (values, call, desk) =>
    values['mode'] === undefined && !desk.attended
      ? refuse('defi-needs-mode', 'mode')
      : run(values, call, desk);
}

/** A MJ who has no seat plays for whom it waits; who gives up gives up for themselves. */
function seatOf(state: DefiMatch, move: DefiMove, { id }: { readonly id: string }): string | null {
  const { seats } = state;
  if (move === 'abandonner') return seats[givesUp(state, id)];
  const side = dueIn(state)?.side ?? null;
  if (side !== null) return seats[side];
  return Object.values(seats).includes(id) ? id : null;
}
