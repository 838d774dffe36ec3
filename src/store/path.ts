import { statSync } from 'node:fs';
import { StoreUnavailable } from './unavailable.ts';

/** What SQLite takes for something else than the path of a file: nothing, its name for memory, an address. */
const special = /^(?::memory:|file:.*|)$/su;

/** Throws StoreUnavailable `no-file` where no file can be: a folder, a name that SQLite reads otherwise. */
export function insistOnFile(path: string): void {
  if (special.test(path.trim()) || statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new StoreUnavailable('no-file');
}
