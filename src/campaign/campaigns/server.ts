import type { Tx } from '../../store/store.ts';
import type { Campaign } from '../campaign.ts';
import type { Rim } from '../rim.ts';
import { campaignOf, makeCampaign } from './row.ts';

/** A name as it is shown and as it is looked up. */
interface Name {
  readonly name: string;
  readonly folded: string;
}

/** The campaigns of a server: its own first, then the others in the order of their making. */
export async function campaignsOf(tx: Tx, guild: string): Promise<Campaign[]> {
  const rows = await tx
    .selectFrom('campaigns')
    .selectAll()
    .where('guild', '=', guild)
    .orderBy('id')
    .execute();
  return rows.map(campaignOf);
}

/** The campaign of a server that bears a name (as it is looked up), or `null`. */
export async function campaignNamed(tx: Tx, guild: string, folded: string): Promise<Campaign | null> {
  const row = await tx
    .selectFrom('campaigns')
    .selectAll()
    .where('guild', '=', guild)
    .where('folded', '=', folded)
    .executeTakeFirst();
  return row ? campaignOf(row) : null;
}

/** Makes one more campaign of a server that is known, with its first epoch; `null` when its name is taken. */
export async function createCampaign(tx: Tx, guild: string, name: Name, rim: Rim): Promise<Campaign | null> {
  if (await campaignNamed(tx, guild, name.folded)) return null;
  return makeCampaign(tx, { scope: null, guild, owner: null, ...name }, rim);
}

/** Gives a campaign another name. False when another one of its server bears it. */
export async function renameCampaign(
  tx: Tx,
  { id, guild }: Pick<Campaign, 'id' | 'guild'>,
  { name, folded }: Name,
): Promise<boolean> {
  const holder = guild === null ? null : await campaignNamed(tx, guild, folded);
  if (holder && holder.id !== id) return false;
  await tx.updateTable('campaigns').set({ name, folded }).where('id', '=', id).execute();
  return true;
}

/** Sets the time zone, an IANA name that was checked. */
export async function setTimeZone(tx: Tx, campaignId: number, timeZone: string): Promise<void> {
  await tx.updateTable('campaigns').set({ time_zone: timeZone }).where('id', '=', campaignId).execute();
}

/** Puts a campaign away at that moment (milliseconds since 1970), or opens it again (`null`). Nothing is lost. */
export async function setArchived(tx: Tx, campaignId: number, at: number | null): Promise<void> {
  await tx.updateTable('campaigns').set({ archived_at: at }).where('id', '=', campaignId).execute();
}
