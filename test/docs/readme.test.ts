import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { commands } from '../../commands/index.ts';
import { readSettings } from '../../src/bot/settings.ts';
import { parseLine } from '../../src/playground/line.ts';
import { define } from '../../src/slash/definition.ts';
import { codesOf, fencesOf, page, root, rowsOf, sectionsOf } from './pages.ts';
import { withoutChance } from './shown.ts';

const readme = page('README.md');
const pages = ['README.md', 'docs/guide.md', 'GLOSSAIRE.md'];
const section = (heading: string): string =>
  sectionsOf(readme).find((one) => one.heading === heading)?.text ?? '';
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

describe('an example of `npm run jouer` gives the answer that it shows', () => {
  const fences = fencesOf(readme);
  const runs = fences.flatMap((call, at) =>
    call.startsWith('npm run jouer') ? [[call, fences[at + 1] ?? ''] as const] : [],
  );
  assert.ok(runs.length > 0);
  for (const [call, answer] of runs) {
    test(call, async (context) => {
      const folder = await mkdtemp(join(tmpdir(), 'heraut-'));
      context.after(() => rm(folder, { recursive: true }));
      const [, line = '', rest = ''] = /^npm run jouer -- '([^']+)'(.*)$/u.exec(call) ?? [];
      const options = [...rest.matchAll(/'([^']*)'|(\S+)/gu)].map(([, quoted, bare]) => quoted ?? bare ?? '');
      const script = ['scripts/jouer.ts', line, ...options, '--base', join(folder, 'jouer.sqlite')];
      const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: root });
      assert.equal(withoutChance(stdout.trimEnd()), withoutChance(answer));
    });
  }
});

test('a line to type in the atelier is one that it understands', () => {
  const lines = fencesOf(readme).filter((fence) => fence.startsWith('/'));
  assert.ok(lines.length > 0);
  for (const line of lines) assert.ok(!('problem' in parseLine(line, commands.map(define))), line);
});

test('README, .env.example and the program know the same settings, with the same defaults', () => {
  const known = [...page('src/bot/settings.ts').matchAll(/\bset\('([A-Z_]+)'\)/gu)].map(
    ([, name = '']) => name,
  );
  assert.ok(known.length > 0);
  const offered = [...page('.env.example').matchAll(/^([A-Z_]+)=$/gmu)].map(([, name = '']) => name);
  assert.deepEqual(sorted(offered), sorted(known));
  assert.deepEqual(sorted(rowsOf(section('Settings')).map(({ name }) => name)), sorted(known));
  const token = `${'a'.repeat(26)}.Gabcde.${'b'.repeat(38)}`;
  for (const environment of [{}, { DISCORD_TOKEN: token }]) {
    const read = readSettings(environment);
    assert.ok('settings' in read);
    const { database, logLevel } = read.settings;
    for (const [name, value] of [
      ['HERAUT_DATABASE', database],
      ['HERAUT_LOG_LEVEL', logLevel],
    ] as const) {
      assert.ok(whenEmpty(name).includes(`\`${value}\``), `${name}: ${value}`);
      assert.ok(page('.env.example').includes(value), value);
    }
  }
});

/** What README says of a setting that is left empty. */
function whenEmpty(setting: string): string {
  const row = rowsOf(section('Settings')).find(({ name }) => name === setting)?.row ?? '';
  return row.split('|').at(-2) ?? '';
}

test('the account of what is stored has every table, and no other', () => {
  const schema = /export interface Schema \{([^}]*)\}/u.exec(page('src/store/schema.ts'))?.[1] ?? '';
  const tables = [...schema.matchAll(/readonly (\w+):/gu)].map(([, name = '']) => name);
  assert.ok(tables.length > 0);
  const told = codesOf(section('Privacy')).filter((code) => /^[a-z_]+$/u.test(code));
  assert.deepEqual(sorted(told), sorted(tables));
});

test('the address that invites the bot asks for the permissions of the table', () => {
  const bits = {
    'View Channels': 'ViewChannel',
    'Send Messages': 'SendMessages',
    'Send Messages in Threads': 'SendMessagesInThreads',
    'Create Public Threads': 'CreatePublicThreads',
    'Embed Links': 'EmbedLinks',
    'Read Message History': 'ReadMessageHistory',
  } as const;
  const rows = [...section('On a real server').matchAll(/^\| ([A-Z][\w ]+?) +\|/gmu)].map(
    ([, name = '']) => name,
  );
  const named = rows.filter((name) => name !== 'Permission');
  assert.deepEqual(sorted(named), sorted(Object.keys(bits)));
  const wanted = Object.values(bits).reduce((sum, name) => sum | PermissionFlagsBits[name], 0n);
  assert.equal(/permissions=(\d+)/u.exec(readme)?.[1], String(wanted));
});

for (const name of pages) {
  test(`${name} leads to files that are there`, () => {
    const text = page(name);
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/gu)].map(([, target = '']) => target);
    const near = links
      .filter((target) => !/^https?:/u.test(target))
      .map((target) => join(dirname(name), target));
    const paths = codesOf(text).filter((code) =>
      /^(src|data|commands|scripts|test|docs)\/[\w./-]*$|^\.env\.example$/u.test(code),
    );
    assert.deepEqual(
      [...near, ...paths].filter((path) => !existsSync(join(root, path))),
      [],
    );
  });
  test(`${name} names scripts that package.json has`, () => {
    const { scripts } = JSON.parse(page('package.json')) as { readonly scripts: Record<string, string> };
    const named = [...page(name).matchAll(/npm run ([\w:-]+)/gu)].map(([, script = '']) => script);
    const short = [...page(name).matchAll(/npm (start|test)\b/gu)].map(([, script = '']) => script);
    assert.deepEqual(
      [...named, ...short].filter((script) => !Object.hasOwn(scripts, script)),
      [],
    );
  });
}

test('the layout names every folder of the program', () => {
  const shown = [...section('Layout').matchAll(/^([\w/]+\/) /gmu)].map(([, folder = '']) => folder);
  const sources = globSync('src/*/**/*.ts', { cwd: root }).map((file) => `src/${file.split(sep)[1]}/`);
  const folders = [...sources, 'data/', 'commands/', 'scripts/', 'test/'];
  assert.deepEqual(sorted(shown), sorted(folders));
});

test('the picture is a PNG that a page can afford', () => {
  const pictures = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.png'));
  for (const name of pictures) {
    assert.ok(readme.includes(`docs/${name}`) || page('docs/guide.md').includes(name), name);
    assert.ok(statSync(join(root, 'docs', name)).size < 200_000, name);
  }
});

test('the figures have their place', () => {
  assert.match(section('Measured'), /npm run bench[\s\S]*<!-- bench -->[\s\S]*<!-- \/bench -->/u);
});
