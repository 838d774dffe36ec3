import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { ownVersion } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { connect } from './sqlite.ts';
import { StoreUnavailable, translated } from './unavailable.ts';

/** Copies that are not whole yet have this after their name. */
const unfinished = '.en-cours';

/**
 * Copies the base at `path` to the file `target` while others work on it: the copy holds one state of it. It is checked,
 * page by page and link by link, before it takes its name; a file of that name is replaced then.
 * Throws StoreUnavailable (`damaged` when the copy is not whole) or StoreRefused; `target` is then as it was.
 */
export async function backUp(path: string, target: string): Promise<void> {
  const copy = target + unfinished;
  try {
    await mkdir(dirname(target), { recursive: true });
    await discard(copy);
    await snapshot(path, copy);
    makeWhole(copy);
    await rename(copy, target);
  } catch (error) {
    await discard(copy);
    throw translated(error);
  }
}

/** The same in a thread of its own: nothing else waits for it. */
export function backUpAside(path: string, target: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: { path, target } });
  worker.once('error', reject);
  worker.once('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`the copy ended with status ${code}`)),
  );
  return promise;
}

/**
 * Copies a file that nobody works on, with what a crash has left beside it, and makes one whole base of it, checked.
 * Throws StoreUnavailable or StoreRefused; no copy is left then. The file itself is only read.
 */
export async function takeCopy(file: string, copy: string): Promise<void> {
  try {
    await discard(copy);
    await copyFile(file, copy);
    await copyFile(`${file}-wal`, `${copy}-wal`).catch(() => {}); // a base that was closed in good order has none
    makeWhole(copy);
    await toDisk(copy);
  } catch (error) {
    await discard(copy);
    throw translated(error);
  }
}

/** Removes a base and what stands beside it. */
export async function discard(path: string): Promise<void> {
  for (const beside of ['', '-wal', '-shm']) await rm(path + beside, { force: true });
}

/** The copying waits for the disk at its end. A reading transaction keeps what others write meanwhile out of it. */
async function snapshot(path: string, copy: string): Promise<void> {
  const database = connect(path, { readonly: true });
  try {
    database.exec('BEGIN');
    ownVersion(database, migrations.at(-1)?.number ?? 0);
    await database.backup(copy);
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

/** One file without a log beside it, ours, of a version that is known, and sound. */
function makeWhole(path: string): void {
  const database = new Database(path, { fileMustExist: true });
  try {
    database.pragma('journal_mode = DELETE');
    if (ownVersion(database, migrations.at(-1)?.number ?? 0) === 0) throw new StoreUnavailable('damaged');
    const isSound = database.pragma('integrity_check(1)', { simple: true }) === 'ok';
    const broken = database.pragma('foreign_key_check');
    if (!isSound || !Array.isArray(broken) || broken.length > 0) throw new StoreUnavailable('damaged');
  } finally {
    database.close();
  }
}

async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
