import type { Tx } from '../store/store.ts';
import type { Content } from './entry.ts';
import { type Epoch, latest, openEpoch } from './epochs.ts';
import { post } from './outbox.ts';
import type { Rim } from './rim.ts';

type Secret = Content['seed']['secret'];

/** A secret that is no secret any more; both texts are 64 hexadecimal digits. The log message says just that. */
export interface Disclosure {
  readonly epoch: number;
  readonly kind: Secret;
  readonly value: string;
  readonly commitment: string;
}

/** An epoch as all may know it: its commitments, and its secrets once they were disclosed (`null` until then). */
export interface KnownEpoch {
  readonly number: number;
  readonly openedAt: number;
  readonly commitments: Readonly<Record<Secret, string>>;
  readonly secrets: Readonly<Record<Secret, string | null>>;
}

/**
 * Publishes the public secret of the current epoch and opens the next one, whose commitments follow: nothing is drawn
 * from a secret that is known.
 */
export async function closeEpoch(
  tx: Tx,
  campaignId: number,
  rim: Rim,
): Promise<{ readonly disclosed: Disclosure; readonly opened: Epoch }> {
  const row = await latest(tx, campaignId)
    .select(['number', 'public_secret', 'public_commitment'])
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('epochs')
    .set({ public_disclosed_at: rim.now() })
    .where('campaign', '=', campaignId)
    .where('number', '=', row.number)
    .execute();
  const disclosed: Disclosure = {
    epoch: row.number,
    kind: 'public',
    value: row.public_secret.toString('hex'),
    commitment: row.public_commitment.toString('hex'),
  };
  await tell(tx, campaignId, disclosed, rim);
  return { disclosed, opened: await openEpoch(tx, campaignId, rim) };
}

/** Publishes the hidden secrets of all epochs that are over and kept theirs; none when there is no such epoch. */
export async function discloseHidden(tx: Tx, campaignId: number, rim: Rim): Promise<Disclosure[]> {
  const rows = await tx
    .updateTable('epochs')
    .set({ hidden_disclosed_at: rim.now() })
    .where('campaign', '=', campaignId)
    .where('public_disclosed_at', 'is not', null)
    .where('hidden_disclosed_at', 'is', null)
    .returning(['number', 'hidden_secret', 'hidden_commitment'])
    .execute();
  const disclosed = rows
    .sort((one, other) => one.number - other.number)
    .map(
      (row): Disclosure => ({
        epoch: row.number,
        kind: 'hidden',
        value: row.hidden_secret.toString('hex'),
        commitment: row.hidden_commitment.toString('hex'),
      }),
    );
  for (const one of disclosed) await tell(tx, campaignId, one, rim);
  return disclosed;
}

/** Every epoch of a campaign in order, with the secrets that were disclosed and no others. */
export async function knownEpochs(tx: Tx, campaignId: number): Promise<KnownEpoch[]> {
  const rows = await tx
    .selectFrom('epochs')
    .selectAll()
    .where('campaign', '=', campaignId)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    openedAt: row.opened_at,
    commitments: {
      public: row.public_commitment.toString('hex'),
      hidden: row.hidden_commitment.toString('hex'),
    },
    secrets: {
      public: row.public_disclosed_at === null ? null : row.public_secret.toString('hex'),
      hidden: row.hidden_disclosed_at === null ? null : row.hidden_secret.toString('hex'),
    },
  }));
}

async function tell(tx: Tx, campaignId: number, disclosed: Disclosure, rim: Rim): Promise<void> {
  const { epoch, kind, value, commitment } = disclosed;
  const payload = { epoch, kind, value, commitment };
  await post(tx, { campaignId, kind: 'disclosure', entryId: null, interactionId: null, payload }, rim);
}
