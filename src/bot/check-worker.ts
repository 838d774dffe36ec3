import { parentPort, workerData } from 'node:worker_threads';
import type { Link } from '../campaign/chain.ts';
import { follows } from '../campaign/chain.ts';
import { linksAfter } from '../campaign/journal.ts';
import { verifyLedger } from '../campaign/ledger.ts';
import { openReading } from '../store/reading.ts';
import type { Tx } from '../store/store.ts';

/** What the thread that checks the books of one campaign is told. */
const { path, campaignId } = workerData as { readonly path: string; readonly campaignId: number }; // see `checkBooks`

/** How many links are read at once. */
const stride = 1000;

/** The first number at which the chain does not fit, or `null`. */
async function brokenAt(tx: Tx): Promise<number | null> {
  let before: Link | null = null;
  for (;;) {
    const links: Link[] = await linksAfter(tx, campaignId, before?.number ?? 0, stride);
    for (const link of links) {
      if (!follows(link, before)) return (before?.number ?? 0) + 1;
      before = link;
    }
    if (links.length < stride) return null;
  }
}

const store = openReading(path);
try {
  const found = await store.read(async (tx) => ({
    chain: await brokenAt(tx),
    ledger: (await verifyLedger(tx, campaignId))?.id ?? null,
  }));
  parentPort?.postMessage(found);
} finally {
  await store.close();
}
