import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { insistOnFile } from './path.ts';
import { reasonOf, translated } from './unavailable.ts';

/** Another program is at work on the same base. */
export class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning';
}

/** The right to be the only one at work on a base. */
interface Lock {
  release(): void;
}

/**
 * Takes the base at `path` for this process: an exclusive transaction on the file `<path>.verrou` beside it, which the
 * system ends with the process however it dies. Other names of the same base (links) lead to the same lock.
 * Throws {@link AlreadyRunning} when another holds it, StoreUnavailable when the file cannot be made.
 */
export function holdLock(path: string): Lock {
  try {
    insistOnFile(path);
    mkdirSync(dirname(path), { recursive: true });
    return exclusive(`${trueName(path)}.verrou`);
  } catch (error) {
    if (reasonOf(error) === 'busy') throw new AlreadyRunning(`${path} is in use`);
    throw translated(error);
  }
}

function trueName(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path));
}

function exclusive(file: string): Lock {
  const database = new Database(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw error;
  }
  return { release: () => void database.close() };
}
