import { rename, rm } from 'node:fs/promises';
import type Database from 'better-sqlite3';
import { StoreRefused, StoreUnavailable } from './unavailable.ts';

/** One step of the schema. `number` is the version it leads to; numbers follow one another from 1. */
export interface Migration {
  readonly number: number;
  readonly sql: string;
}

/** Marks a file as ours: « Hér » and a version of the mark. */
const applicationId = 0x48c3a972;

/** Where the copy is kept that is made before the migration `number` touches the base at `path`. */
export function copyBefore(path: string, number: number): string {
  return `${path}.avant-${String(number).padStart(4, '0')}`;
}

/**
 * Brings the base at `path` to the last of `migrations`, one transaction each. Before a migration changes a base that
 * holds something, the base is copied beside it; a copy of the same number is replaced.
 * Refused ({@link StoreRefused}): a schema newer than the last migration, a base of another program. Errors of SQLite
 * pass on; the base is then as the last complete migration left it.
 */
export async function migrate(
  database: Database.Database,
  path: string,
  migrations: readonly Migration[],
): Promise<void> {
  const known = migrations.at(-1)?.number ?? 0;
  const isNew = ownVersion(database, known) === 0;
  for (;;) {
    const version = ownVersion(database, known);
    const next = migrations.find(({ number }) => number === version + 1);
    if (!next) return;
    if (!isNew) {
      checkWhole(database);
      await copy(database, copyBefore(path, next.number));
    }
    apply(database, next);
  }
}

/** Reads every page of a base. Throws StoreUnavailable `damaged` when something is wrong with one. */
export function checkWhole(database: Database.Database): void {
  if (database.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new StoreUnavailable('damaged');
}

/** The version of the schema, 0 for a new file. Refused ({@link StoreRefused}): newer than `known`, of another program. */
export function ownVersion(database: Database.Database, known: number): number {
  const version = Number(database.pragma('user_version', { simple: true }));
  const mark = Number(database.pragma('application_id', { simple: true }));
  const empty = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
  if (!empty && mark !== applicationId) throw new StoreRefused('foreign', version, known);
  if (version > known) throw new StoreRefused('newer', version, known);
  return version;
}

async function copy(database: Database.Database, target: string): Promise<void> {
  const unfinished = `${target}.en-cours`;
  await rm(unfinished, { force: true });
  await database.backup(unfinished);
  await rename(unfinished, target);
}

/** Foreign keys rest while tables are rebuilt, and are checked as a whole before the end. */
function apply(database: Database.Database, migration: Migration): void {
  database.pragma('foreign_keys = OFF');
  try {
    database
      .transaction(() => {
        if (Number(database.pragma('user_version', { simple: true })) !== migration.number - 1) return; // done meanwhile
        database.exec(migration.sql);
        const broken = database.pragma('foreign_key_check');
        if (!Array.isArray(broken) || broken.length > 0) throw new StoreUnavailable('damaged');
        database.pragma(`application_id = ${applicationId}`);
        database.pragma(`user_version = ${migration.number}`);
      })
      .immediate();
  } finally {
    database.pragma('foreign_keys = ON');
  }
}
