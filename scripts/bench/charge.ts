import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDiscord } from '../../src/playground/discord.ts';
import { spawned } from './child.ts';
import { type Played, picker, playOne, seatTables, type Table } from './crowd.ts';
import { atMost, type Figure, keeps } from './figures.ts';
import { thisMachine } from './machine.ts';
import { report } from './report.ts';
import { residentOf } from './resident.ts';

const root = join(import.meta.dirname, '../..');
const heraut = new URL('bots/heraut.ts', import.meta.url).pathname;
const servers = 200;
const atOnce = 50;
const measured = 2000;

const { values: wanted } = parseArgs({
  options: {
    /** How many interactions there are in all; memory is read at their end. */
    interactions: { type: 'string', default: '50000' },
    /** Fails where a limit is missed. */
    check: { type: 'boolean', default: false },
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

function spread(what: string, times: readonly number[], limit: number): Figure[] {
  const figure = (name: string, value: number, bound: number | null): Figure => {
    return { label: `${what}, ${name}`, value, unit: 'ms', limit: bound === null ? null : atMost(bound) };
  };
  return [
    figure('médiane', quantile(times, 0.5), null),
    figure('99 sur 100', quantile(times, 0.99), null),
    figure('la plus longue', quantile(times, 1), limit),
  ];
}

async function measure(folder: string, all: number): Promise<readonly Figure[]> {
  const discord = await startDiscord({ memory: 100 });
  const tables = seatTables(discord, servers);
  const { child, stop } = await spawned(heraut, discord, [join(folder, 'charge.sqlite')]);
  try {
    const atStart = residentOf(child);
    const begin = performance.now();
    const counted = Math.min(measured, all);
    const times = await crowd(discord, tables, counted, 1);
    const rate = times.length / ((performance.now() - begin) / 1000);
    const warm = residentOf(child);
    await crowd(discord, tables, all - counted, 2);
    const atEnd = residentOf(child);
    const firsts = times.flatMap(({ first }) => first ?? []);
    const finals = times.flatMap(({ final }) => final ?? []);
    const silent = times.filter(({ final }) => final === null);
    for (const { line } of silent) console.error(`sans réponse\u202F: ${line}`);
    return [
      ...spread('Première réponse', firsts, 3000),
      ...spread('Réponse finale', finals, 15_000),
      { label: 'Sans réponse en 3 s', value: silent.length, unit: '', limit: atMost(0) },
      { label: 'Interactions, 50 à la fois', value: rate, unit: '/s', limit: null },
      { label: 'Mémoire au départ', value: atStart, unit: 'Mo', limit: null },
      { label: `Mémoire après ${counted} interactions`, value: warm, unit: 'Mo', limit: null },
      { label: `Mémoire après ${all} interactions`, value: atEnd, unit: 'Mo', limit: null },
      { label: 'Mémoire, fin sur échauffement', value: atEnd / warm, unit: '×', limit: atMost(1.2) },
    ];
  } finally {
    await stop();
    await discord.close();
  }
}

mkdirSync(join(root, 'var'), { recursive: true });
const folder = mkdtempSync(join(root, 'var/charge-'));
try {
  const machine = thisMachine();
  const figures = await measure(folder, Number(wanted.interactions));
  console.log(report(machine, figures));
  writeFileSync(join(root, 'var/charge.json'), `${JSON.stringify({ machine, figures }, null, 2)}\n`);
  if (wanted.check && !figures.every(keeps)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
