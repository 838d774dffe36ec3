import type { Entry } from '../../src/campaign/entry.ts';
import { type Erased, entryOf, entryRows } from '../../src/campaign/reading.ts';
import { seenBy, type Viewer } from '../../src/campaign/visibility.ts';
import type { Tx } from '../../src/store/store.ts';

/** The last entries of a campaign that `viewer` may see, newest first, at most `limit`. */
export async function recentEntries(
  tx: Tx,
  {
    campaignId,
    viewer,
    limit,
  }: { readonly campaignId: number; readonly viewer: Viewer; readonly limit: number },
): Promise<(Entry | Erased)[]> {
  const rows = await entryRows(tx)
    .where('journal.campaign', '=', campaignId)
    .where(seenBy(viewer))
    .orderBy('journal.number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(entryOf);
}
