import { config } from 'dotenv';
import { backupTroubles } from '../src/present/backups.ts';
import { usualBackups, usualDatabase } from '../src/store/backup-files.ts';
import { AlreadyRunning } from '../src/store/lock.ts';
import { SameFile } from '../src/store/restore.ts';
import { StoreRefused, StoreUnavailable } from '../src/store/unavailable.ts';

/** The base that the bot uses, and the folder of its copies: from the environment and `.env`, unless `base` is given. */
export function placesOf(base: string | undefined): { readonly database: string; readonly backups: string } {
  config({ quiet: true });
  const { DISCORD_TOKEN, HERAUT_DATABASE, HERAUT_BACKUPS } = process.env;
  const set = (text: string | undefined): string | undefined => text?.trim() || undefined;
  const database = base ?? set(HERAUT_DATABASE) ?? usualDatabase(set(DISCORD_TOKEN) !== undefined);
  return { database, backups: set(HERAUT_BACKUPS) ?? usualBackups(database) };
}

/** What went wrong with a base or a copy in a sentence; `null` for a fault of ours. */
export function troubleSentence(error: unknown, database: string, file: string): string | null {
  if (error instanceof AlreadyRunning) return backupTroubles.running(database);
  if (error instanceof SameFile) return backupTroubles['same-file'](file);
  if (error instanceof StoreRefused) return backupTroubles[error.why](file);
  if (error instanceof StoreUnavailable) return backupTroubles[error.reason](file);
  return null;
}
