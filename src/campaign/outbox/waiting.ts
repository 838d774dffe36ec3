import type { Tx } from '../../store/store.ts';

/** Messages of one lane of a campaign that wait, and why the last try failed; `null`: none has failed yet. */
export interface Waiting {
  readonly lane: 'log' | 'master' | 'place';
  readonly count: number;
  readonly reason: string | null;
}

/** What waits to be posted for a campaign. For the log and the MJ channel the reason is that of the first message. */
export async function waitingOf(tx: Tx, campaignId: number): Promise<Waiting[]> {
  const rows = await tx
    .selectFrom('outbox')
    .select(({ fn }) => ['lane', fn.countAll<number>().as('count'), fn.max('reason').as('reason')])
    .where('campaign', '=', campaignId)
    .where('state', '=', 'waiting')
    .where('lane', 'in', ['log', 'master', 'place']) // the index has the lane before the campaign
    .groupBy('lane')
    .orderBy('lane')
    .execute();
  return rows;
}

/** What was put off for a campaign, in one lane or in all, is due at once: what it waited for may be there now. */
export async function dueAtOnce(tx: Tx, campaignId: number, lane?: Waiting['lane']): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ not_before: null, reason: null })
    .where('state', '=', 'waiting')
    .where('campaign', '=', campaignId)
    .where('not_before', 'is not', null)
    .$if(lane !== undefined, (all) => all.where('lane', '=', lane ?? 'place'))
    .execute();
}
