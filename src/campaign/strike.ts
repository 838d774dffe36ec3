import type { Json } from '../rules/rule.ts';
import type { Tx } from '../store/store.ts';

/** Every message that tells of an entry in the log, to the MJs or where it was revealed is to be written anew. */
export async function retell(tx: Tx, entryId: number): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'edit' })
    .where('entry', '=', entryId)
    .where('state', '=', 'delivered')
    .execute();
}

/** Where the answer of an entry stands, as far as it can be changed. `message`: `null` while it was not shown. */
interface Shown {
  readonly interaction: string;
  readonly channel: string;
  readonly message: string | null;
}

/** The message that shows what an entry did: its answer, or the one it was made in. `null`: for one person's eyes. */
export async function shownIn(tx: Tx, entryId: number): Promise<Shown | null> {
  const row = await tx
    .selectFrom('interactions')
    .select(['id', 'channel', 'message', 'target', 'manner', 'hidden', 'answer'])
    .where('entry', '=', entryId)
    .executeTakeFirst();
  if (!row || row.hidden === 1 || row.manner === 'private') return null;
  const message = row.manner === 'update' ? (row.target ?? row.message) : row.message;
  if (message === null && row.answer === null) return null;
  return { interaction: row.id, channel: row.channel, message };
}

/** Whether what an entry answered was for one person's eyes: that cannot be changed once it was shown. */
export async function isOutOfReach(tx: Tx, entryId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('interactions')
    .select(['manner', 'hidden'])
    .where('entry', '=', entryId)
    .executeTakeFirst();
  return row !== undefined && (row.hidden === 1 || row.manner === 'private');
}

/** An answer that waits to be shown says something else now. */
export async function rewriteAnswer(tx: Tx, interaction: string, answer: Json): Promise<void> {
  await tx
    .updateTable('interactions')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', interaction)
    .where('answer', 'is not', null)
    .execute();
}

/** A message that is written as it stands: new in its channel, or in the place of `target`. */
export interface Direct {
  readonly body: Json;
  readonly target: string | null;
  /** When `target` is gone, it is posted anew: a game needs its buttons. */
  readonly anew: boolean;
  /** The persons it calls, if any. */
  readonly calls: readonly string[] | string | null;
  /** The game that a new message shows, if any. */
  readonly game?: number;
}

/**
 * True when what would change a message is older than what changed it: a later move in it, or a later message of the
 * same kind. `entryId`: the entry that it follows from.
 */
export async function isOvertaken(
  tx: Tx,
  {
    id,
    entryId,
    target,
  }: { readonly id: number; readonly entryId: number | null; readonly target: string | null },
): Promise<boolean> {
  if (target === null) return false;
  const move = await tx
    .selectFrom('interactions')
    .select('id')
    .where('target', '=', target)
    .where('manner', '=', 'update')
    .where('entry', '>', entryId ?? 0)
    .executeTakeFirst();
  if (move) return true;
  const later = await tx
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'direct')
    .where('id', '>', id)
    .where((eb) => eb(eb.fn('json_extract', ['payload', eb.val('$.target')]), '=', target))
    .executeTakeFirst();
  return later !== undefined;
}
