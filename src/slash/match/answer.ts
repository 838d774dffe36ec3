import type { Entry } from '../../campaign/entry.ts';
import type { MatchState } from '../../matches/match.ts';
import { gameLines } from '../../present/match/line.ts';
import { entryButtons, openButtons, undoButton } from '../buttons.ts';
import type { Message, Place } from '../command.ts';
import { layOut } from './layout.ts';
import type { MatchPlay } from './roll.ts';

/** A game as its message shows it: after which entry, in which state. */
interface Shown<State> {
  readonly entry: Entry;
  readonly state: State;
  readonly place: Pick<Place, 'guild'>;
  readonly deadlineAt: number | null;
  readonly isShared: boolean;
  /** Its last entry changed the books. */
  readonly isUndoable: boolean;
}

/**
 * The answer of a match: what its entry tells, and a control for each move that may be made. What is personal can be
 * shown to all once nothing is left to choose.
 */
export function answerOf<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  { entry, state, place, deadlineAt, isShared, isUndoable }: Shown<State>,
): Message {
  const { match, expects, extras } = play;
  const { game } = entry.content;
  const isOpen = game !== undefined && !match.finished(state);
  const others = [
    ...(isOpen ? openButtons(entry) : entryButtons(entry, place)),
    ...(isUndoable && entry.visibility !== 'personnel' ? [undoButton(entry)] : []),
    ...(extras?.(entry, state, place) ?? []),
  ];
  const awaits = match.awaits(state);
  const [first] = awaits;
  const expected = first === undefined ? null : (expects?.(state, first) ?? null);
  return {
    ...(isShared && { content: gameLines(entry, { awaits, expects: expected, deadlineAt }) }),
    embeds: [play.present(entry, match.view(state), place)],
    components: layOut(play, isOpen ? { id: game.id, state } : null, others),
  };
}
