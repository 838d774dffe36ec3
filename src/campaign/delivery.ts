import { prepared } from '../store/prepared.ts';
import type { Tx } from '../store/store.ts';

/**
 * A message stands in Discord, at `now`. `link`: the link to the answer that it shows; when another is known by now, the
 * message is to be edited. Delivered commitments make their epoch published.
 */
export async function delivered(
  tx: Tx,
  id: number,
  sent: { readonly channel: string; readonly message: string; readonly link?: string | null },
  now: number,
): Promise<void> {
  const [row] = (await waiting(tx, { id })).rows;
  if (!row) throw new Error('a message was delivered that nobody wrote down');
  const state = row.link === null || row.link === (sent.link ?? null) ? 'delivered' : 'edit';
  await stands(tx, { id, state, channel: sent.channel, message: sent.message });
  if (row.kind === 'commitment') await published(tx, row.campaign, JSON.parse(row.payload).epoch, now);
}

const waiting = prepared((tx, { id }: { readonly id: number }) =>
  tx.selectFrom('outbox').select(['campaign', 'kind', 'link', 'payload']).where('id', '=', id),
);

interface Standing {
  readonly id: number;
  readonly state: 'delivered' | 'edit';
  readonly channel: string;
  readonly message: string;
}

const stands = prepared((tx, { id, state, channel, message }: Standing) =>
  tx
    .updateTable('outbox')
    .set({ state, channel, message, not_before: null, reason: null })
    .where('id', '=', id),
);

/**
 * A message could not be delivered; it stays first of its campaign and is due again at `until`. `reason` is an id in
 * kebab-case. True when the last try did not fail for the same reason: it is news.
 */
export async function postponed(tx: Tx, id: number, until: number, reason: string): Promise<boolean> {
  const { attempts, reason: known } = await tx
    .selectFrom('outbox')
    .select(['attempts', 'reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('outbox')
    .set({ not_before: until, reason, attempts: attempts + 1 })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
  return known !== reason;
}

async function published(tx: Tx, campaignId: number, epoch: number, now: number): Promise<void> {
  await tx
    .updateTable('epochs')
    .set({ published_at: now })
    .where('campaign', '=', campaignId)
    .where('number', '=', epoch)
    .where('published_at', 'is', null)
    .execute();
}
