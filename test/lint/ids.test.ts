import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Golden } from '../rules/golden.ts';

const rules = join(import.meta.dirname, '..', 'rules');
const id = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Every text in a value, at any depth. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

for (const file of globSync('**/*.golden.ts', { cwd: rules }).sort()) {
  test(`piege-19 ${file}: what is stored of a result are ids and what a person typed, never labels`, async () => {
    const { golden }: { golden: Golden } = await import(pathToFileURL(join(rules, file)).href);
    const labels = golden.cases.flatMap((one) => {
      if (!('result' in one)) return [];
      const typed = texts(one.values).join('\n');
      return texts(one.result).filter((text) => !id.test(text) && !typed.includes(text));
    });
    assert.deepEqual([...new Set(labels)], []);
  });
}
