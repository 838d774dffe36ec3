import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { accountErrors, trapsNamed } from './lint/traps.ts';
import { untested } from './pieges.ts';

/** How many traps there are. */
const last = 36;
const why = 'it would take another system to set it off';

test('every trap has a test that names it, or a reason why not', () => {
  const account = new Set(['pieges.ts', 'pieges.test.ts']);
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((path) => !account.has(path));
  const texts = files.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'));
  assert.deepEqual(accountErrors(new Set(texts.flatMap(trapsNamed)), untested, last), []);
});

test('a trap is named in quotes, not in a comment', () => {
  // The number is put together here, so that this file names no trap itself.
  const name = (number: string) => `${'piege'}-${number}`;
  const source = [
    `test('${name('02')}, ${name('07')} and ${name('02')}');`,
    `// '${name('03')}'`,
    `const ${'a'} = 1;`,
  ];
  assert.deepEqual(trapsNamed(source.join('\n')), [2, 7]);
  assert.deepEqual(trapsNamed(`/* '${name('04')}' */ it(\`${name('36')}: x\`);`), [36]);
});

test('an account with a hole, a contradiction, a double, a stray or no reason is refused', () => {
  const errors = (tested: number[], listed: number[], reason = why) =>
    accountErrors(
      new Set(tested),
      listed.map((number) => ({ number, reason })),
      3,
    );
  assert.deepEqual(errors([1, 2], [3]), []);
  assert.match(errors([1], [3]).join(), /^trap 2: no test names it/);
  assert.match(errors([1, 2, 3], [3]).join(), /^trap 3: a test names it now/);
  assert.match(errors([1, 2], [3, 3]).join(), /^trap 3: listed twice$/);
  assert.match(errors([1, 2, 4], [3]).join(), /^trap 4: there is no such trap$/);
  assert.match(errors([1, 2], [3], 'later').join(), /^trap 3: no reason is given$/);
});
