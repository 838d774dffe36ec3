import type { Json } from '../../rules/rule.ts';
import type { Tx } from '../../store/store.ts';
import type { StoredGame } from '../games.ts';
import { postDirect } from '../outbox.ts';
import type { Rim } from '../rim.ts';
import { rewriteAnswer } from '../strike.ts';

/**
 * Has the message of a game say `body` after `entry`, to which no answer belongs: in its place, anew where it is gone, or
 * in the answer that is still to be shown.
 */
export async function rewriteGame(
  tx: Tx,
  entry: { readonly id: number; readonly campaign: { readonly id: number } },
  { id: game, channel, message, shownBy }: Pick<StoredGame, 'id' | 'channel' | 'message' | 'shownBy'>,
  body: Json,
  rim: Rim,
): Promise<void> {
  if (message === null && shownBy !== null && (await isPending(tx, shownBy)))
    return rewriteAnswer(tx, shownBy, body);
  const direct = { body, target: message, anew: true, calls: null, game };
  await postDirect(tx, entry, channel, direct, rim);
}

async function isPending(tx: Tx, interaction: string): Promise<boolean> {
  const row = await tx
    .selectFrom('interactions')
    .select('id')
    .where('id', '=', interaction)
    .where('answer', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
