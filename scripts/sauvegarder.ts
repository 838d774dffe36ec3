import { existsSync, realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backedUp, backupTroubles, usages } from '../src/present/backups.ts';
import { backUp } from '../src/store/backup.ts';
import { askedFile } from '../src/store/backup-files.ts';
import { contentsOf } from '../src/store/contents.ts';
import { placesOf, troubleSentence } from './base.ts';
import { failed, run, tell } from './program.ts';

/** Copies the base, beside a running bot or not. Status 0: done and checked; 1: not done; 2: called wrongly. */
async function main(): Promise<number | null> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { base: { type: 'string' } },
  });
  if (positionals.length > 1) return null;
  const { database, backups } = placesOf(values.base);
  if (!existsSync(database)) return failed(backupTroubles.absent(database));
  const target = positionals[0] ?? askedFile(backups, database, Date.now());
  // A bot would go on writing into a file that no longer has a name.
  if (existsSync(target) && realpathSync(target) === realpathSync(database))
    return failed(backupTroubles['own-place'](target));
  return tell(
    async () => {
      await backUp(database, target);
      return backedUp(target, contentsOf(target));
    },
    (error) => troubleSentence(error, database, database),
  );
}

await run(usages.sauvegarder, main);
