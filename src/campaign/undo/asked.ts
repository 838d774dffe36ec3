import { sql } from 'kysely';
import { literal } from '../../store/literal.ts';
import type { Tx } from '../../store/store.ts';

/** Whether a message with a control of that custom id was posted for an entry, or waits to be. */
export async function isAsked(tx: Tx, entryId: number, customId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('outbox')
    .select('id')
    .where('entry', '=', entryId)
    .where('kind', '=', 'direct')
    .where(sql<number>`instr(payload, ${JSON.stringify(customId)})`, '>', 0)
    .limit(literal.one)
    .executeTakeFirst();
  return row !== undefined;
}
