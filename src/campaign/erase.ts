import { sql } from 'kysely';
import type { Tx } from '../store/store.ts';

/**
 * Deletes a campaign with all that belongs to it: its rolls can be neither shown nor proved any more. Rows of every table
 * that refers to a campaign go; what refers to them is checked once they are all gone.
 */
export async function eraseCampaign(tx: Tx, campaignId: number): Promise<void> {
  await sql`PRAGMA defer_foreign_keys = ON`.execute(tx);
  await tx
    .deleteFrom('interactions')
    .where('entry', 'in', (eb) =>
      eb.selectFrom('journal').select('journal.id').where('journal.campaign', '=', campaignId),
    )
    .execute();
  for (const table of await tablesOfCampaigns(tx))
    await sql`DELETE FROM ${sql.table(table)} WHERE campaign = ${campaignId}`.execute(tx);
  await tx.deleteFrom('campaigns').where('id', '=', campaignId).execute();
}

/** Deletes a server with all of its campaigns. */
export async function eraseGuild(tx: Tx, guild: string): Promise<void> {
  const campaigns = await tx.selectFrom('campaigns').select('id').where('guild', '=', guild).execute();
  for (const { id } of campaigns) await eraseCampaign(tx, id);
  await tx.deleteFrom('interactions').where('guild', '=', guild).execute();
  await tx.deleteFrom('guilds').where('id', '=', guild).execute();
}

/** The tables whose rows belong to one campaign each, by their column `campaign`. */
async function tablesOfCampaigns(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT tables.name FROM sqlite_schema AS tables JOIN pragma_foreign_key_list(tables.name) AS links
    WHERE tables.type = 'table' AND links."table" = 'campaigns' AND links."from" = 'campaign'
    ORDER BY tables.name`.execute(tx);
  return rows.map(({ name }) => name);
}
