import { type Refusal, refuse } from '../../rules/rule.ts';
import type { Tx } from '../../store/store.ts';
import { fold } from '../../text/fold.ts';
import type { Kept } from '../regions.ts';
import type { Keeper } from '../states.ts';

/** How the states of regions are read and brought back. Refused: `name-taken` [got] where another bears its name by now. */
export const regionKeeper: Keeper = {
  async read(tx, campaignId, id) {
    const row = await rowOf(tx, campaignId, id).executeTakeFirst();
    return row ? JSON.parse(row.state) : null;
  },
  async write(tx, campaignId, id, state) {
    if (state === null) {
      await tx.deleteFrom('regions').where('campaign', '=', campaignId).where('id', '=', id).execute();
      return null;
    }
    const { nom } = (state as unknown as Kept).region; // written by `keepRegion`
    const folded = fold(nom);
    const taken = await refuseTaken(tx, { campaignId, id, folded, nom });
    if (taken) return taken;
    const text = JSON.stringify(state);
    await tx
      .insertInto('regions')
      .values({ id, campaign: campaignId, folded, state: text })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ folded, state: text }))
      .execute();
    return null;
  },
};

function rowOf(tx: Tx, campaignId: number, id: number) {
  return tx.selectFrom('regions').select('state').where('campaign', '=', campaignId).where('id', '=', id);
}

async function refuseTaken(
  tx: Tx,
  { campaignId, id, folded, nom }: { campaignId: number; id: number; folded: string; nom: string },
): Promise<Refusal | null> {
  const other = await tx
    .selectFrom('regions')
    .select('id')
    .where('campaign', '=', campaignId)
    .where('folded', '=', folded)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other ? refuse('name-taken', null, { got: nom }) : null;
}
