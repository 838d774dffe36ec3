import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backupTroubles, restoration, usages } from '../src/present/backups.ts';
import { restore } from '../src/store/restore.ts';
import { placesOf, troubleSentence } from './base.ts';
import { failed, run, tell } from './program.ts';

/**
 * Says what restoring a copy would change; with `--oui` does it. Status 0: looked or done; 1: not possible; 2: called
 * wrongly.
 */
async function main(): Promise<number | null> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { base: { type: 'string' }, oui: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) return null;
  const { database } = placesOf(values.base);
  if (!existsSync(file)) return failed(backupTroubles.absent(file));
  return tell(
    async () => {
      const changed = await restore(file, database, { only: values.oui ? null : 'look', now: Date.now() });
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      return restoration(changed, values.oui, timeZone);
    },
    (error) => troubleSentence(error, database, file),
  );
}

await run(usages.restaurer, main);
