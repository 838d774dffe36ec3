import type { Entry } from '../../campaign/entry.ts';
import { postCall } from '../../campaign/outbox.ts';
import type { MatchState } from '../../matches/match.ts';
import { callLine } from '../../present/match/call.ts';
import type { Desk } from '../command.ts';
import type { MatchPlay } from './roll.ts';

/** Who moved: `actor` clicked (`null`: nobody, a deadline passed), for the seats of `moved`. */
interface Mover {
  readonly actor: string | null;
  readonly moved: readonly string[];
}

/**
 * Who has to move now and has not been told: not who has just acted, nor who was awaited before and still is. Whoever's
 * own move was made by somebody else, or by a deadline, is told of the next one.
 */
export function toCall<State extends MatchState, Move extends string, View, R extends object>(
  { match }: MatchPlay<State, Move, View, R>,
  before: State | null,
  after: State,
  { actor, moved }: Mover,
): readonly string[] {
  const waited = before === null ? [] : match.awaits(before);
  return match.awaits(after).filter((id) => id !== actor && (!waited.includes(id) || moved.includes(id)));
}

/** Where a call leads, and by when a move is expected. */
interface CallTo {
  readonly channel: string;
  /** The interaction whose answer shows the game, or the address of the message that does. */
  readonly answer: string | null;
  readonly link: string | null;
  readonly deadlineAt: number | null;
  readonly isReminder?: boolean;
}

/** Calls persons to a game by one new message. */
export async function callTo<State extends MatchState, Move extends string, View, R extends object>(
  { name, expects }: Pick<MatchPlay<State, Move, View, R>, 'name' | 'expects'>,
  entry: Pick<Entry, 'id' | 'campaign'>,
  state: State,
  ids: readonly string[],
  { channel, answer, link, deadlineAt, isReminder = false }: CallTo,
  { tx, rim }: Pick<Desk, 'tx' | 'rim'>,
): Promise<void> {
  const [first] = ids;
  if (first === undefined) return;
  const content = callLine({
    ids,
    command: name,
    expects: expects?.(state, first) ?? null,
    deadlineAt,
    isReminder,
  });
  await postCall(tx, entry, { channel, content, calls: ids, answer, link }, rim);
}
