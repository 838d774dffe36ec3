import { literal } from '../store/literal.ts';
import type { Tx } from '../store/store.ts';
import type { Person } from './entry.ts';

export { type BadRow, verifyLedger } from './ledger-check.ts';

/** What a value belongs to: in one campaign, a subject (`fiche:12`, `joueur:<pseudonym>`) and a quantity (`pv`). */
export interface Account {
  readonly campaignId: number;
  readonly subject: string;
  readonly quantity: string;
}

/** A change to be entered. `by` is a signed whole number; `cause` an id in kebab-case; `who` a pseudonym. */
export interface Change extends Account {
  readonly by: number;
  readonly cause: string;
  /** Id of the journal entry that it follows from, if any. */
  readonly entryId: number | null;
  readonly who: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A change as it was entered. */
export interface Changed {
  readonly id: number;
  readonly before: number;
  readonly change: number;
  readonly after: number;
}

/** One line of a value's history. */
interface LedgerLine extends Changed {
  readonly subject: string;
  readonly quantity: string;
  readonly cause: string;
  readonly entryId: number | null;
  /** `null` when nobody did it; of a person whose data was deleted, id and name are `null`. */
  readonly who: Person | null;
  readonly at: number;
}

/**
 * Enters a change of a value, from what the last entry says (0 when there is none). Throws a RangeError when a number
 * is not whole or the sum leaves what is counted exactly.
 */
export async function change(tx: Tx, wanted: Change): Promise<Changed> {
  const before = (await currentValue(tx, wanted)) ?? 0;
  const after = before + wanted.by;
  if (!Number.isSafeInteger(wanted.by) || !Number.isSafeInteger(after))
    throw new RangeError(`${wanted.quantity}: ${before} + ${wanted.by} is not counted exactly`);
  const { id } = await tx
    .insertInto('ledger')
    .values({
      campaign: wanted.campaignId,
      entry: wanted.entryId,
      subject: wanted.subject,
      quantity: wanted.quantity,
      before,
      change: wanted.by,
      after,
      cause: wanted.cause,
      author: wanted.who,
      at: wanted.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, before, change: wanted.by, after };
}

/** What the last entry says, or `null` when nothing was ever entered: 0 is a value. */
export async function currentValue(tx: Tx, account: Account): Promise<number | null> {
  const row = await tx
    .selectFrom('ledger')
    .select('after')
    .where('campaign', '=', account.campaignId)
    .where('subject', '=', account.subject)
    .where('quantity', '=', account.quantity)
    .orderBy('id', 'desc')
    .limit(literal.one)
    .executeTakeFirst();
  return row?.after ?? null;
}

/** The last changes of a value, newest first, at most `limit`. */
export async function history(tx: Tx, account: Account, limit: number): Promise<LedgerLine[]> {
  const rows = await tx
    .selectFrom('ledger')
    .leftJoin('people', (join) =>
      join.onRef('people.campaign', '=', 'ledger.campaign').onRef('people.pseudonym', '=', 'ledger.author'),
    )
    .selectAll('ledger')
    .select(['people.discord', 'people.name'])
    .where('ledger.campaign', '=', account.campaignId)
    .where('subject', '=', account.subject)
    .where('quantity', '=', account.quantity)
    .orderBy('ledger.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, subject, quantity, before, change, after, cause, at, ...row }) => {
    const who = row.author === null ? null : { id: row.discord, name: row.name };
    return { id, subject, quantity, before, change, after, cause, at, entryId: row.entry, who };
  });
}

/** The changes that follow from one journal entry, in order. */
export async function changesOf(
  tx: Tx,
  entryId: number,
): Promise<(Changed & Pick<LedgerLine, 'subject' | 'quantity' | 'cause'>)[]> {
  return tx
    .selectFrom('ledger')
    .select(['id', 'subject', 'quantity', 'before', 'change', 'after', 'cause'])
    .where('entry', '=', entryId)
    .orderBy('id')
    .execute();
}
