import type { Actor } from '../slash/command.ts';
import { prepared } from '../store/prepared.ts';
import type { Tx } from '../store/store.ts';
import type { Campaign } from './campaign.ts';

/**
 * Whether a person is a MJ of a campaign: may manage the server, has the campaign's MJ role, or is named. In a private
 * message everybody is the MJ of their own campaign.
 */
export async function isMaster(
  tx: Tx,
  campaign: Pick<Campaign, 'id' | 'masterRole'>,
  actor: Pick<Actor, 'id' | 'roles' | 'managesGuild'>,
): Promise<boolean> {
  if (actor.managesGuild) return true;
  if (campaign.masterRole !== null && actor.roles.includes(campaign.masterRole)) return true;
  const { rows } = await named(tx, { campaignId: campaign.id, actorId: actor.id });
  return rows.length > 0;
}

const named = prepared(
  (tx, { campaignId, actorId }: { readonly campaignId: number; readonly actorId: string }) =>
    tx
      .selectFrom('masters')
      .select('discord')
      .where('campaign', '=', campaignId)
      .where('discord', '=', actorId),
);

/** Sets the role whose members are MJs of a campaign, or none. */
export async function setMasterRole(tx: Tx, campaignId: number, role: string | null): Promise<void> {
  await tx.updateTable('campaigns').set({ mj_role: role }).where('id', '=', campaignId).execute();
}

/** Names a MJ (a Discord id). False when they were named already. */
export async function addMaster(tx: Tx, campaignId: number, personId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('masters')
    .values({ campaign: campaignId, discord: personId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes a named MJ away. False when they were not named: a role or the server's rights may still make them one. */
export async function removeMaster(tx: Tx, campaignId: number, personId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('masters')
    .where('campaign', '=', campaignId)
    .where('discord', '=', personId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Discord ids of the named MJs of a campaign. */
export async function mastersOf(tx: Tx, campaignId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('masters')
    .select('discord')
    .where('campaign', '=', campaignId)
    .orderBy('discord')
    .execute();
  return rows.map(({ discord }) => discord);
}
