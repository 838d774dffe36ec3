import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startDiscord } from '../../src/playground/discord.ts';
import { number } from '../../src/present/numbers.ts';
import { misses } from './check.ts';
import { spawned } from './child.ts';
import { type Played, picker, playOne, seatTables, type Table } from './crowd.ts';
import { atMost, type Figure } from './figures.ts';
import { thisMachine } from './machine.ts';
import { withTable } from './readme.ts';
import { readmeTable, report } from './report.ts';
import { residentOf } from './resident.ts';

const root = join(import.meta.dirname, '../..');
const readmePath = join(root, 'README.md');
const heraut = new URL('bots/heraut.ts', import.meta.url).pathname;
const servers = 200;
const atOnce = 50;
const measured = 2000;
/** Milliseconds after which V8 has given back what only the load needed. */
const untilRest = 60_000;

const { values: wanted } = parseArgs({
  options: {
    /** How many interactions there are in all; memory is read at their end. */
    interactions: { type: 'string', default: '50000' },
    /** Fails where a limit is missed or the README says better than what was found. */
    check: { type: 'boolean', default: false },
    /** Writes what was found into the README. */
    readme: { type: 'boolean', default: false },
  },
});

type Discord = Awaited<ReturnType<typeof startDiscord>>;

/** Plays `count` interactions, `atOnce` under way at any moment; gives both times of each. */
async function crowd(discord: Discord, tables: readonly Table[], count: number, seed: number) {
  const times: Played[] = [];
  const pick = picker(seed);
  let left = count;
  const player = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      times.push(await playOne(discord, tables, pick));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, player));
  return times;
}

/** Of sorted times the one below which that share of them lies. */
function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

interface Bounds {
  readonly most: number | null;
  readonly last: number;
}

/** Three figures of some times; `most`: what 99 of 100 must keep, `last`: what all must. */
function spread(what: string, times: readonly number[], { most, last }: Bounds): Figure[] {
  const figure = (name: string, value: number, bound: number | null): Figure => {
    return { label: `${what}, ${name}`, value, unit: 'ms', limit: bound === null ? null : atMost(bound) };
  };
  return [
    figure('médiane', quantile(times, 0.5), null),
    figure('99 sur 100', quantile(times, 0.99), most),
    figure('la plus longue', quantile(times, 1), last),
  ];
}

async function measure(folder: string, all: number): Promise<readonly Figure[]> {
  const discord = await startDiscord({ memory: 100 });
  const tables = seatTables(discord, servers);
  const database = join(folder, 'charge.sqlite');
  await spawned(heraut, discord, [database]).then(({ stop }) => stop()); // what it compiles, later starts find
  const { child, stop } = await spawned(heraut, discord, [database]);
  try {
    const atStart = residentOf(child);
    const begin = performance.now();
    const times = await crowd(discord, tables, measured, 1);
    const rate = times.length / ((performance.now() - begin) / 1000);
    const warm = residentOf(child);
    await crowd(discord, tables, all - measured, 2);
    const atEnd = residentOf(child);
    await sleep(untilRest);
    return [
      ...timesFound(times, rate),
      ...memoryFound(all, { atStart, warm, atEnd, atRest: residentOf(child) }),
    ];
  } finally {
    await stop();
    await discord.close();
  }
}

function timesFound(times: readonly Played[], rate: number): readonly Figure[] {
  const silent = times.filter(({ final }) => final === null);
  for (const { line } of silent) console.error(`sans réponse\u202F: ${line}`);
  const [firsts, finals] = [
    times.flatMap(({ first }) => first ?? []),
    times.flatMap(({ final }) => final ?? []),
  ];
  return [
    ...spread('Première réponse', firsts, { most: 1000, last: 3000 }),
    ...spread('Réponse finale', finals, { most: null, last: 15_000 }),
    { label: 'Sans réponse en 3 s', value: silent.length, unit: '', limit: atMost(0) },
    { label: 'Interactions, 50 à la fois', value: rate, unit: '/s', limit: null },
  ];
}

type Megabytes = Readonly<Record<'atStart' | 'warm' | 'atEnd' | 'atRest', number>>;

function memoryFound(all: number, { atStart, warm, atEnd, atRest }: Megabytes): readonly Figure[] {
  const memory = (when: string, value: number): Figure => ({
    label: `Mémoire ${when}`,
    value,
    unit: 'Mo',
    limit: null,
  });
  return [
    memory('au repos, fils lancés', atStart),
    memory(`après ${number(measured)} interactions`, warm),
    memory(`après ${number(all)} interactions`, atEnd),
    memory('au repos, une minute plus tard', atRest),
    { label: 'Mémoire au repos, après sur avant', value: atRest / atStart, unit: '×', limit: atMost(1.2) },
  ];
}

mkdirSync(join(root, 'var'), { recursive: true });
const folder = mkdtempSync(join(root, 'var/charge-'));
try {
  const machine = thisMachine();
  const figures = await measure(folder, Math.max(measured, Number(wanted.interactions)));
  console.log(report(machine, figures));
  writeFileSync(join(root, 'var/charge.json'), `${JSON.stringify({ machine, figures }, null, 2)}\n`);
  if (wanted.readme) {
    const table = readmeTable(machine, figures, 'Mesuré');
    writeFileSync(readmePath, withTable(readFileSync(readmePath, 'utf8'), table, 'charge'));
  }
  if (wanted.check) {
    const missed = misses(machine, figures, readFileSync(readmePath, 'utf8'), 'charge');
    for (const sentence of missed) console.error(sentence);
    if (missed.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
