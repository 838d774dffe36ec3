import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type Database from 'better-sqlite3';
import type { Transaction } from 'kysely';
import { checkWhole, type Migration, migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { insistOnFile } from './path.ts';
import { type Patience, patiently, usualPatience } from './patience.ts';
import type { Schema } from './schema.ts';
import { connect, inTransaction, type Queries, queries } from './sqlite.ts';

export type { Schema } from './schema.ts';
/** One transaction: everything that reads or writes the base takes it first. */
export type Tx = Transaction<Schema>;

/** The books of all campaigns, in one file. */
export interface Store {
  /**
   * Runs `work` in one writing transaction and gives back its value, once that is on the disk. When `keep` says false
   * of the value, nothing is saved. A busy base is waited for without holding anything up, and `work` is then run
   * anew: it must have no effect but through `tx`. An exception of `work` saves nothing and passes on.
   * Throws StoreUnavailable when the base cannot serve; nothing is saved then.
   */
  transact<T>(work: (tx: Tx) => Promise<T>, keep?: (value: T) => boolean): Promise<T>;
  /** Runs `work` on one state of the base, beside writers. Writing throws. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Waits for what is running, then closes the file. Later calls of the others throw. */
  close(): Promise<void>;
}

/** What tests set otherwise. */
export interface Settings {
  readonly patience?: Patience;
  readonly migrations?: readonly Migration[];
}

/**
 * Opens the base at `path` (a file; its folder is made when missing) and brings its schema up to date.
 * Throws StoreUnavailable (`busy`, `full`, `read-only`, `damaged`, `no-file`) or StoreRefused (`newer`, `foreign`).
 */
export async function openStore(path: string, settings: Settings = {}): Promise<Store> {
  const patience = settings.patience ?? usualPatience;
  await patiently(patience, () => {
    insistOnFile(path);
    return mkdir(dirname(path), { recursive: true });
  });
  const writer = await patiently(patience, () => connect(path, { readonly: false }));
  try {
    await patiently(patience, () => prepare(writer, path, settings.migrations ?? migrations));
    const reader = await patiently(patience, () => connect(path, { readonly: true }));
    return new FileStore(writer, reader, patience);
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** Pages of a base that is checked whole at every start (64 MB, about 0.2 s); a larger one only before a migration. */
const quicklyChecked = 16_384;

async function prepare(
  database: Database.Database,
  path: string,
  steps: readonly Migration[],
): Promise<void> {
  if (Number(database.pragma('page_count', { simple: true })) <= quicklyChecked) checkWhole(database);
  await migrate(database, path, steps);
  database.pragma('journal_mode = WAL');
}

class FileStore implements Store {
  readonly #databases: readonly Database.Database[];
  readonly #writer: Queries;
  readonly #reader: Queries;
  readonly #patience: Patience;
  readonly #running = new Set<Promise<unknown>>();
  #closed = false;

  constructor(writer: Database.Database, reader: Database.Database, patience: Patience) {
    this.#databases = [reader, writer];
    this.#writer = queries(writer, 'begin immediate');
    this.#reader = queries(reader, 'begin');
    this.#patience = patience;
  }

  transact<T>(work: (tx: Tx) => Promise<T>, keep: (value: T) => boolean = () => true): Promise<T> {
    return this.#run(() => attempt(this.#writer, work, keep));
  }

  read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#run(() => attempt(this.#reader, work, () => true));
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#running);
    for (const database of this.#databases) database.close();
  }

  async #run<T>(once: () => Promise<T>): Promise<T> {
    if (this.#closed) throw new Error('the store is closed');
    const running = patiently(this.#patience, once);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }
}

const givenUp = Symbol('given up');

async function attempt<T>(
  connection: Queries,
  work: (tx: Tx) => Promise<T>,
  keep: (value: T) => boolean,
): Promise<T> {
  let unkept: { readonly value: T } | undefined;
  try {
    return await inTransaction(connection, async (tx) => {
      const value = await work(tx);
      if (keep(value)) return value;
      unkept = { value };
      throw givenUp;
    });
  } catch (error) {
    if (error === givenUp && unkept) return unkept.value;
    throw error;
  }
}
