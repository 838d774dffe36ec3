import { prepared } from '../store/prepared.ts';
import type { Tx } from '../store/store.ts';
import type { Kind } from './outbox.ts';

/**
 * A message that was delivered and should say something else now: a log message links to its answer, what it tells of was
 * taken back.
 */
export interface Edit {
  readonly id: number;
  readonly campaignId: number;
  readonly entryId: number | null;
  /** Where the message stands. */
  readonly channel: string;
  readonly message: string;
  readonly link: string | null;
  readonly kind: Kind;
}

interface Linked {
  readonly interactionId: string;
  readonly address: string;
}

/** The answer of an interaction is known: its log messages link to it, those already delivered by an edit. */
export async function linkAnswer(tx: Tx, interactionId: string, address: string): Promise<void> {
  await link(tx, { interactionId, address });
}

const link = prepared((tx, { interactionId, address }: Linked) =>
  tx
    .updateTable('outbox')
    .set((eb) => ({
      link: address,
      state: eb
        .case()
        .when('state', '=', 'delivered')
        .then(eb.val('edit' as const))
        .else(eb.ref('state'))
        .end(),
    }))
    .where('interaction', '=', interactionId)
    .where((eb) => eb.or([eb('link', 'is', null), eb('link', '!=', address)])),
);

/** Messages that should be edited, oldest first. */
export async function needsEdit(tx: Tx): Promise<readonly Edit[]> {
  return (await toEdit(tx, {})).rows;
}

const toEdit = prepared((tx) =>
  tx
    .selectFrom('outbox')
    .select(['id', 'campaign as campaignId', 'entry as entryId', 'channel', 'message', 'link', 'kind'])
    .$narrowType<{ channel: string; message: string }>()
    .where('state', '=', 'edit')
    .orderBy('id'),
);

/** A message shows `link` now, or is gone and need not: it is left alone until there is something new to say. */
export async function edited(tx: Tx, id: number, link: string | null): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'delivered' })
    .where('id', '=', id)
    .where('state', '=', 'edit')
    .where('link', link === null ? 'is' : '=', link)
    .execute();
}
