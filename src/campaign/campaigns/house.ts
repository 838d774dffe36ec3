import type { Json } from '../../rules/rule.ts';
import type { Tx } from '../../store/store.ts';

/** What a campaign can bring of its own: the table of wounds, gains of eliminations, postures by id, faces of prisoners. */
export type HouseKind = 'table' | 'gains' | 'posture' | 'prisonniers';

/** Where a piece of it stands. `name` tells pieces of one kind apart; it is empty where there is one at most. */
interface HouseKey {
  readonly campaignId: number;
  readonly kind: HouseKind;
  readonly name: string;
}

/** One piece, or `null`. What it is was checked before it was kept. */
export async function houseOf(tx: Tx, { campaignId, kind, name }: HouseKey): Promise<Json> {
  const row = await tx
    .selectFrom('house')
    .select('content')
    .where('campaign', '=', campaignId)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? JSON.parse(row.content) : null;
}

/** All pieces of a campaign by kind and name. */
export async function wholeHouse(
  tx: Tx,
  campaignId: number,
): Promise<{ readonly kind: HouseKind; readonly name: string; readonly content: Json }[]> {
  const rows = await tx
    .selectFrom('house')
    .select(['kind', 'name', 'content'])
    .where('campaign', '=', campaignId)
    .orderBy('kind')
    .orderBy('name')
    .execute();
  return rows.map(({ content, ...key }) => ({ ...key, content: JSON.parse(content) }));
}

/** Keeps a piece in the stead of what was there; `null` takes it away. */
export async function setHouse(tx: Tx, { campaignId, kind, name }: HouseKey, piece: Json): Promise<void> {
  if (piece === null) {
    await tx
      .deleteFrom('house')
      .where('campaign', '=', campaignId)
      .where('kind', '=', kind)
      .where('name', '=', name)
      .execute();
    return;
  }
  const content = JSON.stringify(piece);
  await tx
    .insertInto('house')
    .values({ campaign: campaignId, kind, name, content })
    .onConflict((conflict) => conflict.columns(['campaign', 'kind', 'name']).doUpdateSet({ content }))
    .execute();
}
