import { sql } from 'kysely';
import type { Tx } from '../store/store.ts';

/** Notes that one entry took another back, with its parts. */
export async function markUndone(tx: Tx, entryId: number, byId: number): Promise<void> {
  await tx.insertInto('undos').values({ entry: entryId, undone_by: byId }).execute();
  for (const part of await partsOf(tx, entryId))
    await tx.insertInto('undos').values({ entry: part, undone_by: byId }).execute();
}

/** Ids of the entries that are parts of an entry; written as the index `journal_parts` is. */
async function partsOf(tx: Tx, entryId: number): Promise<number[]> {
  const whole = await tx
    .selectFrom('journal')
    .select(['campaign', 'number'])
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom('journal')
    .select('id')
    .where('campaign', '=', whole.campaign)
    .where(partOf, '=', whole.number)
    .execute();
  return rows.map(({ id }) => id);
}

/** The number of the entry of which one is a part, `null` for most. */
export const partOf = sql<number | null>`json_extract(journal.content, '$.partOf')`;

/** What `byId` had taken back holds again. */
export async function unmarkUndone(tx: Tx, byId: number): Promise<void> {
  await tx.deleteFrom('undos').where('undone_by', '=', byId).execute();
}

/** The entries that an entry takes back at present, oldest first, but for parts of them. */
export async function undoneBy(tx: Tx, byId: number): Promise<{ id: number; number: number }[]> {
  return tx
    .selectFrom('undos')
    .innerJoin('journal', 'journal.id', 'undos.entry')
    .select(['journal.id', 'journal.number'])
    .where('undos.undone_by', '=', byId)
    .where(partOf, 'is', null)
    .orderBy('journal.id')
    .execute();
}

/**
 * Which of some later entries still stand between an entry and its undoing: not those that were taken back, nor those
 * that took back one that is later as well.
 */
export async function standing(
  tx: Tx,
  entryId: number,
  later: readonly number[],
): Promise<readonly number[]> {
  if (later.length === 0) return [];
  const rows = await tx
    .selectFrom('undos')
    .select(['entry', 'undone_by'])
    .where((eb) => eb.or([eb('entry', '>', entryId), eb('undone_by', '>', entryId)]))
    .execute();
  const undone = new Set(rows.map(({ entry }) => entry));
  const undoing = new Set(rows.filter(({ entry }) => entry > entryId).map(({ undone_by }) => undone_by));
  return later.filter((id) => !undone.has(id) && !undoing.has(id));
}
