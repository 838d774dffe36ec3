import { parentPort, workerData } from 'node:worker_threads';
import { checkJournal } from '../campaign/checks.ts';
import { verifyLedger } from '../campaign/ledger.ts';
import { openReading } from '../store/reading.ts';

/** What the thread that checks the books of one campaign is told. */
const { path, campaignId } = workerData as { readonly path: string; readonly campaignId: number }; // see `checkBooks`

const store = openReading(path);
try {
  const { bad: chain } = await checkJournal(store, campaignId);
  const ledger = (await store.read((tx) => verifyLedger(tx, campaignId)))?.id ?? null;
  parentPort?.postMessage({ chain, ledger });
} finally {
  await store.close();
}
