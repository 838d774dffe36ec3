import type { Entry } from '../campaign/entry.ts';
import type { MatchState } from '../matches/match.ts';
import { type Button, button, detailButton, entryButtons, row } from './buttons.ts';
import type { Message, Place } from './command.ts';
import { makeCustomId } from './custom-id.ts';
import type { MatchRoll } from './matches.ts';

/**
 * The answer of a match: what its entry tells, and a button for each move of whose turn it is. What is personal can be
 * shown to all once nothing is left to choose.
 */
export function answerOf<X, Start, State extends MatchState, Move extends string, View, R extends object>(
  roll: MatchRoll<X, Start, State, Move, View, R>,
  entry: Entry,
  state: State,
  place: Pick<Place, 'guild'>,
): Message {
  const { game } = entry.content;
  const moves = game ? moveButtons(roll, game.id, state) : [];
  const others = moves.length === 0 ? entryButtons(entry, place) : [detailButton(entry)];
  return {
    embeds: [roll.present(entry, roll.match.view(state), place)],
    components: [row(...moves, ...others)],
  };
}

/** First the moves, then the same with dice thrown by hand where dice fall. */
function moveButtons<X, Start, State extends MatchState, Move extends string, View, R extends object>(
  { name, match, control }: MatchRoll<X, Start, State, Move, View, R>,
  game: number,
  state: State,
): Button[] {
  const [next] = match.awaits(state);
  if (next === undefined) return [];
  const moves = match.legalMoves(state, { id: next, isMaster: false });
  const at = (action: string, move: Move) => makeCustomId(name, action, game, state.version, move);
  return [
    ...moves.map((move) => {
      const shown = control(move, state);
      return button(shown.label, at('move', move), shown.as === 'button' ? shown.style : 'plain');
    }),
    ...moves
      .filter((move) => control(move, state).rolls)
      .map((move) => button('Dés physiques', at('physical', move))),
  ];
}
