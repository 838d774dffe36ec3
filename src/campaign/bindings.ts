import type { Selectable } from 'kysely';
import type { Place } from '../slash/command.ts';
import type { Schema, Tx } from '../store/store.ts';

/** A channel, category, forum or thread (`place`, a Discord id) whose games belong to a campaign. */
export interface Binding {
  readonly place: string;
  readonly campaignId: number;
}

/**
 * The row of the campaign that is bound nearest to a place of a server: the channel itself, then what it stands in.
 * `null` when nothing there is bound, or only to a campaign of another server.
 */
export async function nearestBound(
  tx: Tx,
  guild: string,
  { channel, parents }: Pick<Place, 'channel' | 'parents'>,
): Promise<Selectable<Schema['campaigns']> | null> {
  const places = [channel, ...parents];
  const rows = await tx
    .selectFrom('bindings')
    .innerJoin('campaigns', 'campaigns.id', 'bindings.campaign')
    .selectAll('campaigns')
    .select('bindings.place')
    .where('bindings.place', 'in', places)
    .where('campaigns.guild', '=', guild)
    .execute();
  const [nearest] = rows.sort((one, other) => places.indexOf(one.place) - places.indexOf(other.place));
  if (!nearest) return null;
  const { place: _, ...row } = nearest;
  return row;
}

/** The campaign that a place itself is bound to, or `null`; what it stands in does not count. */
export async function boundTo(tx: Tx, place: string): Promise<number | null> {
  const row = await tx
    .selectFrom('bindings')
    .select('campaign')
    .where('place', '=', place)
    .executeTakeFirst();
  return row?.campaign ?? null;
}

/** Binds a place to a campaign, in the stead of what it was bound to. `at`: milliseconds since 1970. */
export async function bind(tx: Tx, { place, campaignId }: Binding, at: number): Promise<void> {
  await tx
    .insertInto('bindings')
    .values({ place, campaign: campaignId, bound_at: at })
    .onConflict((conflict) => conflict.column('place').doUpdateSet({ campaign: campaignId, bound_at: at }))
    .execute();
}

/** Takes the binding of a place away: what it stands in decides again. */
export async function unbind(tx: Tx, place: string): Promise<void> {
  await tx.deleteFrom('bindings').where('place', '=', place).execute();
}

/** Every binding of the campaigns of a server, in the order of binding. */
export async function bindingsOf(tx: Tx, guild: string): Promise<Binding[]> {
  return tx
    .selectFrom('bindings')
    .innerJoin('campaigns', 'campaigns.id', 'bindings.campaign')
    .select(['bindings.place', 'bindings.campaign as campaignId'])
    .where('campaigns.guild', '=', guild)
    .orderBy('bindings.bound_at')
    .orderBy('bindings.place')
    .execute();
}
