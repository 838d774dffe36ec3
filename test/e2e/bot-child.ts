import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Which } from '../../src/playground/rest-moods.ts';
import type { EmptyStage } from './stage.ts';

/** Most of a start is compiling: what one child has compiled, the next one reads. */
const compiled = join(tmpdir(), 'heraut-compilation');

/** How long a start may take on a busy machine, in milliseconds: a safeguard, no measure. */
const patience = 60_000;

/** The bot in a process of its own, as that file starts it; resolves once it answers, rejects when it ends before. */
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
  const ended = once(child, 'exit').then(([code]) => assert.fail(`${file} ended with ${code}, by itself`));
  const { stdout } = child;
  assert.ok(stdout);
  const signal = AbortSignal.timeout(patience);
  await Promise.race([once(stdout, 'data', { signal }), ended]);
  return child;
}

/** Kills it without a word, as a power cut does. It must have lived until then. */
export async function killed(child: ChildProcess): Promise<void> {
  assert.deepEqual([child.exitCode, child.signalCode], [null, null], 'it ended by itself');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The first callback from now on only: what a later process sends passes. */
export function firstCallback(): Which {
  let seen = 0;
  return ({ path }) => path.endsWith('/callback') && seen++ === 0;
}
