import { literal } from '../store/literal.ts';
import type { Tx } from '../store/store.ts';
import type { Account } from './ledger.ts';

/** A row that does not add up. */
export interface BadRow extends Account {
  readonly id: number;
}

/**
 * The first row of all campaigns that does not add up, or `null`: each must begin where the one before it in the same
 * account ended (the first at 0) and end where its change leads. Reads the whole ledger, or that of one campaign.
 */
export async function verifyLedger(tx: Tx, campaignId?: number): Promise<BadRow | null> {
  const row = await tx
    .selectFrom((eb) =>
      eb
        .selectFrom('ledger')
        .selectAll()
        .$if(campaignId !== undefined, (all) => all.where('campaign', '=', campaignId ?? 0))
        .select((inner) =>
          inner.fn
            .coalesce(
              inner.fn
                .agg<number | null>('lag', ['after'])
                .over((over) => over.partitionBy(['campaign', 'subject', 'quantity']).orderBy('id')),
              inner.lit(0),
            )
            .as('expected'),
        )
        .as('rows'),
    )
    .select(['id', 'campaign', 'subject', 'quantity'])
    .where((eb) =>
      eb.or([eb('before', '!=', eb.ref('expected')), eb('after', '!=', eb('before', '+', eb.ref('change')))]),
    )
    .orderBy('id')
    .limit(literal.one)
    .executeTakeFirst();
  return row ? { id: row.id, campaignId: row.campaign, subject: row.subject, quantity: row.quantity } : null;
}
