import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const halves = 2;

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
  return spawn(process.execPath, options, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** What a half says; the first one is heard as it goes, the other at its end, so that their lines do not mix. */
async function told(child: ReturnType<typeof startHalf>, isFirst: boolean): Promise<string> {
  let text = '';
  child.stdout.setEncoding('utf8');
  for await (const piece of child.stdout) {
    text += piece;
    if (isFirst) process.stdout.write(piece);
  }
  return text;
}

/** A half that was cut short, by a test that ends the program or by the system, has no sum at its end. */
const isWhole = (text: string) => /^ℹ tests \d+$/mu.test(text);

const running = Array.from({ length: halves }, (_, index) => {
  const child = startHalf(index + 1);
  return { ended: once(child, 'exit'), said: told(child, index === 0) };
});
for (const [index, { ended, said }] of running.entries()) {
  const [[status], text] = await Promise.all([ended, said]);
  if (index > 0) process.stdout.write(text);
  if (!isWhole(text)) console.error(`Half ${index + 1} of the tests did not come to its end.`);
  if (status !== 0 || !isWhole(text)) process.exitCode = 1;
}
