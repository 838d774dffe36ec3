import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const root = join(import.meta.dirname, '..', '..');

/** Runs the plug-in alone over some paths; gives `line: message` or `file: message` of each finding. */
async function findings(config: string, paths: readonly string[]): Promise<string[]> {
  const output = await new Promise<string>((resolve, reject) => {
    const options = { cwd: root, maxBuffer: 2 ** 24 };
    const args = [
      biome,
      'lint',
      `--config-path=${config}`,
      '--reporter=github',
      '--max-diagnostics=none',
      ...paths,
    ];
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      // Findings end with status 1; anything else that goes wrong says nothing about the sources.
      if (error !== null && error.code !== 1) reject(error);
      else if (!/Checked \d+ files?|::error /.test(stdout + stderr)) reject(new Error(stdout + stderr));
      else resolve(stdout);
    });
  });
  return output
    .split('\n')
    .filter((line) => line.startsWith('::'))
    .map((line) => line.replace(/^.*file=([^,]*),line=(\d+),.*::/, (_, file, at) => `${file}:${at}: `));
}

/** A configuration of the plug-in and nothing else, and a file to try it on, in a folder of their own. */
async function withPlugin<T>(work: (config: string, file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'heraut-pure-'));
  try {
    const plugins = [{ path: join(import.meta.dirname, 'pure.grit'), includes: ['**'] }];
    const linter = { enabled: true, rules: { preset: 'none' } };
    writeFileSync(
      join(folder, 'biome.json'),
      JSON.stringify({ plugins, linter, files: { includes: ['**'] } }),
    );
    return await work(folder, join(folder, 'sample.ts'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const impure = [
  'export const a = Math.random();',
  "export const b = Math['random']();",
  'export const { random } = Math;',
  'export const d = new Date();',
  'export const e = Date.now();',
  "export const f = process.env['TOKEN'];",
  'export const g = globalThis.Date;',
  'export const h = performance.now();',
  "import { argv } from 'node:process';",
  "import { randomBytes } from 'node:crypto'; export const j = randomBytes(4);",
  'export const k = crypto.randomUUID();',
];
const pure = [
  'export const a = Math.floor(1.5);',
  'export type B = Date;',
  "export const c = 'Date process Math.random';",
  '// Date.now() in a comment',
  'export const d = (at: { process: number }) => at.process;',
  'export const e = { Date: 1, process: 2 };',
  "import { createHmac } from 'node:crypto'; export const f = createHmac;",
];

test('the plug-in finds clock, chance and environment in every form, and nothing else', async () => {
  await withPlugin(async (config, file) => {
    writeFileSync(file, `${[...impure, ...pure].join('\n')}\n`);
    const lines = (await findings(config, [file])).map((finding) => Number(/:(\d+): /.exec(finding)?.[1]));
    assert.deepEqual(
      [...new Set(lines)].sort((a, b) => a - b),
      impure.map((_, index) => index + 1),
    );
  });
});

test('only the bot, the stand-in and the scripts know clock, chance and environment', async () => {
  const found = await withPlugin((config) => findings(config, ['data', 'src', 'commands']));
  const rim = /src\/(bot|playground)\//;
  assert.ok(
    found.some((finding) => rim.test(finding)),
    'the plug-in did not run over the sources',
  );
  assert.deepEqual(
    found.filter((finding) => !rim.test(finding)),
    [],
  );
});
