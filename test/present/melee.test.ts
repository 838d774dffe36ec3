import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seededDice } from '../../src/dice/seeded.ts';
import { type MeleeStart, meleeMatch } from '../../src/matches/melee.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { rollLog } from '../../src/present/log.ts';
import { melee } from '../../src/present/melee.ts';
import { traceEmbeds } from '../../src/present/trace.ts';
import { meleeWords } from '../../src/present/words/melee.ts';
import { soinsWords } from '../../src/present/words/soins.ts';
import type { Outcome } from '../../src/rules/rule.ts';
import { outcomesOfMelee } from '../docs/ids-jdr.ts';
import { engage, lobby, master, recrue } from '../matches/melee-table.ts';
import { hammer, powerSword, sword } from '../rules/jdr/melee-cases.ts';
import { entryOf } from './entries.ts';

const name = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
  fc.string({ unit: fc.constantFrom(...'*_~`|<>#@[]\\: ', 'ש'), minLength: 60, maxLength: 100 }),
  fc.constantFrom('@everyone', '*'.repeat(100), '👨‍👩‍👧'.repeat(9), '__proto__'),
);

/** Two to twelve of those names against one another. */
const start: fc.Arbitrary<MeleeStart> = fc
  .uniqueArray(name, { minLength: 2, maxLength: 12 })
  .map((names) => ({
    ...lobby,
    engages: names.map((nom, at) =>
      engage(
        at % 2 === 0 ? 'a' : 'b',
        recrue(nom, master, { pv: 3, a: 3, armes: [sword, hammer, powerSword] }),
      ),
    ),
  }));

test('piege-08 piege-10 piege-11 any names in any mêlée give valid messages, answer, log and detail', () => {
  fc.assert(
    fc.property(start, fc.string(), (from, seed) => {
      const dice = seededDice(seed);
      let state = meleeMatch.begin(from, dice);
      for (const move of ['commencer', 'jouer', 'jouer'] as const) {
        const after = meleeMatch.apply(state, { version: state.version, move }, master, dice);
        if (!('phase' in after)) break;
        state = after;
        const view = meleeMatch.view(state);
        const entry = entryOf('melee', view.outcome);
        const embed = melee(entry, view);
        assert.deepEqual(checkMessage({ embeds: [embed] }), []);
        assert.deepEqual(
          checkMessage({ embeds: [rollLog(entry, 'https://discord.com/channels/1/2/3')] }),
          [],
        );
        assert.deepEqual(checkMessage({ embeds: traceEmbeds(entry, meleeWords) }), []);
        assert.doesNotMatch(JSON.stringify(embed), /undefined|NaN|\[object/u);
      }
    }),
    { numRuns: 60 },
  );
});

test('piege-19 every id of a mêlée and of care has its word', () => {
  const words = (outcome: Outcome<object>) => (Array.isArray(outcome.result) ? soinsWords : meleeWords);
  for (const { outcome } of outcomesOfMelee()) {
    const { what, cause, table, ruling } = words(outcome);
    for (const step of outcome.steps) {
      assert.ok(Object.hasOwn(what, step.what), step.what);
      if (step.kind === 'modify')
        for (const one of step.by) assert.ok(Object.hasOwn(cause, one.cause), one.cause);
      if (step.kind === 'lookup') assert.ok(Object.hasOwn(table, step.table), step.table);
      for (const id of step.rulings ?? []) assert.ok(Object.hasOwn(ruling, id), id);
    }
  }
});

test('in the detail a clause of the test of morale is told apart from one of the mêlée', () => {
  const flight = outcomesOfMelee().find(({ outcome }) =>
    outcome.steps.some(({ clause }) => clause === 'moral.10'),
  );
  assert.ok(flight);
  const text = traceEmbeds(entryOf('melee', flight.outcome), meleeWords)
    .map(({ description = '' }) => description)
    .join('\n');
  assert.match(text, /§moral 10/u);
  assert.match(text, /\*\*§moral 7\*\*/u);
  assert.match(text, /\*\*§7\*\*/u);
});
