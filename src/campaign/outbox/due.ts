import type { Json } from '../../rules/rule.ts';
import { prepared } from '../../store/prepared.ts';
import type { Tx } from '../../store/store.ts';
import type { Kind } from '../outbox.ts';
import { firstForLog, firstForMaster, revealed } from './due-rows.ts';

/** A message that waits to be delivered. */
export interface Due {
  readonly id: number;
  readonly campaignId: number;
  readonly guild: string | null;
  /** Where it goes. */
  readonly channel: string;
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

/**
 * What is to be delivered at `now`, in servers where the bot is: for the log and for the MJ channel of each campaign that
 * has one the message that has waited longest, unless it is put off (the next one is due once that is delivered); and
 * what was revealed, each by itself.
 */
export async function due(tx: Tx, now: number): Promise<Due[]> {
  const found = [
    await firstForLog(tx, { now }),
    await firstForMaster(tx, { now }),
    await revealed(tx, { now }),
  ];
  return found
    .flatMap(({ rows }) => rows)
    .sort((one, other) => one.id - other.id)
    .map(dueOf);
}

/**
 * When the next message that is put off beyond `now` is due again, milliseconds since 1970; `null`: none is put off. Only
 * what waits is put off, so that its state need not be asked: the index `outbox_later` has the moments alone.
 */
export async function nextDue(tx: Tx, now: number): Promise<number | null> {
  const [row] = (await earliest(tx, { now })).rows;
  return row?.next ?? null;
}

const earliest = prepared((tx, { now }: { readonly now: number }) =>
  tx
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('not_before').as('next'))
    .where('not_before', '>', now),
);

/** A `revealed` or `direct` message is done with: it was delivered as it was, or has nowhere to go; the journal has all. */
export async function discarded(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('outbox').where('id', '=', id).where('lane', '=', 'place').execute();
}

function dueOf(row: Awaited<ReturnType<typeof revealed>>['rows'][number]): Due {
  return {
    id: row.id,
    campaignId: row.campaign,
    guild: row.guild,
    channel: row.target,
    kind: row.kind,
    entryId: row.entry,
    payload: JSON.parse(row.payload),
    nonce: row.nonce,
    link: row.link,
    attempts: row.attempts,
    reason: row.reason,
  };
}
