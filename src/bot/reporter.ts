import { Worker } from 'node:worker_threads';
import type { Refusal } from '../rules/rule.ts';
import type { Message } from '../slash/command.ts';
import type { Report, Reporter } from '../slash/report.ts';

/** Reads reports of the base at `path`, each in a thread of its own, one after the other: nothing else waits for them. */
export function reporter(path: string): Reporter {
  let before: Promise<unknown> = Promise.resolve();
  return (report) => {
    const work = before.then(() => inThread(path, report));
    before = work.catch(() => null); // who asked hears of it
    return work;
  };
}

function inThread(path: string, report: Report): Promise<Message | Refusal> {
  const { promise, resolve, reject } = Promise.withResolvers<Message | Refusal>();
  const workerData = { path, report };
  const worker = new Worker(new URL('./report-worker.ts', import.meta.url), { workerData });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the report ended without a word'))); // too late once it has spoken
  return promise;
}
