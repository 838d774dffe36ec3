import type { Json } from '../rules/rule.ts';
import type { Manner } from '../slash/command.ts';
import { prepared } from '../store/prepared.ts';
import type { Tx } from '../store/store.ts';
import { gameAnswered } from './games/shown.ts';

/** Milliseconds during which Discord takes an answer through an interaction's token. */
const tokenLife = 15 * 60_000;
/** Days for which an interaction is known again, and the message of its answer found. */
export const daysKept = 30;
const day = 24 * 60 * 60_000;

/** An interaction as it arrives. */
export interface Seen {
  readonly id: string;
  /** A secret: whoever has it can answer in the bot's name. `null` where there is none, in a terminal. */
  readonly token: string | null;
  readonly applicationId: string;
  readonly guild: string | null;
  readonly channel: string;
  /** Discord's moment of it, milliseconds since 1970. */
  readonly at: number;
  /** How its answer stands. */
  readonly manner: Manner;
  /** The answer is for one person's eyes: it is never brought back where others would see it. */
  readonly hidden: boolean;
  /** The message that was clicked, if one was. */
  readonly target: string | null;
}

/** An interaction whose saved answer nobody is known to have seen. `token` is `null` once it can no longer serve. */
export interface Unanswered extends Seen {
  readonly answer: Json;
  readonly entryId: number | null;
}

/** Takes an interaction as the first one of its id. False when that id was seen before: it has had its effect. */
export async function claim(tx: Tx, { applicationId, hidden, ...seen }: Seen): Promise<boolean> {
  const { numAffectedRows } = await insert(tx, {
    ...seen,
    application: applicationId,
    hidden: hidden ? 1 : 0,
  });
  return numAffectedRows === 1n;
}

type Claimed = Omit<Seen, 'applicationId' | 'hidden'> & {
  readonly application: string;
  readonly hidden: number;
};

const insert = prepared((tx, seen: Claimed) =>
  tx
    .insertInto('interactions')
    .values({
      id: seen.id,
      application: seen.application,
      token: seen.token,
      guild: seen.guild,
      channel: seen.channel,
      at: seen.at,
      manner: seen.manner,
      hidden: seen.hidden,
      target: seen.target,
    })
    .onConflict((conflict) => conflict.column('id').doNothing()),
);

/** Keeps the answer of a claimed interaction until it was shown, and the journal entry it made, if any. */
export async function saveAnswer(tx: Tx, id: string, answer: Json, entryId: number | null): Promise<void> {
  await keepAnswer(tx, { id, answer: JSON.stringify(answer), entryId });
}

const keepAnswer = prepared(
  (tx, { id, answer, entryId }: { id: string; answer: string; entryId: number | null }) =>
    tx.updateTable('interactions').set({ answer, entry: entryId }).where('id', '=', id),
);

/** The answer was shown by that message, or needs no showing any more (`null`). */
export async function answered(tx: Tx, id: string, messageId: string | null): Promise<void> {
  await noteShown(tx, { id, messageId });
  if (messageId !== null) await gameAnswered(tx, id, messageId);
}

const noteShown = prepared((tx, { id, messageId }: { id: string; messageId: string | null }) =>
  tx.updateTable('interactions').set({ answer: null, message: messageId }).where('id', '=', id),
);

/** What is known of an answer until it has arrived. `answer`: as it stands by now, JSON. */
export interface Unseen extends Pick<Seen, 'manner' | 'hidden' | 'target'> {
  readonly entryId: number | null;
  readonly answer: string | null;
}

/** The interaction of that id, or `null` when it left nothing. */
export async function awaited(tx: Tx, id: string): Promise<Unseen | null> {
  const [row] = (await kept(tx, { id })).rows;
  return row ? { ...row, hidden: row.hidden === 1 } : null;
}

const kept = prepared((tx, { id }: { readonly id: string }) =>
  tx
    .selectFrom('interactions')
    .select(['manner', 'hidden', 'target', 'entry as entryId', 'answer'])
    .where('id', '=', id),
);

/** Answers that were saved and, as far as is known, not shown; oldest first. Holds tokens: for recovery alone. */
export async function unanswered(tx: Tx): Promise<Unanswered[]> {
  const rows = await tx
    .selectFrom('interactions')
    .leftJoin('journal', 'journal.id', 'interactions.entry')
    .selectAll('interactions')
    .select('journal.visibility')
    .where('answer', 'is not', null)
    .$narrowType<{ answer: string }>()
    .orderBy('interactions.at')
    .orderBy('interactions.id')
    .execute();
  return rows.map(({ application, entry, answer, message: _, visibility, hidden, ...row }) => ({
    ...row,
    applicationId: application,
    hidden: hidden === 1 || (visibility ?? 'public') !== 'public',
    entryId: entry,
    answer: JSON.parse(answer),
  }));
}

/** Drops tokens older than 15 minutes and interactions older than {@link daysKept} days, as of `now`. */
export async function forget(tx: Tx, now: number): Promise<void> {
  await tx
    .updateTable('interactions')
    .set({ token: null })
    .where('token', 'is not', null)
    .where('at', '<', now - tokenLife)
    .execute();
  await tx
    .deleteFrom('interactions')
    .where('at', '<', now - daysKept * day)
    .execute();
}
