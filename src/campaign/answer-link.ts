import type { Tx } from '../store/store.ts';

/** A log message that was delivered before its answer was known, and should link to it now. */
export interface Edit {
  readonly id: number;
  readonly campaignId: number;
  readonly entryId: number | null;
  /** Where the message stands. */
  readonly channel: string;
  readonly message: string;
  readonly link: string;
}

/** The answer of an interaction is known: its log messages link to it, those already delivered by an edit. */
export async function linkAnswer(tx: Tx, interactionId: string, link: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set((eb) => ({
      link,
      state: eb
        .case()
        .when('state', '=', 'delivered')
        .then(eb.val('edit' as const))
        .else(eb.ref('state'))
        .end(),
    }))
    .where('interaction', '=', interactionId)
    .where((eb) => eb.or([eb('link', 'is', null), eb('link', '!=', link)]))
    .execute();
}

/** Log messages that should be edited, oldest first. */
export async function needsEdit(tx: Tx): Promise<Edit[]> {
  return tx
    .selectFrom('outbox')
    .select(['id', 'campaign as campaignId', 'entry as entryId', 'channel', 'message', 'link'])
    .$narrowType<{ channel: string; message: string; link: string }>()
    .where('state', '=', 'edit')
    .orderBy('id')
    .execute();
}

/** A log message shows `link` now, or is gone and need not: it is left alone until another link is known. */
export async function edited(tx: Tx, id: number, link: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'delivered' })
    .where('id', '=', id)
    .where('state', '=', 'edit')
    .where('link', '=', link)
    .execute();
}
