import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const app = join(root, 'src/playground/page/app');
const modules = globSync('*.js', { cwd: app });

test('the modules of the page hold to the types they state', async () => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const run = promisify(execFile)(process.execPath, [compiler, '-p', app], { cwd: root });
  await assert.doesNotReject(run);
});

test('no module of the page is longer than 200 lines', () => {
  assert.ok(modules.length > 20);
  const long = modules.filter((name) => readFileSync(join(app, name), 'utf8').split('\n').length > 200);
  assert.deepEqual(long, []);
});

test('the page loads its own modules and the packages it is given, nothing else', () => {
  const known = ['preact', 'preact/hooks', 'htm', ...modules.map((name) => `./${name}`)];
  const strange = modules.flatMap((name) => {
    const text = readFileSync(join(app, name), 'utf8');
    const loaded = [...text.matchAll(/^import (?:[^;]*? from )?'([^']+)';/gmu)].map(([, from = '']) => from);
    return loaded.filter((from) => !known.includes(from)).map((from) => `${name}: ${from}`);
  });
  assert.deepEqual(strange, []);
});
