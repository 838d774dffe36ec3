import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { reasonOf, translated } from './unavailable.ts';

/** Days of daily copies that are kept unless something else is set. */
export const usualKeep = 7;

/** Where the books are kept unless something else is set; the local atelier has its own. */
export function usualDatabase(isReal: boolean): string {
  return isReal ? 'var/heraut.sqlite' : 'var/atelier.sqlite';
}

/** The folder of copies unless something else is set: beside the base. */
export function usualBackups(database: string): string {
  return join(dirname(database), 'sauvegardes');
}

/** A copy that a name in the folder tells of. */
interface KnownCopy {
  readonly file: string;
  /** `2026-11-30`, or `2026-11-30-002420` for one that was asked for: the moment it was made, UTC. */
  readonly made: string;
  readonly daily: boolean;
}

/** Where the daily copy of the day of `now` goes (milliseconds since 1970; days are those of UTC). */
export function dailyFile(folder: string, database: string, now: number): string {
  return join(folder, `${stem(database)}-${moment(now).slice(0, 10)}.sqlite`);
}

/** Where a copy goes that is asked for at `now`: retention never touches it. */
export function askedFile(folder: string, database: string, now: number): string {
  return join(folder, `${stem(database)}-${moment(now)}.sqlite`);
}

/** How a base is called that was replaced at `now`. */
export function replacedFile(database: string, now: number): string {
  return `${database}.remplacee-${moment(now)}`;
}

/** The copies of a base in a folder, the newest first; none when there is no folder. */
export async function knownCopies(folder: string, database: string): Promise<readonly KnownCopy[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw reasonOf(error) ? translated(error) : error;
  });
  const start = `${stem(database)}-`;
  return names
    .flatMap((name) => {
      const made = name.startsWith(start)
        ? /^(\d{4}-\d\d-\d\d(?:-\d{6})?)\.sqlite$/u.exec(name.slice(start.length))
        : null;
      return made?.[1] ? [{ file: join(folder, name), made: made[1], daily: made[1].length === 10 }] : [];
    })
    .sort((one, other) => (one.made < other.made ? 1 : -1));
}

/** Removes the daily copies beyond the newest `keep`; gives the files that went. */
export async function dropOldCopies(
  folder: string,
  database: string,
  keep: number,
): Promise<readonly string[]> {
  const old = (await knownCopies(folder, database)).filter(({ daily }) => daily).slice(keep);
  for (const { file } of old) await rm(file, { force: true });
  return old.map(({ file }) => file);
}

function stem(database: string): string {
  return basename(database, extname(database));
}

/** `2026-11-30-002420`, UTC. */
function moment(at: number): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  return parts.format(at).replace(' ', '-').replaceAll(':', '');
}
