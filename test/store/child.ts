import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts a program of this folder on the same Node; its errors show among the test's own. */
export function startChild(file: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** Runs one to its end; gives what it printed. */
export async function runChild(file: string, args: readonly string[]): Promise<{ readonly out: string }> {
  const child = startChild(file, args);
  const lines: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => lines.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${file} ended with ${String(code)}`);
  return { out: lines.join('') };
}
