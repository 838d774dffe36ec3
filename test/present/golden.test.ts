import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { rollLog } from '../../src/present/log.ts';
import { rolls } from '../../src/present/rolls.ts';
import { traceEmbeds } from '../../src/present/trace.ts';
import type { Json } from '../../src/rules/rule.ts';
import type { Step } from '../../src/rules/step.ts';
import { played } from './entries.ts';

/** Words among the values of a step: what a clause gave, what a table was asked and gave. */
function wordsOf(step: Step): string[] {
  if (step.kind === 'lookup') return [...step.keys, step.value].filter((value) => typeof value === 'string');
  return step.kind === 'clause' ? textsOf(step.value) : [];
}

function textsOf(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** A term of a free notation (`2d6`) is a cause that reads as it is. */
function isTerm(cause: string): boolean {
  return /^\d*d\d+/u.test(cause);
}

const commands = [...new Set(played.map(({ command }) => command))];

test('every rule with golden cases is shown', () => {
  assert.deepEqual(
    commands.filter((command) => !Object.hasOwn(rolls, command)),
    [],
  );
});

for (const command of commands) {
  const view = rolls[command];
  if (view === undefined) continue;
  const { present, words } = view;
  const entries = played.filter((one) => one.command === command);
  describe(command, () => {
    test('every id that a step can name has its French', () => {
      const lacking = new Set<string>();
      const need = (table: keyof typeof words, map: object, id: string) => {
        if (!Object.hasOwn(map, id)) lacking.add(`${table} ${id}`);
      };
      for (const { entry } of entries) {
        for (const step of entry.content.outcome.steps) {
          need('what', words.what, step.what);
          for (const word of wordsOf(step)) need('value', words.value, word);
          for (const id of step.rulings ?? []) need('ruling', words.ruling, id);
          if (step.kind === 'modify')
            for (const { cause } of step.by) if (!isTerm(cause)) need('cause', words.cause, cause);
          if (step.kind === 'lookup') need('table', words.table, step.table);
        }
      }
      for (const { id } of words.arbitrages) need('ruling', words.ruling, id);
      assert.deepEqual([...lacking], []);
    });

    for (const { name, entry } of entries) {
      test(`valid and without a hole: ${name}`, () => {
        const embed = present(entry);
        const detail = traceEmbeds(entry, words);
        assert.deepEqual(checkMessage({ embeds: [embed] }), []);
        assert.deepEqual(checkMessage({ embeds: detail }), []);
        assert.deepEqual(
          checkMessage({ embeds: [rollLog(entry, 'https://discord.com/channels/1/2/3')] }),
          [],
        );
        assert.doesNotMatch(JSON.stringify([embed, detail]), /undefined|NaN|\bnull\b|\[object| [:;?!%»]|« /u);
        assert.match(embed.description ?? '', /\*\*/u, 'the outcome stands in bold');
      });
    }
  });
}
