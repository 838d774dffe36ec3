import type { Campaign } from '../campaign/campaign.ts';
import { campaignsOf } from '../campaign/campaigns/server.ts';
import { type Refusal, refuse } from '../rules/rule.ts';
import type { Tx } from '../store/store.ts';

/**
 * Why an archived campaign takes no entry, or `null` for one that is played. Refused: `campaign-archived` [campaign,
 * active]: the campaigns of its server that are played, `null` when there is none.
 */
export async function refuseArchived(tx: Tx, campaign: Campaign): Promise<Refusal | null> {
  if (campaign.archivedAt === null) return null;
  const all = campaign.guild === null ? [] : await campaignsOf(tx, campaign.guild);
  const active = all.filter(({ archivedAt }) => archivedAt === null).map(({ name }) => name);
  return refuse('campaign-archived', null, {
    campaign: campaign.name,
    active: active.length === 0 ? null : active.slice(0, 10),
  });
}
