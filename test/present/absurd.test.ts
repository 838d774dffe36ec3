import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { APIEmbed } from 'discord-api-types/v10';
import fc from 'fast-check';
import { tableMaison } from '../../data/confede/table-maison.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { rollLog } from '../../src/present/log.ts';
import { rolls } from '../../src/present/rolls.ts';
import { traceEmbeds, traceFile } from '../../src/present/trace.ts';
import { resolve as resolveImpact } from '../../src/rules/confede/impact.ts';
import type { Impact } from '../../src/rules/confede/impact-options.ts';
import type { Target } from '../../src/rules/confede/terms.ts';
import type { Step } from '../../src/rules/step.ts';
import { check, resolve } from '../../src/rules/w40k/ebranlement.ts';
import { entryOf, played } from './entries.ts';

const link = 'https://discord.com/channels/1/2/3';
/** Names of up to 100 characters, among them those that try to break a layout. */
const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({
    unit: fc.constantFrom(...'*_~`|<>#@[]\\: ', '👨‍👩‍👧', 'ש', '\u0301'),
    minLength: 60,
    maxLength: 100,
  }),
  fc.constantFrom('@everyone', '*'.repeat(100), '👨‍👩‍👧'.repeat(9), '\\'.repeat(100), 'é'.repeat(100)),
);

function assertShown(embeds: readonly APIEmbed[]): void {
  assert.deepEqual(checkMessage({ embeds }), []);
  for (const { description = '' } of embeds) {
    assert.ok(description.isWellFormed());
    assert.equal(description.replace(/\\[^\n]/gu, '').split('**').length % 2, 1, 'bold without its end');
  }
}

test('piege-08 any names in any roll of the golden cases give valid messages', () => {
  const entries = played.filter((_, at) => at % 3 === 0);
  fc.assert(
    fc.property(fc.constantFrom(...entries), name, name, name, ({ command, entry }, first, second, third) => {
      const options = { ...entry.content.options, unite: first, fiche: first };
      const content = { ...entry.content, options, motif: `${second}${third}`, typed: true };
      const named = {
        ...entry,
        campaign: { id: 1, name: first },
        author: { id: '1', name: second },
        behalf: { id: '2', name: third },
        content,
      };
      const view = rolls[command];
      assert.ok(view);
      assertShown([view.present(named)]);
      assertShown(traceEmbeds(named, view.words));
      assertShown([rollLog(named, link)]);
    }),
    { numRuns: 300 },
  );
});

/** Targets hit one after the other, every one killed. */
function crowd(names: readonly string[]): Impact {
  const groups = names.map((nom, at): Target[] => [
    {
      nom,
      distance: at + 1,
      res: 1,
      capacites: { instinct: null, tete: false, doubles: false, acharne: false },
      x: 20,
      marqueur: 500,
    },
  ]);
  const rulings = { 'table-maison': 'maison', acharne: 'arrete', 'distance-nulle': 'refusee' };
  return {
    situation: 'charge',
    groups,
    stopAfter: null,
    asks: false,
    table: tableMaison,
    rulings,
    ignored: [],
  };
}

test('piege-08 forty targets with names of 100 characters: one message for the answer, one for the detail', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 40, maxLength: 40 }), (names) => {
      const entry = entryOf('impact', resolveImpact(crowd(names), seededDice(names.join())));
      const view = rolls['impact'];
      assert.ok(view);
      assertShown([view.present(entry)]);
      const detail = traceEmbeds(entry, view.words);
      assertShown(detail);
      assertShown([rollLog(entry, null)]);
    }),
    { numRuns: 40 },
  );
});

test('piege-08 a trace too long says how many lines it left out', () => {
  const entry = entryOf('impact', resolveImpact(crowd(Array(40).fill('Gobelin')), seededDice('cut')));
  const view = rolls['impact'];
  assert.ok(view);
  const lines = traceEmbeds(entry, view.words).map(({ description = '' }) => description);
  const gap = /^… (\d+) lignes omises, tout est dans le fichier …$/mu.exec(lines.join('\n'));
  assert.ok(Number(gap?.[1]) > 100);
  const file = traceFile(entry, view.words)?.text ?? '';
  assert.equal((file.match(/^Gobelin$/gmu) ?? []).length, 40, 'the file has all of it');
  assert.match(lines[0] ?? '', /^Le déplacement devient un assaut/u, 'the beginning stays');
  assert.match(lines.slice(0, -1).at(-1) ?? '', /\n/u);
});

test('piege-08 two hundred fall-back dice are told by face, and in order in the detail', () => {
  const values = {
    'effectif-initial': 200,
    'effectif-restant': 200,
    cd: 7,
    'deja-ebranlee': true,
    repli: true,
  };
  const checked = check(values, { edition: '10e', 'stratageme-adverse': 'aucun' });
  assert.ok(!('refused' in checked));
  const entry = entryOf('ebranlement', resolve(checked, seededDice('fall back')), {
    content: { options: values },
  });
  const view = rolls['ebranlement'];
  assert.ok(view);
  const embed = view.present(entry);
  assertShown([embed]);
  const repli = embed.fields?.find(({ name }) => name === 'Repli')?.value ?? '';
  assert.match(repli, /^\*\*\d+ morts\*\*, \d+ survivants\u202f: \d+ × \*\*1\*\*, \d+ × \*\*2\*\*, \d+ × 3/u);
  const detail = traceEmbeds(entry, view.words);
  assertShown(detail);
  const faces = entry.content.outcome.steps.find(
    (step): step is Extract<Step, { kind: 'roll' }> => step.kind === 'roll',
  );
  assert.ok(detail[0]?.description?.includes(faces?.dice.map(({ face }) => face).join(', ') ?? '?'));
});
