import { prepared } from '../store/prepared.ts';
import type { Tx } from '../store/store.ts';
import type { Rim } from './rim.ts';

/** Someone as Discord names them. */
export interface Someone {
  readonly id: string;
  readonly name: string;
}

/** A person in the books of one campaign: `key` in its tables, `pseudonym` where text must outlive the person's data. */
export interface Known {
  readonly key: number;
  readonly pseudonym: string;
}

/**
 * A person's place in a campaign, made with a random pseudonym (16 hexadecimal digits) at the first meeting. Keeps the
 * name last seen.
 */
export async function personIn(tx: Tx, campaignId: number, someone: Someone, rim: Rim): Promise<Known> {
  const [row] = (await known(tx, { campaignId, id: someone.id })).rows;
  if (!row) return meet(tx, campaignId, someone, rim);
  if (row.name !== someone.name)
    await tx.updateTable('people').set({ name: someone.name }).where('id', '=', row.id).execute();
  return { key: row.id, pseudonym: row.pseudonym };
}

const known = prepared((tx, { campaignId, id }: { readonly campaignId: number; readonly id: string }) =>
  tx
    .selectFrom('people')
    .select(['id', 'pseudonym', 'name'])
    .where('campaign', '=', campaignId)
    .where('discord', '=', id),
);

/** The pseudonym of a person (a Discord id) in a campaign, `null` for somebody who was never met there. */
export async function pseudonymIn(tx: Tx, campaignId: number, personId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('people')
    .select('pseudonym')
    .where('campaign', '=', campaignId)
    .where('discord', '=', personId)
    .executeTakeFirst();
  return row?.pseudonym ?? null;
}

async function meet(tx: Tx, campaignId: number, { id, name }: Someone, rim: Rim): Promise<Known> {
  const pseudonym = Buffer.from(rim.randomBytes(8)).toString('hex');
  const row = await tx
    .insertInto('people')
    .values({ campaign: campaignId, pseudonym, discord: id, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { key: row.id, pseudonym };
}
