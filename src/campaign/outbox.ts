import type { Json } from '../rules/rule.ts';
import { prepared } from '../store/prepared.ts';
import type { Tx } from '../store/store.ts';
import type { Rim } from './rim.ts';

export * from './answer-link.ts';
export * from './delivery.ts';
export * from './outbox/due.ts';
export * from './outbox/posts.ts';

/**
 * `roll`, `commitment`, `disclosure`: for the log channel. `master`: a hidden roll for the MJ channel. `revealed`: a roll shown at last
 * in the channel where it was rolled. `session`: the thread of a session is to be opened in the log channel. `direct`: a message as its payload has it, new or in the place of another.
 */
export type Kind = 'roll' | 'commitment' | 'disclosure' | 'master' | 'revealed' | 'direct' | 'session';

const lanes = {
  roll: 'log',
  commitment: 'log',
  disclosure: 'log',
  session: 'log',
  master: 'master',
  revealed: 'place',
  direct: 'place',
} as const;

/** A message to be written down with what it tells of. */
interface Post {
  readonly campaignId: number;
  readonly kind: Kind;
  /** The journal entry that it shows, if any. */
  readonly entryId: number | null;
  /** The interaction whose answer it will link to, if any. */
  readonly interactionId: string | null;
  readonly payload: Json;
  /** Where a `revealed` or `direct` one goes; the others go to the campaign's channels. */
  readonly channel?: string;
  /** The address of what it links to, where that is known already. */
  readonly link?: string | null;
}

/** Writes a message down for later; gives its id. For each channel of a campaign they go out in the order of writing. */
export async function post(tx: Tx, message: Post, rim: Rim): Promise<number> {
  const { rows } = await insert(tx, {
    ...message,
    lane: lanes[message.kind],
    channel: message.channel ?? null,
    link: message.link ?? null,
    payload: JSON.stringify(message.payload),
    nonce: Buffer.from(rim.randomBytes(12)).toString('hex'),
  });
  const [row] = rows;
  if (!row) throw new Error('a message was not written down');
  return row.id;
}

type Written = Omit<Post, 'channel' | 'link' | 'payload'> & {
  readonly lane: (typeof lanes)[Kind];
  readonly channel: string | null;
  readonly link: string | null;
  readonly payload: string;
  readonly nonce: string;
};

const insert = prepared((tx, message: Written) =>
  tx
    .insertInto('outbox')
    .values({
      campaign: message.campaignId,
      lane: message.lane,
      kind: message.kind,
      channel: message.channel,
      entry: message.entryId,
      interaction: message.interactionId,
      link: message.link,
      payload: message.payload,
      nonce: message.nonce,
    })
    .returning('id'),
);
