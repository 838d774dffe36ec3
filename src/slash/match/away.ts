import { beginningOf } from '../../campaign/games/open.ts';
import { rewriteGame } from '../../campaign/games/rewrite.ts';
import type { StoredGame } from '../../campaign/games.ts';
import { movedLine } from '../../present/match/seat.ts';
import type { Desk, EntryDeed, Message } from '../command.ts';
import { jsonOf } from '../message-json.ts';

/**
 * Whether a game has left that message: `/reprendre` has brought it to a later one, or will by an answer that is on its
 * way. Ids of Discord grow with time; a message later than the known one shows the game anew, and is not left.
 */
export function hasLeft({ message, shownBy }: Pick<StoredGame, 'message' | 'shownBy'>, at: string): boolean {
  const home = message ?? shownBy;
  return home !== null && BigInt(at) < BigInt(home);
}

/** What the message that a game has left says: where the game goes on. */
export async function movedMessage(
  { tx }: Pick<Desk, 'tx'>,
  { id, campaignId, kind, channel }: Pick<StoredGame, 'id' | 'campaignId' | 'kind' | 'channel'>,
): Promise<Message> {
  const number = await beginningOf(tx, campaignId, id);
  return { content: movedLine(number, kind, channel), embeds: [], components: [] };
}

/** A move by a button of the message that the game has left: it counts, and is shown where the game is. */
export function shownElsewhere(
  deed: EntryDeed,
  game: StoredGame,
  left: Message,
  { tx, rim }: Pick<Desk, 'tx' | 'rim'>,
): EntryDeed {
  return {
    ...deed,
    show: () => left,
    after: async (entry, changed) => {
      await deed.after?.(entry, changed);
      await rewriteGame(tx, entry, game, jsonOf(deed.show(entry, changed)), rim);
    },
  };
}
