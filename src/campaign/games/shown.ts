import { prepared } from '../../store/prepared.ts';
import type { Tx } from '../../store/store.ts';
import { gameById, type StoredGame } from '../games.ts';

/** A game is shown by that message of that channel from now on. */
export async function gameShownIn(
  tx: Tx,
  gameId: number,
  { channel, message }: { readonly channel: string; readonly message: string },
): Promise<void> {
  await tx.updateTable('games').set({ channel, message, shown_by: null }).where('id', '=', gameId).execute();
}

/** A game will be shown by the answer of that interaction, in that channel. */
export async function gameShownBy(
  tx: Tx,
  gameId: number,
  { channel, interaction }: { readonly channel: string; readonly interaction: string },
): Promise<void> {
  await tx
    .updateTable('games')
    .set({ channel, message: null, shown_by: interaction })
    .where('id', '=', gameId)
    .execute();
}

/** The answer of an interaction stands in that message: so does the game that it shows, if it shows one. */
export async function gameAnswered(tx: Tx, interaction: string, message: string): Promise<void> {
  await shownIn(tx, { interaction, message });
}

const shownIn = prepared((tx, { interaction, message }: { interaction: string; message: string }) =>
  tx.updateTable('games').set({ message, shown_by: null }).where('shown_by', '=', interaction),
);

/** The game that stands in a message, or `null`. */
export async function gameShownAt(tx: Tx, message: string): Promise<StoredGame | null> {
  const row = await tx.selectFrom('games').select('id').where('message', '=', message).executeTakeFirst();
  return row ? gameById(tx, row.id) : null;
}

/** A message was posted anew in the place of one that is gone: the game that the old one showed stands there now. */
export async function gameMovedTo(tx: Tx, old: string, message: string): Promise<void> {
  await tx.updateTable('games').set({ message }).where('message', '=', old).execute();
}
