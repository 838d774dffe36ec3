import type { Tx } from '../store/store.ts';

/**
 * True when a later move has changed the message that this interaction would change: its answer, shown now, would bring
 * an older state back. `entryId`: the journal entry of the interaction; `target`: the message that was clicked.
 */
export async function isSuperseded(
  tx: Tx,
  { target, entryId }: { readonly target: string | null; readonly entryId: number | null },
): Promise<boolean> {
  if (target === null || entryId === null) return false;
  const later = await tx
    .selectFrom('interactions')
    .select('id')
    .where('target', '=', target)
    .where('manner', '=', 'update')
    .where('entry', '>', entryId)
    .executeTakeFirst();
  return later !== undefined;
}
