import type { Store } from '../store/store.ts';
import { follows, type Link } from './chain.ts';
import { linksAfter } from './journal.ts';
import { type BadRow, verifyLedger } from './ledger.ts';

/** A journal that does not fit: the first number of its campaign that does not. */
interface BadLink {
  readonly campaignId: number;
  readonly number: number;
}

/** What the books of all campaigns amount to: the first row of the ledger that does not add up, journals that do not fit. */
interface BooksReport {
  readonly ledger: BadRow | null;
  readonly journals: readonly BadLink[];
  /** How many entries were looked at. */
  readonly entries: number;
}

/** How many entries are read at once: interactions come between. */
const atOnce = 500;

/** Verifies the ledger and every journal, little by little beside everything else. Writes nothing. */
export async function checkBooks(store: Store): Promise<BooksReport> {
  const ledger = await store.read((tx) => verifyLedger(tx));
  const campaigns = await store.read((tx) => tx.selectFrom('campaigns').select('id').orderBy('id').execute());
  const journals: BadLink[] = [];
  let entries = 0;
  for (const { id: campaignId } of campaigns) {
    const { bad, seen } = await checkJournal(store, campaignId);
    entries += seen;
    if (bad !== null) journals.push({ campaignId, number: bad });
  }
  return { ledger, journals, entries };
}

/** The first number of a campaign's journal that does not fit, `null` when all do, and how many were looked at. */
export async function checkJournal(
  store: Pick<Store, 'read'>,
  campaignId: number,
): Promise<{ readonly bad: number | null; readonly seen: number }> {
  let before: Link | null = null;
  for (;;) {
    const after: number = before?.number ?? 0;
    const links: Link[] = await store.read((tx) => linksAfter(tx, campaignId, after, atOnce));
    for (const link of links) {
      if (!follows(link, before)) return { bad: (before?.number ?? 0) + 1, seen: after };
      before = link;
    }
    if (links.length < atOnce) return { bad: null, seen: before?.number ?? 0 };
  }
}
