import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '..');
const halves = 2;

interface Half {
  readonly child: Promise<unknown[]>;
  readonly told: Promise<string> | string;
}

/**
 * Runs its share of the test files, all in one process: loading TypeScript anew for each of some three hundred files
 * would take longer than the tests themselves.
 */
function startHalf(half: number) {
  const options = [
    '--import',
    './test/compile-cache.mjs',
    '--test',
    '--test-isolation=none',
    `--test-shard=${half}/${halves}`,
    '--test-reporter=spec',
    ...process.argv.slice(2),
    'test/**/*.test.ts',
  ];
  const output = half === 1 ? 'inherit' : 'pipe';
  return spawn(process.execPath, options, { cwd: root, stdio: ['ignore', output, 'inherit'] });
}

/** The first half tells as it goes, the other at its end, so that their lines do not mix. */
async function endHalf({ child, told }: Half): Promise<boolean> {
  const [status] = await child;
  process.stdout.write(await told);
  return status === 0;
}

const running = Array.from({ length: halves }, (_, index) => startHalf(index + 1)).map(
  (child): Half => ({ child: once(child, 'exit'), told: child.stdout === null ? '' : text(child.stdout) }),
);
const passed: boolean[] = [];
for (const half of running) passed.push(await endHalf(half));
if (passed.includes(false)) process.exitCode = 1;
