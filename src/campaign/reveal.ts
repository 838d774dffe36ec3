import type { Tx } from '../store/store.ts';
import type { Entry } from './entry.ts';
import { postRevealed, postRoll } from './outbox.ts';
import type { Rim } from './rim.ts';

/**
 * Shows a hidden entry to all from now on: in the log, and in `channel` (where it was rolled) unless that is `null`. The
 * entry itself and its hash stay as they are. Gives it as it stands now, or `null` when all could see it already.
 * Whether whoever asks may do so is another question: `mayReveal`.
 */
export async function reveal<E extends Pick<Entry, 'id' | 'campaign'>>(
  tx: Tx,
  entry: E,
  channel: string | null,
  rim: Rim,
): Promise<(E & Pick<Entry, 'revealedAt'>) | null> {
  const revealedAt = rim.now();
  const { numUpdatedRows } = await tx
    .updateTable('journal')
    .set({ revealed_at: revealedAt })
    .where('id', '=', entry.id)
    .where('visibility', '!=', 'public')
    .where('revealed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return null;
  await postRoll(tx, entry, null, rim);
  if (channel !== null) await postRevealed(tx, entry, channel, rim);
  return { ...entry, revealedAt };
}
