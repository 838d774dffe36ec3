import type { Tx } from '../store/store.ts';
import { post } from './outbox.ts';
import type { Rim } from './rim.ts';
import type { Session } from './sessions.ts';

/** What opens the thread of a session: `message` is the one under which it opens, once that stands. */
interface ThreadPayload {
  readonly number: number;
  readonly name: string | null;
  readonly message: string | null;
}

/** Asks for the thread of a session, before anything that is to stand in it. */
export async function askForThread(
  tx: Tx,
  campaignId: number,
  { number, name }: Session,
  rim: Rim,
): Promise<void> {
  const payload = { number, name, message: null } satisfies ThreadPayload;
  await post(tx, { campaignId, kind: 'session', entryId: null, interactionId: null, payload }, rim);
}

/** Keeps the message under which the thread is to open, so that a later try opens it there. */
export async function keepStarter(tx: Tx, outboxId: number, payload: ThreadPayload): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ payload: JSON.stringify(payload) })
    .where('id', '=', outboxId)
    .execute();
}

/** The thread of a session; `null`: it has none, its log messages stand in the log channel. */
export async function setThread(
  tx: Tx,
  campaignId: number,
  number: number,
  thread: string | null,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ thread })
    .where('campaign', '=', campaignId)
    .where('number', '=', number)
    .execute();
}

/** A thread is gone: what was to stand in it goes to the log channel. False when it is the thread of no session. */
export async function threadLost(tx: Tx, thread: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ thread: null })
    .where('thread', '=', thread)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
