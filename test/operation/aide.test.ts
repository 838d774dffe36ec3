import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commands } from '../../commands/index.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { parseLine } from '../../src/playground/line.ts';
import { examples } from '../../src/present/aide-examples.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { define } from '../../src/slash/definition.ts';
import { complete, perform } from '../../src/slash/perform.ts';
import { openGround, slash, type TestGround, wire } from '../commands/ground.ts';

const names = commands.flatMap(({ name, action, subcommands = {} }) => [
  ...(action ? [name] : []),
  ...Object.keys(subcommands).map((sub) => `${name} ${sub}`),
]);

async function help(ground: TestGround, sujet?: string) {
  const performed = await perform(ground, slash('aide', sujet === undefined ? {} : { sujet }), wire);
  if (isRefusal(performed)) return performed.code;
  assert.ok(performed.kind === 'done' && performed.manner === 'private' && !performed.saved);
  assert.deepEqual(checkMessage({ embeds: performed.message.embeds }), []);
  return performed.message.embeds[0];
}

test('each command and subcommand has help with its options, whole, and an example that can be typed', async (context) => {
  const ground = await openGround(context);
  for (const name of names) {
    const embed = await help(ground, name);
    assert.ok(embed && typeof embed === 'object', name);
    assert.equal(embed.title, `Aide · /${name}`);
    assert.doesNotMatch(embed.description ?? '', /omise?s/u, name);
    const example = examples[name] ?? '';
    assert.ok(`${example} `.startsWith(`/${name} `), `${name} has no example`);
    assert.ok(!('problem' in parseLine(example, commands.map(define))), example);
    assert.equal(embed.fields?.at(-1)?.value, `\`${example}\``);
  }
});

test('options come from the command: bounds, choices, what is required; those of every roll are told once', async (context) => {
  const ground = await openGround(context);
  const embed = await help(ground, 'ebranlement');
  assert.ok(embed && typeof embed === 'object');
  const text = (embed.description ?? '').replaceAll('\u202f', ' ');
  assert.match(text, /- `cd` \(2 à 12\) : /u);
  assert.doesNotMatch(text, /- `motif`/u);
  const salon = await help(ground, 'journal salon');
  assert.match(JSON.stringify(salon), /- `salon` \(obligatoire\)/u);
  assert.match(text, /Et les options de tous les jets : visibilite, des, motif et pour/u);
  const jets = await help(ground, 'jets');
  assert.ok(jets && typeof jets === 'object');
  assert.match(jets.description ?? '', /- `motif`/u);
});

test('the list has every command; a group lists its subcommands; what the proof does not prove is said', async (context) => {
  const ground = await openGround(context);
  const list = await help(ground);
  assert.ok(list && typeof list === 'object');
  for (const { name } of commands) assert.ok(list.description?.includes(`**/${name}**`), name);
  const group = await help(ground, 'campagne');
  assert.ok(group && typeof group === 'object');
  assert.match(group.description ?? '', /\*\*\/campagne creer\*\*/u);
  const proof = await help(ground, 'Preuve');
  assert.ok(proof && typeof proof === 'object');
  assert.match(JSON.stringify(proof), /ne prouve pas.*npm run verifier/u);
});

test('a subject is found with a slash, capitals and accents; what is none is refused', async (context) => {
  const ground = await openGround(context);
  for (const typed of ['/Ébranlement', 'EBRANLEMENT', 'ebranlement']) {
    const embed = await help(ground, typed);
    assert.ok(embed && typeof embed === 'object' && embed.title === 'Aide · /ebranlement', typed);
  }
  for (const typed of ['magie', 'constructor', 'campagne constructor', 'toString'])
    assert.equal(await help(ground, typed), 'unknown-subject', typed);
});

test('piege-09 subjects complete, at most 25, accent-blind', async (context) => {
  const ground = await openGround(context);
  const typing = (typed: string) =>
    complete(ground, {
      ...slash('aide', {}),
      kind: 'complete',
      focused: { option: 'sujet', typed },
    });
  assert.equal((await typing('')).length, 25);
  assert.deepEqual(
    (await typing('campagne cré')).map(({ value }) => value),
    ['campagne creer'],
  );
});
