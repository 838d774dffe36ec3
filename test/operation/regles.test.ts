import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { mostWeighed } from '../../src/odds/arene.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { games } from '../../src/present/games.ts';
import { rulebook } from '../../src/present/rulebook.ts';
import { french } from '../../src/present/words.ts';
import type { Clause } from '../../src/rules/rule.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { complete, type Performed, perform } from '../../src/slash/perform.ts';
import { openGround, press, slash, type TestGround, wire } from '../commands/ground.ts';
import { buttonsOf } from '../docs/shown.ts';

const root = join(import.meta.dirname, '../..');

function message(performed: Performed | { readonly refused: true; readonly code: string }) {
  assert.ok(!isRefusal(performed), JSON.stringify(performed));
  assert.ok('kind' in performed && performed.kind === 'done');
  assert.deepEqual(checkMessage({ embeds: performed.message.embeds }), []);
  return performed.message;
}

const look = (ground: TestGround, regle?: string) =>
  perform(ground, slash('regles', regle === undefined ? {} : { regle }), wire);

/** Every page of a rule, by pressing « Page suivante » to the end. */
async function pages(ground: TestGround, regle: string): Promise<string> {
  let shown = message(await look(ground, regle));
  const texts: string[] = [];
  for (;;) {
    texts.push(shown.embeds[0]?.description ?? '');
    const next = buttonsOf(shown).get('Page suivante');
    if (next === undefined) return texts.join('\n');
    shown = message(await perform(ground, press(next), wire));
  }
}

/** Without what keeps a text from being read as markdown. */
const bare = (text: string): string => text.replace(/\\(.)/gu, '$1');

test('every file of clauses has its rule', async () => {
  const files = globSync('data/*/*.ts', { cwd: root });
  const loaded: { readonly clauses?: readonly Clause[] }[] = await Promise.all(
    files.map((file) => import(pathToFileURL(join(root, file)).href)),
  );
  const lists = loaded.flatMap(({ clauses }) => (clauses ? [clauses] : []));
  assert.ok(lists.length > 0);
  assert.deepEqual(
    lists.map(([first]) => first?.id.split('.')[0]).sort(),
    rulebook.map(({ id }) => id).sort(),
  );
});

for (const { id, game, clauses } of rulebook) {
  test(`${id}: its pages have each clause with number and source, and each ruling in force`, async (context) => {
    const text = bare(await pages(await openGround(context), id));
    for (const clause of clauses)
      assert.ok(
        text.includes(`**§${clause.id.split('.')[1]}** ${french(clause.text)}\n-# ${french(clause.source)}`),
        clause.id,
      );
    for (const { question, answers, default: usual } of games.find((one) => one.id === game)?.arbitrages ??
      [])
      assert.ok(text.includes(`${french(question)}\n> ${french(answers[usual] ?? '')}`), question);
    assert.doesNotMatch(text, /omise?s,/u);
  });
}

test('how the bot plays a challenge is a rule that one can look up', async (context) => {
  const text = await pages(await openGround(context), 'arène');
  assert.match(text, /chances exactes de ce seul round suivi de la gloire/u);
  assert.ok(text.includes(`pèse ${mostWeighed === 12 ? 'douze' : '?'} choix`));
});

test('a ruling that the campaign has set is the one that is told, and marked', async (context) => {
  const ground = await openGround(context);
  const actor = { ...slash('', {}).actor, managesGuild: true };
  const set = { regle: 'w40k/edition', reponse: '11e' };
  await perform(
    ground,
    slash('campagne', set, { subcommand: 'arbitrage', actor, id: '1100000000000000009' }),
    wire,
  );
  const text = await pages(ground, 'ebranlement');
  assert.equal(text.match(/choix de cette campagne/gu)?.length, 1);
  assert.match(text, /> 11e édition.*\(choix de cette campagne\)/u);
});

test('a rule by its name, a clause by its number or by words that only it has; anything else is refused', async (context) => {
  const ground = await openGround(context);
  const title = async (typed: string) => message(await look(ground, typed)).embeds[0]?.title ?? '';
  assert.match(await title('test de moral'), /^Test de Moral · W40K-JDR/u);
  assert.match(await title('Moral.8'), /§8$/u);
  assert.match(await title('si bas que soit tombe'), /§8$/u);
  for (const typed of ['magie', 'moral.99', 'constructor', 'constructor.1', '(((((((a+)+)+)+)$']) {
    const refused = await look(ground, typed);
    assert.ok(isRefusal(refused) && refused.code === 'unknown-rule', typed);
  }
  assert.match(message(await look(ground)).embeds[0]?.description ?? '', /\*\*Défi\*\*/u);
});

test('piege-09 rules and clauses complete by any word, rules first, labels of at most 100 characters', async (context) => {
  const ground = await openGround(context);
  const typing = (typed: string) =>
    complete(ground, { ...slash('regles', {}), kind: 'complete', focused: { option: 'regle', typed } });
  const all = await typing('');
  assert.equal(all.length, 25);
  assert.deepEqual(
    all.slice(0, rulebook.length).map(({ value }) => value),
    rulebook.map(({ id }) => id),
  );
  assert.ok(all.every(({ name }) => name.length >= 1 && name.length <= 100));
  assert.ok((await typing('infirmerie')).some(({ value }) => value === 'moral.12'));
});
