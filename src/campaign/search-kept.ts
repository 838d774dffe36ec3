import type { Tx } from '../store/store.ts';
import type { Criteria } from './search.ts';

/** How long the pages of a search can be turned, milliseconds. */
const waits = 24 * 60 * 60_000;

/** Keeps what was looked for, so that its pages can be turned; gives its number. Older ones of a day ago are dropped. */
export async function keepSearch(
  tx: Tx,
  campaignId: number,
  criteria: Criteria,
  at: number,
): Promise<number> {
  await tx
    .deleteFrom('searches')
    .where('at', '<', at - waits)
    .execute();
  const { id } = await tx
    .insertInto('searches')
    .values({ campaign: campaignId, criteria: JSON.stringify(criteria), at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What was looked for under that number in a campaign, or `null` when that is forgotten. */
export async function keptSearch(tx: Tx, campaignId: number, id: number): Promise<Criteria | null> {
  const row = await tx
    .selectFrom('searches')
    .select('criteria')
    .where('id', '=', id)
    .where('campaign', '=', campaignId)
    .executeTakeFirst();
  return row ? JSON.parse(row.criteria) : null;
}

/** The key of a person (a Discord id) in a campaign, `null` when they never were there. */
export async function personKey(tx: Tx, campaignId: number, discord: string): Promise<number | null> {
  const row = await tx
    .selectFrom('people')
    .select('id')
    .where('campaign', '=', campaignId)
    .where('discord', '=', discord)
    .executeTakeFirst();
  return row?.id ?? null;
}
