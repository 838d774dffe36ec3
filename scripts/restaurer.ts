import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backupTroubles, restoration, usages } from '../src/present/backups.ts';
import { restore } from '../src/store/restore.ts';
import { placesOf, troubleSentence } from './base.ts';

/**
 * Says what restoring a copy would change; with `--oui` does it. Status 0: looked or done; 1: not possible; 2: called
 * wrongly.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { base: { type: 'string' }, oui: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) return wrongly();
  const { database } = placesOf(values.base);
  if (!existsSync(file)) return failed(backupTroubles.absent(file));
  try {
    const changed = await restore(file, database, { only: values.oui ? null : 'look', now: Date.now() });
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    console.log(restoration(changed, values.oui, timeZone));
    return 0;
  } catch (error) {
    const sentence = troubleSentence(error, database, file);
    if (sentence === null) throw error;
    return failed(sentence);
  }
}

function failed(sentence: string): number {
  console.error(sentence);
  return 1;
}

function wrongly(): number {
  console.error(usages.restaurer);
  return 2;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')) throw error;
  process.exitCode = wrongly();
}
