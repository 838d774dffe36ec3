import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { trespasses } from './lint/borders.ts';
import { isType, unusedExports } from './lint/exports.ts';
import { strangers } from './lint/literals.ts';
import { contracts, heldByTests, table } from './lint/table.ts';

const root = join(import.meta.dirname, '..');
const files = (folders: string) =>
  globSync(`${folders}/**/*.ts`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
const sources = files('{data,src,commands,scripts}');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every folder of the sources has its row in the table', () => {
  const folders = new Set(
    sources.map((path) =>
      path
        .split('/')
        .slice(0, path.startsWith('src/') ? 2 : 1)
        .join('/'),
    ),
  );
  assert.deepEqual(
    [...folders].filter((folder) => !(folder in table)),
    [],
  );
  assert.ok(sources.length > 100, 'the sources were not found');
});

test('every import is allowed by the table', () => {
  assert.deepEqual(
    sources.flatMap((path) => trespasses({ path, text: read(path) })),
    [],
  );
});

test('nothing is exported that no other file takes', () => {
  const sourced = (paths: readonly string[]) => paths.map((path) => ({ path, text: read(path) }));
  const scripts = globSync('src/{bot,playground/page/app}/*.js', { cwd: root });
  const own = sourced([...sources, ...scripts.map((path) => path.replaceAll('\\', '/'))]);
  const byTests = (one: string) =>
    isType(own, one) || contracts.includes(one) || heldByTests.some((folder) => one.startsWith(`${folder}/`));
  const idle = new Set(unusedExports([...own, ...sourced(files('test'))]));
  // What the page's scripts give, tests take by names of files that are put together.
  const untaken = unusedExports(own).filter((one) => !one.includes('.js: '));
  assert.deepEqual(
    untaken.filter((one) => idle.has(one) || !byTests(one)),
    [],
  );
  const stale = contracts.filter((one) => !untaken.includes(one));
  assert.deepEqual(stale, [], 'the program takes it itself, or it is gone');
});

test('data holds literals only, no function', async () => {
  for (const path of files('data')) {
    const module: unknown = await import(pathToFileURL(join(root, path)).href);
    assert.deepEqual(strangers({ ...(module as object) }, path), []);
  }
});

test('no source but data is longer than 200 lines', () => {
  const long = files('{src,commands,scripts}')
    .map((path) => `${path}: ${read(path).trimEnd().split('\n').length}`)
    .filter((line) => Number(line.split(': ')[1]) > 200);
  assert.deepEqual(long, []);
});
