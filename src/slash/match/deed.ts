import { namesIn, type Opening } from '../../campaign/games.ts';
import type { Someone } from '../../campaign/people.ts';
import type { MatchState } from '../../matches/match.ts';
import type { Call, Desk, Draft, EntryDeed } from '../command.ts';
import { kept } from '../roll.ts';
import { answerOf } from './answer.ts';
import { bookChanges } from './books.ts';
import { callTo, toCall } from './calls.ts';
import type { MatchPlay } from './roll.ts';
import { lastOf, type Run } from './run.ts';

/** What happened in a game by one interaction, or by a deadline. */
interface Happened<State> extends Pick<Draft, 'dice' | 'typed' | 'motif'> {
  readonly opening: Opening;
  readonly before: State | null;
  readonly run: Run<State>;
  /** `null` for what was over as it began. */
  readonly game: Pick<NonNullable<Draft['game']>, 'id' | 'version' | 'move'> | null;
  /** By when the next move is expected, milliseconds since 1970. */
  readonly deadlineAt: number | null;
  /** For whom it was done, when not for themselves. */
  readonly behalf: Someone | null;
  /** Who clicked, `null` for a deadline; and whose moves were made. */
  readonly actor: string | null;
  readonly moved: readonly string[];
  /** What the calls lead to. */
  readonly answer: string | null;
  readonly link: string | null;
}

/** The journal entry of it, the changes of the books, the answer, and the calls to whoever has to move. */
export async function gameDeed<State extends MatchState, Move extends string, View, R extends object>(
  play: MatchPlay<State, Move, View, R>,
  happened: Happened<State>,
  place: Pick<Call['place'], 'guild' | 'channel'>,
  desk: Desk,
): Promise<EntryDeed> {
  const { opening, before, run, game, dice, typed, motif, behalf, deadlineAt, actor, moved } = happened;
  const state = lastOf(run);
  const views = run.map((one) => play.match.view(one));
  const { outcome, since } = play.told(play.match.view(state), views);
  const draft: Draft = {
    options: opening.options,
    visibility: opening.visibility,
    ...{ motif, behalf, dice, typed },
    outcome: kept(outcome),
    changes: await bookChanges(desk, play.books?.(before, state) ?? []),
    ...(game && { game: { ...game, since } }),
  };
  const { answer, link } = happened;
  return {
    kind: 'entry',
    draft,
    show: (entry, changed) =>
      answerOf(play, {
        ...{ entry, state, place, deadlineAt },
        isShared: opening.shared === true,
        isUndoable: changed.length > 0,
      }),
    after: async (entry) => {
      if (!opening.shared || !game) return;
      const ids = toCall(play, before, state, { actor, moved });
      const to = { channel: place.channel, answer, link, deadlineAt };
      await callTo(play, entry, state, ids, to, desk);
    },
  };
}

/** Somebody whose seat is moved by another, with the name that the campaign knows; `null` when they move themselves. */
export async function behalfOf(
  { tx, campaign }: Pick<Desk, 'tx' | 'campaign'>,
  seat: string | null,
  actorId: string,
): Promise<Someone | null> {
  if (seat === null || seat === actorId) return null;
  const name = (await namesIn(tx, campaign.id, [seat])).get(seat);
  return name === undefined ? null : { id: seat, name };
}
