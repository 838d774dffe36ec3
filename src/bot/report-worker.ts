import { parentPort, workerData } from 'node:worker_threads';
import { type Report, writeReport } from '../slash/report.ts';
import { openReading } from '../store/reading.ts';

/** What the thread that reads one report is told. */
const { path, report } = workerData as { readonly path: string; readonly report: Report }; // see `reporter`

const store = openReading(path);
try {
  parentPort?.postMessage(await store.read((tx) => writeReport(tx, report)));
} finally {
  await store.close();
}
