import type { Tx } from '../../store/store.ts';
import type { Person } from '../entry.ts';
import { currentValue } from '../ledger.ts';
import type { Kept } from '../regions.ts';

/** The account of a board's turns in the ledger: how many are over. */
export const turns = { subject: 'royaume', quantity: 'tour' } as const;

/** The turn that is played, from 1. */
export async function turnOf(tx: Tx, campaignId: number): Promise<number> {
  return 1 + ((await currentValue(tx, { campaignId, ...turns })) ?? 0);
}

/** Who harvested a region this turn, once for each harvest, in their order. */
export async function harvestersOf(tx: Tx, campaignId: number, { region }: Kept): Promise<Person[]> {
  if (region.recoltes.length === 0) return [];
  const rows = await tx
    .selectFrom('people')
    .select(['pseudonym', 'discord as id', 'name'])
    .where('campaign', '=', campaignId)
    .where('pseudonym', 'in', region.recoltes)
    .execute();
  const nobody: Person = { id: null, name: null };
  return region.recoltes.map((one) => {
    const row = rows.find(({ pseudonym }) => pseudonym === one);
    return row ? { id: row.id, name: row.name } : nobody;
  });
}
