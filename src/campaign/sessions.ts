import { literal } from '../store/literal.ts';
import type { SessionRow } from '../store/schema-journal.ts';
import type { Tx } from '../store/store.ts';

/** An evening of play. It covers the journal entries after `after`, up to `until` once it is closed. */
export interface Session {
  /** 1, 2, 3… in its campaign. */
  readonly number: number;
  readonly name: string | null;
  /** Milliseconds since 1970; `null` while it is open. */
  readonly openedAt: number;
  readonly closedAt: number | null;
  readonly after: number;
  readonly until: number | null;
  /** The thread of its log messages, `null` where they stand in the log channel. */
  readonly thread: string | null;
}

/** The session that is open, or the last one; `null` when a campaign has had none. */
export async function lastSession(tx: Tx, campaignId: number): Promise<Session | null> {
  const row = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('campaign', '=', campaignId)
    .orderBy('number', 'desc')
    .limit(literal.one)
    .executeTakeFirst();
  return row ? sessionOf(row) : null;
}

/** The session of that number, or `null`. */
export async function sessionByNumber(tx: Tx, campaignId: number, number: number): Promise<Session | null> {
  const row = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('campaign', '=', campaignId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ? sessionOf(row) : null;
}

/** Opens the next session of a campaign, from the next entry on; `null` when one is open. */
export async function openSession(
  tx: Tx,
  campaignId: number,
  { name, at }: { readonly name: string | null; readonly at: number },
): Promise<Session | null> {
  const last = await lastSession(tx, campaignId);
  if (last?.closedAt === null) return null;
  const row = await tx
    .insertInto('sessions')
    .values({
      campaign: campaignId,
      number: (last?.number ?? 0) + 1,
      name,
      opened_at: at,
      closed_at: null,
      after: await lastNumber(tx, campaignId),
      until: null,
      thread: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return sessionOf(row);
}

/** Closes the open session of a campaign with the last entry there is; `null` when none is open. */
export async function closeSession(tx: Tx, campaignId: number, at: number): Promise<Session | null> {
  const row = await tx
    .updateTable('sessions')
    .set({ closed_at: at, until: await lastNumber(tx, campaignId) })
    .where('campaign', '=', campaignId)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ? sessionOf(row) : null;
}

/** The number of the last entry of a campaign's journal, 0 before the first one. */
export async function lastNumber(tx: Tx, campaignId: number): Promise<number> {
  const { last } = await tx
    .selectFrom('journal')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('campaign', '=', campaignId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

function sessionOf(row: SessionRow): Session {
  return {
    number: row.number,
    name: row.name,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    after: row.after,
    until: row.until,
    thread: row.thread,
  };
}
