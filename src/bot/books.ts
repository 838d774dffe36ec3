import { checkBooks } from '../campaign/checks.ts';
import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';
import { reason } from './window.ts';

/** Verifies ledger and journals once, beside everything else, and logs what it finds. Never throws. */
export async function watchBooks(store: Store, log: Log): Promise<void> {
  try {
    const { ledger, journals, entries } = await checkBooks(store);
    if (ledger) log.error({ ...ledger }, 'the ledger does not add up');
    for (const bad of journals) log.error({ ...bad }, 'the journal does not fit');
    if (!ledger && journals.length === 0) log.info({ entries }, 'ledger and journals fit');
  } catch (error) {
    log.warn({ error: reason(error) }, 'books not verified');
  }
}
