import type { Tx } from '../store/store.ts';

/** A channel, category, forum or thread (`place`, a Discord id) whose games belong to a campaign. */
export interface Binding {
  readonly place: string;
  readonly campaignId: number;
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
