import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');

/** An atelier of its own, with books of its own: the address of its page, and what ends it. */
export async function startAtelier(): Promise<{
  readonly address: string;
  readonly stop: () => Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'heraut-'));
  const child = spawn(process.execPath, ['src/bot/main.js'], {
    cwd: root,
    env: { ...process.env, DISCORD_TOKEN: '', HERAUT_DATABASE: join(folder, 'atelier.sqlite') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const stop = async () => {
    await ended(child);
    rmSync(folder, { recursive: true });
  };
  for await (const line of createInterface(child.stdout)) {
    const address = /http:\S+/u.exec(line)?.[0];
    if (address) return { address, stop };
  }
  await stop();
  throw new Error('npm start ne donne pas d’adresse');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
