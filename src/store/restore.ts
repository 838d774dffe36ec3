import { existsSync } from 'node:fs';
import { copyFile, realpath, rename, rm } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { discard, takeCopy } from './backup.ts';
import { replacedFile } from './backup-files.ts';
import { type Contents, contentsOf } from './contents.ts';
import { holdLock } from './lock.ts';

/** What a restoration would change. `before` is `null` where there is no base, or none that can be read. */
export interface Restoration {
  readonly before: Contents | null;
  readonly after: Contents;
  /** Where the base went that stood there; `null` when nothing was replaced, or this was only a look. */
  readonly replaced: string | null;
}

/** The base cannot be restored from itself. */
export class SameFile extends Error {
  override readonly name = 'SameFile';
}

/**
 * Puts the copy `file` in the place of the base `database`, or with `only: 'look'` says what that would change. The base
 * that stood there is kept under a name with the moment `now` (milliseconds since 1970); what is put there was checked
 * whole beforehand, and at every moment one of the two stands in its place.
 * Throws AlreadyRunning while a bot runs on it, {@link SameFile}, StoreUnavailable, StoreRefused.
 */
export async function restore(
  file: string,
  database: string,
  { only, now }: { readonly only: 'look' | null; readonly now: number },
): Promise<Restoration> {
  const lock = holdLock(database);
  try {
    if (existsSync(file) && existsSync(database) && (await realpath(file)) === (await realpath(database)))
      throw new SameFile(file);
    const copy = `${database}.a-restaurer`;
    await takeCopy(file, copy);
    const change = { before: readable(database), after: contentsOf(copy) };
    if (only === 'look') {
      await discard(copy);
      return { ...change, replaced: null };
    }
    return { ...change, replaced: await replace(copy, database, now) };
  } finally {
    lock.release();
  }
}

/** A base that is damaged is no reason not to replace it. */
function readable(database: string): Contents | null {
  if (!existsSync(database)) return null;
  try {
    return contentsOf(database);
  } catch {
    return null;
  }
}

async function replace(copy: string, database: string, now: number): Promise<string | null> {
  const isThere = existsSync(database);
  const kept = replacedFile(database, now);
  if (isThere) {
    closeLog(database);
    await copyFile(database, kept);
    await copyFile(`${database}-wal`, `${kept}-wal`).catch(() => {}); // none when it was closed in good order
  }
  // What a log holds belongs to the base that goes: beside another it would spoil it.
  for (const beside of ['-wal', '-shm']) await rm(database + beside, { force: true });
  await rename(copy, database);
  return isThere ? kept : null;
}

/** Brings what a crash has left in the log into the base, where that is still possible. */
function closeLog(path: string): void {
  try {
    const database = new Database(path, { fileMustExist: true });
    try {
      database.pragma('journal_mode = DELETE');
    } finally {
      database.close();
    }
  } catch {
    // damaged: it is kept as it is, with its log
  }
}
