import type { Json } from '../rules/rule.ts';
import type { Tx } from '../store/store.ts';
import type { Rim } from './rim.ts';

export * from './answer-link.ts';
export * from './delivery.ts';

export type Kind = 'roll' | 'commitment';

/** A message for the log channel, to be written down with what it tells of. */
export interface Post {
  readonly campaignId: number;
  readonly kind: Kind;
  /** The journal entry that it shows, if any. */
  readonly entryId: number | null;
  /** The interaction whose answer it will link to, if any. */
  readonly interactionId: string | null;
  readonly payload: Json;
}

/** A message that waits to be delivered. */
export interface Due {
  readonly id: number;
  readonly campaignId: number;
  readonly guild: string | null;
  /** The campaign's log channel. */
  readonly logChannel: string;
  readonly kind: Kind;
  readonly entryId: number | null;
  readonly payload: Json;
  /** The same at every try, at most 25 characters: Discord takes a message with it once. */
  readonly nonce: string;
  /** The answer that it belongs to, as far as it is known. */
  readonly link: string | null;
  /** Tries that failed, and why the last one did. */
  readonly attempts: number;
  readonly reason: string | null;
}

/** Writes a message down for later; gives its id. Within a campaign messages go out in the order of writing. */
export async function post(tx: Tx, message: Post, rim: Rim): Promise<number> {
  const { id } = await tx
    .insertInto('outbox')
    .values({
      campaign: message.campaignId,
      kind: message.kind,
      entry: message.entryId,
      interaction: message.interactionId,
      payload: JSON.stringify(message.payload),
      nonce: Buffer.from(rim.randomBytes(12)).toString('hex'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The log message of a public journal entry. */
export async function postRoll(
  tx: Tx,
  entry: { readonly id: number; readonly campaign: { readonly id: number } },
  interactionId: string,
  rim: Rim,
): Promise<number> {
  return post(
    tx,
    { campaignId: entry.campaign.id, kind: 'roll', entryId: entry.id, interactionId, payload: {} },
    rim,
  );
}

/**
 * What is to be delivered at `now`: of each campaign that has a log channel in a server where the bot is, the message
 * that has waited longest, unless it is put off. The next one is due once that is delivered.
 */
export async function due(tx: Tx, now: number): Promise<Due[]> {
  const rows = await tx
    .selectFrom('campaigns')
    .innerJoin('outbox', (join) =>
      join.on('outbox.id', '=', (eb) =>
        eb
          .selectFrom('outbox as first')
          .select((inner) => inner.fn.min('first.id').as('id'))
          .where('first.state', '=', 'waiting')
          .whereRef('first.campaign', '=', 'campaigns.id'),
      ),
    )
    .leftJoin('guilds', 'guilds.id', 'campaigns.guild')
    .selectAll('outbox')
    .select(['campaigns.guild', 'campaigns.log_channel as logChannel'])
    .$narrowType<{ logChannel: string }>()
    .where('campaigns.log_channel', 'is not', null)
    .where('guilds.left_at', 'is', null)
    .where((eb) => eb.or([eb('not_before', 'is', null), eb('not_before', '<=', now)]))
    .orderBy('outbox.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    campaignId: row.campaign,
    guild: row.guild,
    logChannel: row.logChannel,
    kind: row.kind,
    entryId: row.entry,
    payload: JSON.parse(row.payload),
    nonce: row.nonce,
    link: row.link,
    attempts: row.attempts,
    reason: row.reason,
  }));
}
