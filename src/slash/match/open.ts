import type { MatchState } from '../../matches/match.ts';
import { confirmForm, diceInput, throwForm } from '../../present/match/forms.ts';
import { isRefusal, type Refusal, refuse } from '../../rules/rule.ts';
import type { ComponentCall, Form, Shelf } from '../command.ts';
import { makeCustomId } from '../custom-id.ts';
import { claimed, seatedAt } from './claim.ts';
import { keyIn, rollingMoves } from './layout.ts';
import type { MatchPlay } from './roll.ts';

/** The form that belongs to a move: that of what it brings, or the question whether it is meant. Refused besides: `gone` where it has none. */
export async function moveForm<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  call: ComponentCall,
  shelf: Shelf,
): Promise<Form | Refusal> {
  const sure = await claimed(play, call, shelf);
  if (isRefusal(sure)) return sure;
  const { state, claim, game } = sure;
  const { move } = claim;
  const { forms = {}, confirms = {} } = play;
  const customId = makeCustomId(play.name, 'brought', game.id, claim.version, ...move.split(':'));
  const form = await forms[keyIn(forms, move) ?? '']?.({ move, state, call, shelf });
  if (form === undefined) {
    const question = confirms[keyIn(confirms, move) ?? ''];
    return question === undefined ? refuse('gone', null) : confirmForm(customId, question);
  }
  if (isRefusal(form)) return form;
  const dice = play.control(move, state).rolls ? [diceInput(false)] : [];
  return { ...form, custom_id: customId, components: [...form.components, ...dice] };
}

/** The form for dice thrown by hand: for one move, or with a menu of those that this person may make. */
export async function physicalForm<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  call: ComponentCall,
  shelf: Shelf,
): Promise<Form | Refusal> {
  const id = makeCustomId(play.name, 'dice', ...call.args);
  if (call.args.length > 2) {
    const sure = await claimed(play, call, shelf);
    return isRefusal(sure) ? sure : throwForm(id, []);
  }
  const seated = await seatedAt(play, call, shelf);
  if (isRefusal(seated)) return seated;
  const { state, player, version } = seated;
  const moves = rollingMoves(play, state, play.match.legalMoves(state, player));
  const claim = { version, move: moves[0] ?? ('' as Move) }; // no move at all is refused, as it should be
  const refusal = play.match.refuses(state, claim, player);
  const thrown = moves.map((value) => ({ value, label: play.control(value, state).label }));
  return refusal ?? throwForm(id, thrown);
}
