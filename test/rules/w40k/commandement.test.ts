import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arbitrages } from '../../../data/w40k/arbitrages.ts';
import { clauses } from '../../../data/w40k/commandement.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { isRefusal, rulingsInForce } from '../../../src/rules/rule.ts';
import { applied } from '../../../src/rules/w40k/changes.ts';
import { check, resolve } from '../../../src/rules/w40k/commandement.ts';
import { check as checkOne, resolve as resolveOne } from '../../../src/rules/w40k/ebranlement.ts';
import { d6 } from '../golden.ts';
import { type PhaseCase, phases } from './commandement.cases.ts';

function play(one: PhaseCase): void {
  const rulings = rulingsInForce(arbitrages, one.rulings);
  const checked = check(Object.freeze(one.bataille), rulings);
  if (one.refusal) {
    assert.ok(isRefusal(checked));
    const { code, option, context } = checked;
    assert.deepEqual({ code, option, context }, one.refusal);
    return;
  }
  assert.ok(!isRefusal(checked));
  const dice = scriptedDice(d6(...(one.dice ?? [])));
  const got = resolve(checked, dice);
  dice.finish();
  assert.deepEqual(got.outcome.result, one.result);
  assert.deepEqual(got.changes, one.changes);
  assert.deepEqual(
    Object.fromEntries(got.outcome.rulings.map(({ id, answer }) => [id, answer])),
    one.decided ?? {},
  );
  const shown = new Set(got.outcome.steps.map(({ clause }) => clause));
  for (const clause of one.clauses) assert.ok(shown.has(clause), `no step names ${clause}`);
  assert.deepEqual(
    got.tests.flatMap((test) => test.dice),
    dice.rolled,
    'each test has its own dice, in order',
  );
  assert.deepEqual(JSON.parse(JSON.stringify(got)), got);
  for (const { options, outcome, dice: thrown } of got.tests) {
    const alone = checkOne(options, rulings);
    assert.ok(!isRefusal(alone));
    assert.deepEqual(resolveOne(alone, scriptedDice(thrown)), outcome, 'as /ebranlement plays it');
  }
}

describe('/commandement', () => {
  for (const one of phases) it(one.name, () => play(one));

  it('has a case for every clause, each under a name of its own', () => {
    const pinned = new Set(phases.flatMap((one) => one.clauses));
    assert.deepEqual(
      clauses.map(({ id }) => id).filter((id) => !pinned.has(id)),
      [],
    );
    assert.equal(new Set(phases.map(({ name }) => name)).size, phases.length);
  });

  it('changes of the ledger come to the battle that was told', () => {
    for (const { bataille, changes = [], result } of phases) {
      const after = applied(bataille, changes);
      for (const [side, told] of (result?.pc ?? []).entries())
        assert.equal(after.joueurs[side]?.pc, told.apres);
      for (const { unite, ebranlee } of result?.tests ?? [])
        assert.equal(after.unites.find(({ nom }) => nom === unite)?.ebranlee, ebranlee);
    }
  });
});
