import type { Selectable } from 'kysely';
import type { Schema, Tx } from '../../store/store.ts';
import type { Campaign } from '../campaign.ts';
import { openEpoch } from '../epochs.ts';
import type { Rim } from '../rim.ts';

type CampaignRow = Selectable<Schema['campaigns']>;

/** A campaign as its row says it. */
export function campaignOf(row: CampaignRow): Campaign {
  return {
    id: row.id,
    guild: row.guild,
    owner: row.owner,
    name: row.name,
    timeZone: row.time_zone,
    logChannel: row.log_channel,
    masterChannel: row.mj_channel,
    masterRole: row.mj_role,
    rulings: JSON.parse(row.rulings),
    archivedAt: row.archived_at,
  };
}

/** Keeps a new campaign with its first epoch. `folded` is the name as it is looked up; a server has it once. */
export async function makeCampaign(
  tx: Tx,
  values: Pick<CampaignRow, 'scope' | 'guild' | 'owner' | 'name' | 'folded'>,
  rim: Rim,
): Promise<Campaign> {
  const row = await tx.insertInto('campaigns').values(values).returningAll().executeTakeFirstOrThrow();
  await openEpoch(tx, row.id, rim);
  return campaignOf(row);
}
