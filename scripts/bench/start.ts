import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { atMost, type Figure } from './figures.ts';
import { median } from './median.ts';
import { startWords } from './npm-start.ts';
import { residentOf } from './resident.ts';

const root = join(import.meta.dirname, '../..');
const starts = 7;

interface Started {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** The program's own start, without a token, on a base that an earlier start has made. */
export async function measureStart(folder: string): Promise<readonly Figure[]> {
  const database = join(folder, 'depart.sqlite');
  await startOnce(database);
  const found: Started[] = [];
  for (let start = 0; start < starts; start += 1) found.push(await startOnce(database));
  return [
    {
      label: 'Deuxième démarrage, jusqu’à «\u202Fprêt\u202F»',
      value: median(found.map(({ milliseconds }) => milliseconds)),
      unit: 'ms',
      limit: atMost(1000),
    },
    {
      label: 'Mémoire du bot alors',
      value: median(found.map(({ megabytes }) => megabytes)),
      unit: 'Mo',
      limit: atMost(150),
    },
  ];
}

/** One start in a process of its own, which is then stopped in good order. */
async function startOnce(database: string): Promise<Started> {
  const begin = performance.now();
  const child = spawn(process.execPath, startWords(), {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, DISCORD_TOKEN: '', HERAUT_DATABASE: database, HERAUT_LOG_LEVEL: 'warn' },
  });
  const over = once(child, 'exit');
  await ready(child);
  const milliseconds = performance.now() - begin;
  const megabytes = residentOf(child);
  child.kill('SIGTERM');
  const [status] = await over;
  if (status !== 0) throw new Error(`the program ended with ${status}`);
  return { milliseconds, megabytes };
}

async function ready(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('a child without output');
  for await (const line of createInterface(child.stdout)) if (line === 'prêt') return;
  throw new Error('the program ended before it was ready');
}
