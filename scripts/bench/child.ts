import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Discord } from '../../src/playground/discord.ts';
import { startWords } from './npm-start.ts';

const root = join(import.meta.dirname, '../..');

/** A bot in a process of its own. `stop` ends it in good order. */
interface Spawned {
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** What Node is told: as `npm start` tells it, which also reads the program as an earlier start has compiled it. */
const options = startWords().slice(0, -1);
const compiled = { NODE_COMPILE_CACHE: join(root, 'var/compilation') };

/** Starts that bot against a Discord; resolves once it says that it is ready. */
export async function spawned(program: string, discord: Discord, more: readonly string[]): Promise<Spawned> {
  const child = spawn(process.execPath, [...options, program, discord.api, discord.token, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...compiled },
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([status]) => {
      throw new Error(`${program} ended with ${status} before it was ready`);
    }),
  ]);
  const stop = async (): Promise<void> => {
    const over = once(child, 'exit');
    child.kill('SIGTERM');
    await over;
  };
  return { child, stop };
}
