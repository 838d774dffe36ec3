import { sql } from 'kysely';
import { literal } from '../../store/literal.ts';
import type { Tx } from '../../store/store.ts';

/**
 * Deletes the battles in which persons (their keys) have a part, with what the journal says of them, by whomever it was
 * written: it names both players. Numbers, hashes and changes of the ledger stay.
 */
export async function eraseBattles(tx: Tx, keys: readonly number[]): Promise<void> {
  const rows = await tx
    .selectFrom('battles')
    .select(['id', 'campaign'])
    .where((eb) => eb.or([eb('first', 'in', keys), eb('second', 'in', keys)]))
    .execute();
  for (const { id, campaign } of rows) await eraseTold(tx, campaign, id);
  const ids = rows.map(({ id }) => id);
  await tx.deleteFrom('units').where('battle', 'in', ids).execute();
  await tx.deleteFrom('battles').where('id', 'in', ids).execute();
}

/** How many battles that are not over these persons (their keys) have a part in. */
export async function openBattlesOf(tx: Tx, keys: readonly number[]): Promise<number> {
  const { count } = await tx
    .selectFrom('battles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('open', '=', literal.one)
    .where((eb) => eb.or([eb('first', 'in', keys), eb('second', 'in', keys)]))
    .executeTakeFirstOrThrow();
  return count;
}

/** Entries that name the battle, or that changed what the ledger counts of it, as an undoing does. */
async function eraseTold(tx: Tx, campaign: number, battleId: number): Promise<void> {
  const changed = tx
    .selectFrom('ledger')
    .select('entry')
    .where('campaign', '=', campaign)
    .where('subject', '>=', `bataille:${battleId}:`)
    .where('subject', '<', `bataille:${battleId};`)
    .where('entry', 'is not', null)
    .$narrowType<{ entry: number }>();
  const told = tx
    .selectFrom('journal')
    .select('journal.id')
    .where('journal.campaign', '=', campaign)
    .where((eb) =>
      eb.or([
        eb(sql<number | null>`json_extract(content, '$.options.bataille')`, '=', battleId),
        eb('journal.id', 'in', changed),
      ]),
    );
  await tx.updateTable('interactions').set({ answer: null }).where('entry', 'in', told).execute();
  await tx
    .deleteFrom('outbox')
    .where('state', '=', 'waiting')
    .where('lane', '=', 'place')
    .where('entry', 'in', told)
    .execute();
  await tx.updateTable('journal').set({ content: null, salt: null }).where('id', 'in', told).execute();
}
