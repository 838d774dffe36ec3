import { forgetGuild, guildsToForget } from '../campaign/forget.ts';
import type { Rim } from '../campaign/rim.ts';
import { backUpAside } from '../store/backup.ts';
import { dailyFile, dropOldCopies, knownCopies } from '../store/backup-files.ts';
import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';
import { reason } from './window.ts';

/** Daily copies: of which base, in which folder, of how many days; 0: none are made, and none removed. */
export interface Backups {
  readonly database: string;
  readonly folder: string;
  readonly keep: number;
}

interface Upkeep {
  readonly store: Store;
  readonly rim: Rim;
  readonly log: Log;
  readonly backups?: Backups;
}

/** How long between two looks at what is due, milliseconds: a machine that slept makes up for it soon. */
const lookEvery = 60 * 60_000;

/** What is due once a day: the copy of the base, and forgetting the servers that were left 30 days ago. Gives the next look. */
export async function keepUp(upkeep: Upkeep): Promise<number> {
  const { log, rim } = upkeep;
  const attempts = [
    [copyToday, 'no daily copy'],
    [forgetLeft, 'servers not forgotten'],
  ] as const;
  for (const [attempt, trouble] of attempts)
    await attempt(upkeep).catch((error: unknown) => log.error({ error: reason(error) }, trouble));
  return rim.now() + lookEvery;
}

async function copyToday({ backups, rim, log }: Upkeep): Promise<void> {
  if (!backups || backups.keep === 0) return;
  const { database, folder, keep } = backups;
  const file = dailyFile(folder, database, rim.now());
  const copies = await knownCopies(folder, database);
  if (copies.some((copy) => copy.file === file)) return;
  await backUpAside(database, file);
  const dropped = await dropOldCopies(folder, database, keep);
  log.info({ file, dropped: dropped.length }, 'daily copy made');
}

async function forgetLeft({ store, rim, log }: Upkeep): Promise<void> {
  const now = rim.now();
  for (const guild of await store.read((tx) => guildsToForget(tx, now))) {
    if (await store.transact((tx) => forgetGuild(tx, guild, now))) log.info({ guild }, 'server forgotten');
  }
}
