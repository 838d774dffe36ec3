import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backedUp, backupTroubles, usages } from '../src/present/backups.ts';
import { backUp } from '../src/store/backup.ts';
import { askedFile } from '../src/store/backup-files.ts';
import { contentsOf } from '../src/store/contents.ts';
import { placesOf, troubleSentence } from './base.ts';

/** Copies the base, beside a running bot or not. Status 0: done and checked; 1: not done; 2: called wrongly. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { base: { type: 'string' } },
  });
  if (positionals.length > 1) return wrongly();
  const { database, backups } = placesOf(values.base);
  if (!existsSync(database)) return failed(backupTroubles.absent(database));
  const target = positionals[0] ?? askedFile(backups, database, Date.now());
  try {
    await backUp(database, target);
    console.log(backedUp(target, contentsOf(target)));
    return 0;
  } catch (error) {
    const sentence = troubleSentence(error, database, database);
    if (sentence === null) throw error;
    return failed(sentence);
  }
}

function failed(sentence: string): number {
  console.error(sentence);
  return 1;
}

function wrongly(): number {
  console.error(usages.sauvegarder);
  return 2;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')) throw error;
  process.exitCode = wrongly();
}
