import { workerData } from 'node:worker_threads';
import { backUp } from './backup.ts';

/** What the thread that makes a copy is told. */
const { path, target } = workerData as { readonly path: string; readonly target: string }; // see `backUpAside`
await backUp(path, target);
