import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Which } from '../../src/playground/rest-moods.ts';
import type { EmptyStage } from './stage.ts';

/** Most of a start is compiling: what one child has compiled, the next one reads. */
const compiled = join(tmpdir(), 'heraut-compilation');

/** The bot in a process of its own, as that file starts it; resolves once it answers. */
export async function spawnBot(
  { discord, database, closing }: EmptyStage,
  file = 'child.ts',
): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [new URL(file, import.meta.url).pathname, discord.api, discord.token, database],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_COMPILE_CACHE: compiled } },
  );
  closing.defer(() => void child.kill('SIGKILL'));
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

/** Kills it without a word, as a power cut does. */
export async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The first callback from now on only: what a later process sends passes. */
export function firstCallback(): Which {
  let seen = 0;
  return ({ path }) => path.endsWith('/callback') && seen++ === 0;
}
