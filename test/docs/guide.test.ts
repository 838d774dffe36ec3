import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { commands } from '../../commands/index.ts';
import { number } from '../../src/present/numbers.ts';
import type { Action } from '../../src/slash/command.ts';
import { commonOptions } from '../../src/slash/common.ts';
import type { OptionSpec } from '../../src/slash/option.ts';
import { openGround } from '../commands/ground.ts';
import { codesOf, fencesOf, page, proseOf, rowsOf, sectionsOf } from './pages.ts';
import { serverOf, withoutChance } from './shown.ts';
import { isDeed, replay } from './transcript.ts';

const guide = page('docs/guide.md');
const sections = sectionsOf(guide);
const examples = fencesOf(guide).filter(isDeed);

/** Every command, or each of its subcommands, as one types it. */
const actions: readonly (readonly [string, Action])[] = commands.flatMap(
  ({ name, action, subcommands = {} }) => [
    ...(action ? [[`/${name}`, action] as const] : []),
    ...Object.entries(subcommands).map(([sub, one]) => [`/${name} ${sub}`, one] as const),
  ],
);

test('the examples of the guide give the answers that they show, each in a server of its own', async (context) => {
  const ground = await openGround(context);
  // Entropy that repeats would give two servers one nonce.
  const apart = { ...ground, rim: { ...ground.rim, randomBytes: (count: number) => randomBytes(count) } };
  assert.ok(examples.length > 0);
  for (const [at, example] of examples.entries()) {
    await context.test(example.split('\n').find((line) => line.startsWith('/')) ?? example, async () => {
      const replayed = await replay(apart, serverOf(at), example);
      assert.equal(withoutChance(replayed), withoutChance(example));
    });
  }
});

test('an answer that is not the true one is noticed', async (context) => {
  const [first = ''] = examples;
  const replayed = await replay(await openGround(context), serverOf(0), first);
  assert.notEqual(withoutChance(replayed), withoutChance(first.replace('8 → 0', '8 → 1')));
});

describe('each command has its section, with its options and no others', () => {
  for (const [name, { options }] of actions) {
    const own = Object.entries(options).filter(([option]) => !isCommon(option, options));
    test(name, () => {
      const section = sections.find(({ heading }) => heading === `\`${name}\``);
      assert.ok(section, `no section « ${name} »`);
      const rows = new Map(rowsOf(section.text).map(({ name: option, row }) => [option, row]));
      const documented = [...rows.keys()].filter((option) => /^[a-z][a-z-]*$/u.test(option));
      assert.deepEqual(documented.sort(), own.map(([option]) => option).sort());
      for (const [option, spec] of own) checkRow(rows.get(option) ?? '', spec);
      assert.ok(
        examples.some((example) => example.split('\n').some((line) => `${line} `.startsWith(`${name} `))),
      );
    });
  }
});

test('the options of every roll have their section', () => {
  const section = sections.find(({ heading }) => heading === 'Options de tous les jets');
  const rows = new Map(rowsOf(section?.text ?? '').map(({ name, row }) => [name, row]));
  assert.deepEqual([...rows.keys()], Object.keys(commonOptions));
  for (const [option, spec] of Object.entries(commonOptions)) checkRow(rows.get(option) ?? '', spec);
});

test('no section and no line of code names a command that does not exist', () => {
  const known = new Set(actions.flatMap(([name]) => [name, name.split(' ')[0]]));
  const named = [guide, page('README.md')].flatMap(codesOf).filter((code) => /^\/[a-z]/u.test(code));
  const strangers = named.filter((code) => {
    const words = code.split(' ').filter((word) => !word.includes(':'));
    return !known.has(words.slice(0, 2).join(' ')) && !(words.length === 1 && known.has(code));
  });
  assert.deepEqual(strangers, []);
});

test('every button of an example is explained', () => {
  const labels = examples.flatMap((example) =>
    [...example.matchAll(/\[([^\]\d]+)\](?= \[|$)/gmu)].map(([, label]) => label),
  );
  const prose = proseOf(guide);
  for (const label of new Set(labels)) assert.match(prose, new RegExp(`(\\*\\*|« ?\u202f?)${label}`, 'u'));
});

test('the guide is written in French typography', () => {
  const plain = proseOf(guide).replace(/`[^`\n]+`/gu, 'x');
  const narrow = plain.match(/.{0,20}(?: [:;?!%»]|« |\p{L}'\p{L}).{0,20}/gu);
  assert.deepEqual(narrow, null);
});

function isCommon(option: string, options: Action['options']): boolean {
  return 'visibilite' in options && option in commonOptions;
}

/** Bounds, choices and what is required stand in the row of an option. */
function checkRow(row: string, spec: OptionSpec): void {
  const text = row.toLowerCase();
  const [, , value = ''] = row.split('|');
  if (spec.type === 'integer') assert.equal(value.trim(), `${number(spec.min)} à ${number(spec.max)}`, row);
  if (spec.type === 'boolean') assert.equal(value.trim(), 'oui ou non', row);
  if (spec.type === 'choice')
    for (const label of Object.values(spec.choices))
      assert.ok(spaced(text).includes(spaced(label).toLowerCase()), `${row}: ${label}`);
  assert.equal(/obligatoire/u.test(row), spec.required ?? false, row);
}

/** Without the difference between kinds of spaces. */
function spaced(text: string): string {
  return text.replace(/\s/gu, ' ');
}
