import { checkJournal } from '../campaign/checks.ts';
import { verifyLedger } from '../campaign/ledger.ts';
import { writeReport } from '../slash/write-report.ts';
import { openReading } from '../store/reading.ts';
import { serve } from '../threads/serve.ts';
import type { BooksFound, Read, Reading } from './long-readings.ts';

/** Reads what takes long; the base is opened anew each time, as it may have been put back meanwhile. */
serve(async ({ path, wanted }: Reading): Promise<Read> => {
  const store = openReading(path);
  try {
    if (wanted.kind === 'books') return await check(store, wanted.campaignId);
    return await store.read((tx) => writeReport(tx, wanted));
  } finally {
    await store.close();
  }
});

async function check(store: ReturnType<typeof openReading>, campaignId: number): Promise<BooksFound> {
  const { bad: chain } = await checkJournal(store, campaignId);
  const ledger = (await store.read((tx) => verifyLedger(tx, campaignId)))?.id ?? null;
  return { chain, ledger };
}
