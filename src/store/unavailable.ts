/**
 * Why the base cannot serve. `busy`: another program holds it; `full`: no room; `read-only`: it may not be written or
 * opened; `damaged`: the file or the disk under it gives back what cannot be right; `no-file`: its path leads to a folder,
 * or to nothing that could be a file.
 */
export type Reason = 'busy' | 'full' | 'read-only' | 'damaged' | 'no-file';

/** The base could not do what was asked, and nothing of it was saved. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly reason: Reason;

  constructor(reason: Reason, cause?: unknown) {
    super(`the database is unavailable: ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * The file is not for this program. `newer`: a later version of the program wrote it (`found` > `known`, both numbers
 * of schemas); `foreign`: it is a base of something else.
 */
export class StoreRefused extends Error {
  override readonly name = 'StoreRefused';
  readonly why: 'newer' | 'foreign';
  readonly found: number;
  readonly known: number;

  constructor(why: 'newer' | 'foreign', found: number, known: number) {
    super(`the database is refused: ${why} (schema ${found}, known up to ${known})`);
    this.why = why;
    this.found = found;
    this.known = known;
  }
}

const reasons: Readonly<Record<string, Reason>> = {
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  SQLITE_FULL: 'full',
  SQLITE_IOERR_SHMSIZE: 'full',
  SQLITE_READONLY: 'read-only',
  SQLITE_CANTOPEN: 'read-only',
  SQLITE_PERM: 'read-only',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
  SQLITE_IOERR: 'damaged',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  EISDIR: 'no-file',
  ENOTDIR: 'no-file',
  ENOENT: 'no-file',
  EEXIST: 'no-file',
  ENAMETOOLONG: 'no-file',
  ELOOP: 'no-file',
};

/** What kind of trouble an error of SQLite or of the file system is; `null` for any other, such as a broken constraint. */
export function reasonOf(error: unknown): Reason | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const primary = error.code.split('_').slice(0, 2).join('_');
  return reasons[error.code] ?? reasons[primary] ?? null;
}

/** The same error, as a {@link StoreUnavailable} when it is one. */
export function translated(error: unknown): unknown {
  const reason = reasonOf(error);
  return reason === null ? error : new StoreUnavailable(reason, error);
}
