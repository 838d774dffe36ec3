import { parentPort } from 'node:worker_threads';

/**
 * Answers what the thread that runs this file is asked, one question at a time; see {@link Thread}. An exception ends the thread,
 * and with it the question. `after`: what is done once an answer has gone.
 */
export function serve<Asked, Told>(
  answer: (asked: Asked) => Told | Promise<Told>,
  after: () => void = () => {},
): void {
  parentPort?.on('message', async (asked: Asked) => {
    parentPort?.postMessage(await answer(asked));
    after();
  });
}
