import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { withoutComments } from './imports.ts';

const root = join(import.meta.dirname, '../..');
const statically = /^(?:import|export)\s(?:[^;'"]*?\bfrom\s+)?'([^'\n]+)'/gmu;

/** What a file brings in before anything of it runs: files of ours by their path from the root, packages by their name. */
function readWith(path: string): readonly string[] {
  const source = withoutComments(stripTypeScriptTypes(readFileSync(join(root, path), 'utf8')));
  return [...source.matchAll(statically)].map(([, named = '']) =>
    named.startsWith('.') ? join(dirname(path), named) : named,
  );
}

/** All that is read before the program that begins with that file runs. */
function startOf(first: string): ReadonlySet<string> {
  const found = new Set([first]);
  for (const path of found) if (path.endsWith('.ts')) for (const one of readWith(path)) found.add(one);
  return found;
}

const start = startOf('src/bot/start.ts');

test('the reader sees what the start does read', () => {
  for (const needed of ['src/bot/program.ts', 'commands/index.ts', 'discord.js', 'kysely'])
    assert.ok(start.has(needed), needed);
});

test('no start reads what only some interactions use, nor a bot on the real Discord the local one', () => {
  const late =
    /^(?:zod|ws|@resvg\/|src\/playground\/|src\/bot\/atelier\.ts|src\/slash\/(?:report\/|write-report)|commands\/campagne\/import\.ts)/u;
  assert.deepEqual(
    [...start].filter((one) => late.test(one)),
    [],
  );
});
