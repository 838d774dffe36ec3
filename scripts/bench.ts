import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { misses, statedMisses } from './bench/check.ts';
import { measureDice } from './bench/dice.ts';
import type { Figure } from './bench/figures.ts';
import { thisMachine } from './bench/machine.ts';
import { measureOdds } from './bench/odds.ts';
import { withTable } from './bench/readme.ts';
import { readmeTable, report } from './bench/report.ts';
import { measureRoundTrip } from './bench/round-trip.ts';
import { measureStart } from './bench/start.ts';
import { measureTransaction } from './bench/transaction.ts';

const root = join(import.meta.dirname, '..');
const readmePath = join(root, 'README.md');

const { values: wanted } = parseArgs({
  options: {
    /** Fails where a limit is missed or the README says better than what was found. */
    check: { type: 'boolean', default: false },
    /** Writes what was found into the README. */
    readme: { type: 'boolean', default: false },
  },
});

/** One after the other, so that no part disturbs the next; files stand where the bot's own do, on the same disk. */
async function measureAll(): Promise<readonly Figure[]> {
  mkdirSync(join(root, 'var'), { recursive: true });
  const folder = mkdtempSync(join(root, 'var/bench-'));
  try {
    const roundTrip = await measureRoundTrip(folder);
    const transaction = await measureTransaction(folder);
    const start = await measureStart(folder);
    return [...roundTrip, ...transaction, ...start, ...measureDice(), ...measureOdds()];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const machine = thisMachine();
const figures = await measureAll();
console.log(report(machine, figures));
writeFileSync(join(root, 'var/bench.json'), `${JSON.stringify({ machine, figures }, null, 2)}\n`);
if (wanted.readme) {
  writeFileSync(readmePath, withTable(readFileSync(readmePath, 'utf8'), readmeTable(machine, figures)));
}
if (wanted.check) {
  const readme = readFileSync(readmePath, 'utf8');
  // Load takes minutes: `npm run bench:charge -- --check` measures it, here what it came to is held against its limits.
  const missed = [...misses(machine, figures, readme), ...statedMisses(readme, 'charge')];
  for (const sentence of missed) console.error(sentence);
  if (missed.length > 0) process.exitCode = 1;
}
