import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { refusalText } from '../../src/present/refusals.ts';
import { refuse } from '../../src/rules/rule.ts';
import { root } from '../docs/pages.ts';

/** The codes that the program refuses an option with, which it names. */
const codes = ['src', 'commands'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [
      ...readFileSync(join(root, folder, name), 'utf8').matchAll(/\brefuse\(\s*'([^']+)',\s*'/gu),
    ])
    .map(([, code = '']) => code),
);

test('after the name of an option a sentence goes on in small letters', () => {
  const told = [...new Set(codes)].map((code) => refusalText(refuse(code, 'x')));
  assert.ok(told.length > 100, `${told.length} codes`);
  assert.deepEqual(
    told.filter((text) => /^x\u202f: \p{Lu}\p{Ll}/u.test(text)),
    [],
  );
});

test('a sentence that names no option begins with a capital', () => {
  assert.match(refusalText(refuse('hidden-roll', null)), /^Ce jet/u);
  assert.match(refusalText(refuse('hidden-roll', 'numero')), /^numero\u202f: ce jet/u);
});

test('what is left of PV agrees with its number', () => {
  const told = (pv: number) =>
    refusalText(refuse('more-lost-than-base', 'pv-perdus', { got: 9, pv, base: 4, most: 4 - pv }));
  assert.match(told(1), /Avec 1 PV restant sur 4/u);
  assert.match(told(2), /Avec 2 PV restants sur 4/u);
});
