import { parentPort } from 'node:worker_threads';
import { answer, type Question } from './questions.ts';

/** Counts what takes long, one question after the other. */
parentPort?.on('message', (question: Question) => {
  parentPort?.postMessage(answer(question));
});
