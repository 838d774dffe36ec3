import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderOf, trespasses } from './borders.ts';
import { isType, unusedExports } from './exports.ts';
import { importsOf } from './imports.ts';
import { strangers } from './literals.ts';

const from = (path: string, text: string) => trespasses({ path, text });

test('imports are found in every form', () => {
  const source = [
    "import 'a';",
    "import b from 'b';",
    "import { c1, type c2 } from 'c';",
    'import {\n  d1, // it’s one, don’t stumble\n  d2,\n} from "d";',
    "import * as e from 'e';",
    "export * from 'f';",
    "export { g } from 'g';",
    "const h = await import('h');",
    "const i = new Worker(new URL('./i.ts', import.meta.url));",
    "// import 'commented'",
    "/* export * from 'hidden' */",
    "const text = 'import j';",
    'export { h, i, text };',
  ].join('\n');
  assert.deepEqual([...importsOf(source).runtime].sort(), ['./i.ts', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test('types vanish at run time and are still seen', () => {
  const source = [
    "import type { A } from 'a';",
    "export type { B } from 'b';",
    "import { type C } from 'c';",
    "export type D = import('d').D;",
    "import { e } from 'e';",
    'export const f: A = e;',
  ].join('\n');
  assert.deepEqual(importsOf(source).runtime, ['c', 'e']);
  assert.deepEqual([...importsOf(source).all].sort(), ['a', 'b', 'c', 'd', 'e']);
});

test('an import that cannot be read does not pass unseen', () => {
  assert.throws(() => importsOf('export const load = (name: string) => import(name);'), /cannot be read/);
  assert.throws(() => importsOf('export const load = () => import(`./a.ts`);'), /cannot be read/);
});

const refused: readonly [string, string, RegExp][] = [
  ['src/dice/x.ts', "import { rule } from '../rules/rule.ts';", /src\/rules\/rule\.ts may not be loaded/],
  ['src/dice/x.ts', "import type { Step } from '../rules/step.ts';", /not even its types/],
  ['src/rules/w40k/x.ts', "import { y } from '../jdr/y.ts';", /src\/rules\/jdr\/y\.ts may not be loaded/],
  ['src/rules/w40k/x.ts', "import type { Y } from '../jdr/y.ts';", /not even its types/],
  ['src/rules/w40k/x.ts', "import { y } from '../../../data/jdr/y.ts';", /data\/jdr\/y\.ts/],
  ['src/rules/x.ts', "import { y } from './jdr/y.ts';", /src\/rules\/jdr\/y\.ts/],
  ['src/rules/w40k/x.ts', "import { openStore } from '../../store/store.ts';", /src\/store\/store\.ts/],
  ['data/jdr/x.ts', "import { z } from '../w40k/z.ts';", /data\/w40k\/z\.ts/],
  ['data/jdr/x.ts', "import { refuse } from '../../src/rules/rule.ts';", /may not be loaded/],
  [
    'src/present/x.ts',
    "import { seededDice } from '../dice/seeded.ts';",
    /src\/dice\/seeded\.ts may not be loaded/,
  ],
  ['src/present/x.ts', "import { z } from 'zod';", /zod does not belong here/],
  ['src/store/x.ts', "import { show } from '../present/embed.ts';", /may not be loaded/],
  ['src/campaign/x.ts', "import { randomUUID } from 'node:process';", /node:process does not belong here/],
  ['src/campaign/x.ts', "import Database from 'better-sqlite3';", /better-sqlite3 does not belong here/],
  ['src/slash/x.ts', "import type { Client } from 'discord.js';", /discord\.js does not belong here/],
  ['commands/x.ts', "import type { Bot } from '../src/bot/bot.ts';", /not even its types/],
  ['commands/x.ts', "import { b } from '../src/bot/bot.ts';", /may not be loaded/],
  ['scripts/x.ts', "import { b } from '../src/bot/bot.ts';", /may not be loaded/],
  ['scripts/x.ts', "import { Client } from 'discord.js';", /discord\.js does not belong here/],
  ['src/bot/x.ts', "import seedrandom from 'seedrandom';", /seedrandom does not belong here/],
  ['src/playground/x.ts', "import type { Entry } from '../campaign/entry.ts';", /not even its types/],
  ['src/playground/x.ts', "const load = () => import('../rules/rule.ts');", /may not be loaded/],
  ['src/matches/x.ts', "import { x } from '../../test/x.ts';", /may not be loaded/],
  ['src/matches/x.ts', "import { x } from '../rules';", /names no file/],
  ['src/elsewhere/x.ts', '', /no row of the table/],
];
for (const [path, text, sentence] of refused) {
  test(`${path} is refused: ${text || 'it stands nowhere'}`, () => {
    const said = from(path, text);
    assert.equal(said.length, 1);
    assert.match(said[0] ?? '', sentence);
  });
}

const allowed: readonly [string, string][] = [
  [
    'src/rules/w40k/x.ts',
    "import { t } from '../../../data/w40k/t.ts'; import { refuse } from '../rule.ts';",
  ],
  ['data/jdr/x.ts', "import type { Clause } from '../../src/rules/rule.ts';"],
  [
    'src/playground/world/x.ts',
    "import { WebSocketServer } from 'ws';\nimport { y } from '../gateway/y.ts';",
  ],
  ['src/campaign/x.ts', "import { sql } from 'kysely';\nimport { createHmac } from 'node:crypto';"],
  ['src/present/x.ts', "import type { APIEmbed } from 'discord-api-types/v10';"],
  [
    'src/bot/x.ts',
    "import { Client } from 'discord.js';\nimport { commands } from '../../commands/index.ts';",
  ],
  ['scripts/x.ts', "import pino from 'pino';\nimport { roll } from '../src/rules/trace.ts';"],
];
for (const [path, text] of allowed) {
  test(`${path} is allowed: ${text.replaceAll('\n', ' ')}`, () => assert.deepEqual(from(path, text), []));
}

test('an export that no other file takes is found, however it is declared or passed on', () => {
  const given = [
    'export const a = 1;',
    'export async function b() { return a; }',
    'export interface C { readonly c: typeof D; }',
    'export class D {}',
    'const e = 1, f = 2;',
    'export { e, f as g };',
    '// export const commented = 1;',
  ].join('\n');
  const untaken = (...takers: readonly string[]) =>
    unusedExports([
      { path: 'src/x/given.ts', text: given },
      { path: 'src/x/all.ts', text: "export * from './given.ts';" },
      ...takers.map((text, at) => ({ path: `src/y/taker-${at}.ts`, text })),
    ]).map((one) => one.replace(/^.*: /u, ''));
  assert.deepEqual(untaken(), ['a', 'b', 'C', 'D', 'e', 'g']);
  assert.deepEqual(untaken("import { a, type C, g as other } from '../x/given.ts';"), ['b', 'D', 'e']);
  assert.deepEqual(untaken("import { b } from '../x/all.ts';"), ['a', 'C', 'D', 'e', 'g']);
  assert.deepEqual(untaken("import * as x from '../x/all.ts';\nx.a + x.e;"), ['b', 'C', 'D', 'g']);
  assert.deepEqual(untaken("export { a as z } from '../x/given.ts';"), ['b', 'C', 'D', 'e', 'g', 'z']);
  assert.deepEqual(untaken("const x = await import('../x/given.ts');"), []);
  const sources = [{ path: 'src/x/given.ts', text: given }];
  assert.deepEqual(
    ['src/x/given.ts: C', 'src/x/given.ts: D', 'src/x/given.ts: a'].map((one) => isType(sources, one)),
    [true, false, false],
  );
});

test('a file falls under the longest folder that holds it', () => {
  assert.equal(folderOf('src/rules/w40k/moral.ts'), 'src/rules');
  assert.equal(folderOf('src/rulesx/a.ts'), null);
});

test('what is no literal is found, however deep', () => {
  assert.deepEqual(strangers({ a: [1, 'b', null, { c: true }] }, 'x'), []);
  assert.deepEqual(strangers({ a: [{ b: () => 1 }] }, 'x'), ['x.a.0.b is a function']);
  assert.deepEqual(strangers({ a: new Map() }, 'x'), ['x.a is no plain literal']);
});
