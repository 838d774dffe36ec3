import { literal } from '../store/literal.ts';
import { prepared } from '../store/prepared.ts';
import type { Schema, Tx } from '../store/store.ts';
import type { Content } from './entry.ts';
import { post } from './outbox.ts';
import type { Rim } from './rim.ts';
import { commitmentOf, seedFor } from './seeds.ts';

/**
 * What may be known of an epoch before its secrets are disclosed. Commitments are 64 hexadecimal digits, moments
 * milliseconds since 1970, `null` for what has not happened.
 */
export interface Epoch {
  readonly campaignId: number;
  /** 1, 2, 3… in its campaign. */
  readonly number: number;
  readonly commitments: { readonly public: string; readonly hidden: string };
  readonly openedAt: number;
  /** When the message with the commitments was delivered. */
  readonly publishedAt: number | null;
  readonly publicDisclosedAt: number | null;
  readonly hiddenDisclosedAt: number | null;
}

/** What the log message says that commits to an epoch. */
export interface CommitmentPayload {
  readonly epoch: number;
  readonly public: string;
  readonly hidden: string;
}

/** Seeds of one interaction in the epoch of that number. The secrets stay inside. */
export interface Draws {
  readonly epoch: number;
  seed(secret: Content['seed']['secret']): string;
}

const secretLength = 32;

/**
 * Opens the next epoch of a campaign: two new secrets of 32 bytes, and a message that commits to them, which goes out
 * before that of any roll drawn from them.
 */
export async function openEpoch(tx: Tx, campaignId: number, rim: Rim): Promise<Epoch> {
  const last = await currentEpoch(tx, campaignId);
  const secrets = {
    public: Buffer.from(rim.randomBytes(secretLength)),
    hidden: Buffer.from(rim.randomBytes(secretLength)),
  };
  const epoch = (last?.number ?? 0) + 1;
  const commitments = { public: commitmentOf(secrets.public), hidden: commitmentOf(secrets.hidden) };
  const row = await tx
    .insertInto('epochs')
    .values({
      campaign: campaignId,
      number: epoch,
      public_secret: secrets.public,
      hidden_secret: secrets.hidden,
      public_commitment: commitments.public,
      hidden_commitment: commitments.hidden,
      opened_at: rim.now(),
    })
    .returning(openColumns)
    .executeTakeFirstOrThrow();
  const payload = {
    epoch,
    public: commitments.public.toString('hex'),
    hidden: commitments.hidden.toString('hex'),
  } satisfies CommitmentPayload;
  await post(tx, { campaignId, kind: 'commitment', entryId: null, interactionId: null, payload }, rim);
  return epochOf(row);
}

/** The row of the epoch that rolls are drawn from now, its columns still to be chosen. */
export function latest(tx: Tx, campaignId: number) {
  return tx
    .selectFrom('epochs')
    .where('campaign', '=', campaignId)
    .orderBy('number', 'desc')
    .limit(literal.one);
}

/** The epoch that rolls are drawn from now; `null` only before the campaign's first one. */
export async function currentEpoch(tx: Tx, campaignId: number): Promise<Epoch | null> {
  const row = await latest(tx, campaignId).select(openColumns).executeTakeFirst();
  return row ? epochOf(row) : null;
}

/** What the dice of the interaction `id` are drawn from, in the campaign's current epoch. */
export async function drawsFor(tx: Tx, campaignId: number, id: string): Promise<Draws> {
  const [row] = (await secrets(tx, { campaignId })).rows;
  if (!row) throw new Error('a campaign without an epoch');
  return {
    epoch: row.number,
    seed: (secret) => seedFor(secret === 'public' ? row.public_secret : row.hidden_secret, id),
  };
}

const secrets = prepared((tx, { campaignId }: { readonly campaignId: number }) =>
  latest(tx, campaignId).select(['number', 'public_secret', 'hidden_secret']),
);

/** Every column but the secrets. */
const openColumns = [
  'campaign',
  'number',
  'public_commitment',
  'hidden_commitment',
  'opened_at',
  'published_at',
  'public_disclosed_at',
  'hidden_disclosed_at',
] as const;

function epochOf(row: Pick<Schema['epochs'], (typeof openColumns)[number]>): Epoch {
  return {
    campaignId: row.campaign,
    number: row.number,
    commitments: {
      public: row.public_commitment.toString('hex'),
      hidden: row.hidden_commitment.toString('hex'),
    },
    openedAt: row.opened_at,
    publishedAt: row.published_at,
    publicDisclosedAt: row.public_disclosed_at,
    hiddenDisclosedAt: row.hidden_disclosed_at,
  };
}
