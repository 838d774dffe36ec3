import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arbitrages } from '../../../data/jdr/arbitrages.ts';
import { clauses } from '../../../data/jdr/melee.ts';
import { clauses as moralClauses } from '../../../data/jdr/moral.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { check } from '../../../src/rules/jdr/melee/check.ts';
import { begin, isOver, outcome, playRound } from '../../../src/rules/jdr/melee/melee.ts';
import type { MeleeState } from '../../../src/rules/jdr/melee/terms.ts';
import { isRefusal, rulingsInForce } from '../../../src/rules/rule.ts';
import type { MeleeCase } from './melee-cases.ts';
import { courageCases } from './melee-courage.cases.ts';
import { strikeCases } from './melee-strikes.cases.ts';

const groups: Readonly<Record<string, readonly MeleeCase[]>> = {
  strikes: strikeCases,
  courage: courageCases,
};
const cases = Object.values(groups).flat();
const known = new Set([...clauses, ...moralClauses].map(({ id }) => id));
const rulings = rulingsInForce(arbitrages);

function play({ combattants, gains, rounds }: MeleeCase): MeleeState {
  const melee = check(combattants, gains ?? null, rulings);
  assert.ok(!isRefusal(melee), JSON.stringify(melee));
  return rounds.reduce<MeleeState>((state, { choix = [], dice: script }) => {
    const dice = scriptedDice(script);
    const after = playRound(roundTrip(state), choix, dice);
    dice.finish();
    const thrown = after.steps.flatMap((step) => (step.kind === 'roll' ? step.dice : []));
    assert.deepEqual(thrown, dice.rolled, 'the dice of the steps are the dice that fell');
    return after;
  }, begin(melee));
}

function gives(one: MeleeCase): void {
  const state = play(one);
  const got = outcome(state);
  assert.deepEqual(got.result, one.result);
  assert.deepEqual(
    state.etats.map(({ pv }) => pv),
    one.pv,
  );
  assert.equal(isOver(state), one.isOver ?? false);
  assert.deepEqual(Object.fromEntries(got.rulings.map(({ id, answer }) => [id, answer])), one.decided ?? {});
  const shown = new Set(got.steps.map(({ clause }) => clause));
  for (const clause of shown) assert.ok(known.has(clause), `unknown clause ${clause}`);
  for (const clause of one.clauses) assert.ok(shown.has(clause), `no step names ${clause}`);
  assert.deepEqual(roundTrip(state), state, 'the state is JSON');
  assert.deepEqual(play(one), state, 'same dice, same state');
}

function roundTrip<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

for (const [group, list] of Object.entries(groups)) {
  describe(`golden mêlées: ${group}`, () => {
    for (const one of list) it(one.name, () => gives(one));
  });
}

describe('golden mêlées together', () => {
  it('name their cases apart', () => {
    assert.equal(new Set(cases.map(({ name }) => name)).size, cases.length);
  });
  it('have a case for every clause', () => {
    const pinned = new Set(cases.flatMap((one) => one.clauses));
    assert.deepEqual(
      clauses.map(({ id }) => id).filter((id) => !pinned.has(id)),
      [],
    );
  });
  it('have a case for every ruling of the game', () => {
    const seen = new Set([...cases.flatMap(({ decided = {} }) => Object.keys(decided))]);
    assert.deepEqual(
      arbitrages.map(({ id }) => id).filter((id) => !seen.has(id)),
      [],
    );
  });
});
