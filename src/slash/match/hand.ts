import type { Entry } from '../../campaign/entry.ts';
import { gameShownBy } from '../../campaign/games/shown.ts';
import { gameById, type StoredGame } from '../../campaign/games.ts';
import { changesOf } from '../../campaign/ledger.ts';
import type { Someone } from '../../campaign/people.ts';
import type { MatchState } from '../../matches/match.ts';
import { handedMove } from '../../present/match/line.ts';
import { seatLine } from '../../present/match/seat.ts';
import { isRefusal, type Refusal } from '../../rules/rule.ts';
import type { Desk, EntryDeed, SlashCall } from '../command.ts';
import { answerOf } from './answer.ts';
import { callTo } from './calls.ts';
import type { MatchPlay } from './roll.ts';
import { keepMoves, stateOf } from './standing.ts';

/** A seat that is to go from one person to another; `last`: the last entry of the game. */
interface Handing {
  readonly game: StoredGame;
  readonly last: Entry;
  readonly from: Someone;
  readonly to: Someone;
}

/** Hands a seat over: the game goes on in the answer, and who takes the seat is called. Refused: what the match refuses. */
export async function handSeat<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  { game, last, from, to }: Handing,
  call: SlashCall,
  desk: Desk,
): Promise<EntryDeed | Refusal> {
  const before = stateOf(play, game.state);
  const state = play.match.hand(before, { from: from.id, to: to.id });
  if (isRefusal(state)) return state;
  const seats = game.seats.map((id) => (id === from.id ? to.id : id));
  await keepMoves(play, { ...game, seats }, [state], desk);
  const { place, actor } = call;
  await gameShownBy(desk.tx, game.id, { channel: place.channel, interaction: call.id });
  const deadlineAt = (await gameById(desk.tx, game.id))?.deadlineAt ?? null;
  const isShared = game.opening.shared === true;
  const isUndoable = (await changesOf(desk.tx, last.id)).length > 0;
  return {
    kind: 'entry',
    draft: {
      ...{ visibility: 'public', options: {}, motif: null, dice: [], typed: false },
      behalf: from.id === actor.id ? null : from,
      outcome: {
        result: { commande: play.name, de: from.id, a: to.id },
        steps: [],
        rulings: [],
        ignored: [],
      },
      game: { id: game.id, version: before.version, move: handedMove, since: 0 },
    },
    show: (entry) => {
      const answer = answerOf(play, { entry: last, state, place, deadlineAt, isShared, isUndoable });
      return { ...answer, content: seatLine(entry, answer.content ?? '') };
    },
    after: async (entry) => {
      const to_ = { channel: place.channel, answer: call.id, link: null, deadlineAt };
      await callTo(play, entry, state, [to.id], to_, desk);
    },
  };
}
