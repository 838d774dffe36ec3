import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

/** Seconds that a start may take once everything is set up. */
const patience = 15;

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'heraut-'));
const clone = join(folder, 'heraut');

/** What a newcomer's shell has: nothing of this project's packages, of its npm, of its settings. */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE|DISCORD_|HERAUT_|INIT_CWD$)/u.test(name)),
  ),
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((place) => !place.includes('node_modules'))
    .join(delimiter),
  npm_config_cache: join(folder, 'cache'),
};

/** Says what is done, does it, and says how long it took. */
async function step<T>(what: string, work: () => Promise<T> | T): Promise<T> {
  const begin = performance.now();
  console.log(`\n— ${what}`);
  const value = await work();
  console.log(`— ${what}\u202F: ${((performance.now() - begin) / 1000).toFixed(1).replace('.', ',')}\u202Fs`);
  return value;
}

function npm(words: readonly string[], detached = false): ChildProcess {
  return spawn('npm', words, {
    cwd: clone,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached,
  });
}

/** Runs to its end; throws unless that is a success. */
async function succeed(child: ChildProcess, what: string): Promise<void> {
  child.stdout?.pipe(process.stdout);
  const [status, signal] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${what}\u202F: fini par ${status ?? signal}`);
}

/** `npm start` until it says that it is ready. */
async function start(): Promise<Running> {
  const child = npm(['start'], true);
  const over = once(child, 'exit');
  const late = setTimeout(() => kill(child), patience * 1000);
  try {
    if (!child.stdout) throw new Error('npm start ne dit rien');
    const lines = createInterface(child.stdout);
    for await (const line of lines) {
      console.log(line);
      if (line === 'prêt') return { child, over };
    }
    throw new Error(`npm start n’a pas dit «\u202Fprêt\u202F» en ${patience}\u202Fs`);
  } finally {
    clearTimeout(late);
  }
}

/** A program that runs, and its end. */
interface Running {
  readonly child: ChildProcess;
  readonly over: Promise<unknown[]>;
}

/** Ends npm and all that it started; false when none of them was left. */
function kill({ pid }: ChildProcess): boolean {
  try {
    return process.kill(-(pid ?? Number.NaN), 'SIGKILL');
  } catch {
    return false;
  }
}

/** Sends SIGTERM to npm itself, as a service does; npm and the bot both end, with status 0. */
async function stop({ child, over }: Running): Promise<void> {
  const late = setTimeout(() => kill(child), patience * 1000);
  child.stdout?.resume();
  child.kill('SIGTERM');
  const [status, signal] = await over;
  clearTimeout(late);
  if (status !== 0) throw new Error(`npm start, sur SIGTERM\u202F: fini par ${status ?? signal}`);
  if (kill(child)) throw new Error('npm start est fini, mais le bot ne l’est pas');
}

try {
  await step('git clone', () => execFileSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' }));
  await step('npm ci, cache vide', () => succeed(npm(['ci']), 'npm ci'));
  const running = await step('npm start, jusqu’à «\u202Fprêt\u202F»', start);
  await step('SIGTERM', () => stop(running));
  await step('npm ci, à nouveau', () => succeed(npm(['ci']), 'npm ci'));
  await step('npm test', () => succeed(npm(['test']), 'npm test'));
  console.log('\nTout est passé.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
