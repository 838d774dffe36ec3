import { sql } from 'kysely';
import { literal } from '../store/literal.ts';
import type { Tx } from '../store/store.ts';
import { gameEntries } from './undo/later.ts';

/**
 * True when something later has changed the message that this interaction would change, a move, a deadline, an undoing:
 * its answer, shown now, would bring an older state back. `entryId`: the journal entry of the interaction; `target`: the
 * message that was clicked.
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
  return later !== undefined || (await hasMovedOn(tx, entryId));
}

/** The last entry of a game whatever it did, an undoing or a seat handed over as well; `null` without any. */
export async function lastEntryId(tx: Tx, campaignId: number, gameId: number): Promise<number | null> {
  const row = await gameEntries(tx, campaignId, gameId)
    .orderBy('id', 'desc')
    .limit(literal.one)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether the game to which an entry belongs has a later one. */
async function hasMovedOn(tx: Tx, entryId: number): Promise<boolean> {
  const entry = await tx
    .selectFrom('journal')
    .select(['campaign', sql<number | null>`json_extract(content, '$.game.id')`.as('game')])
    .where('id', '=', entryId)
    .executeTakeFirst();
  if (!entry || entry.game === null) return false;
  const later = await gameEntries(tx, entry.campaign, entry.game)
    .where('id', '>', entryId)
    .executeTakeFirst();
  return later !== undefined;
}
