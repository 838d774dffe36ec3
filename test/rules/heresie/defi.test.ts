import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arbitrages } from '../../../data/heresie/arbitrages.ts';
import { clauses } from '../../../data/heresie/defi.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { check } from '../../../src/rules/heresie/check.ts';
import { play } from '../../../src/rules/heresie/defi.ts';
import type { DefiResult } from '../../../src/rules/heresie/state.ts';
import { isRefusal, type Outcome, type Refusal, rulingsInForce } from '../../../src/rules/rule.ts';
import { campaignCases } from './campaign.cases.ts';
import type { DefiCase, RefusalCase, ResultCase } from './cases.ts';
import { concentrationCases } from './concentration.cases.ts';
import { factionCases } from './faction.cases.ts';
import { gloireCases } from './gloire.cases.ts';
import { allPostures } from './models.ts';
import { postureCases } from './posture.cases.ts';
import { refusalCases } from './refusal.cases.ts';
import { regleCases } from './regle.cases.ts';
import { strikeCases } from './strike.cases.ts';

const groups: Readonly<Record<string, readonly DefiCase[]>> = {
  concentration: concentrationCases,
  postures: postureCases,
  factions: factionCases,
  campaigns: campaignCases,
  strikes: strikeCases,
  'special rules': regleCases,
  gloire: gloireCases,
  refusals: refusalCases,
};
const cases = Object.values(groups).flat();
/** Pinned elsewhere: a declined challenge is no duel. */
const declined = ['defi.2', 'defi.3'];
/** Decided by a click that no list of rounds holds: pinned in `issue.test.ts`. */
const clicked = new Set(['abandon = gloire']);
const known = new Set(clauses.map(({ id }) => id));

function run(one: DefiCase): {
  readonly got: Outcome<DefiResult> | Refusal;
  readonly rolled: readonly number[];
} {
  const dice = scriptedDice(one.dice ?? []);
  const defi = check(one.start, rulingsInForce(arbitrages, one.rulings));
  if (isRefusal(defi)) return { got: defi, rolled: [] };
  const decisions = { rounds: one.rounds ?? [{}], rompre: one.rompre ?? null };
  const got = play(roundTrip(defi), decisions, dice);
  dice.finish();
  return { got, rolled: dice.rolled.map(({ face }) => face) };
}

function gives(one: ResultCase): void {
  const { got, rolled } = run(one);
  assert.ok(!isRefusal(got), JSON.stringify(got));
  assert.deepEqual(got.result, one.result);
  assert.deepEqual(Object.fromEntries(got.rulings.map(({ id, answer }) => [id, answer])), one.decided ?? {});
  assert.deepEqual(rolled, one.dice ?? []);
  const thrown = got.steps.flatMap((step) => (step.kind === 'roll' ? step.dice.map(({ face }) => face) : []));
  assert.deepEqual(thrown, rolled, 'the dice of the steps are the dice that fell');
  const shown = new Set(got.steps.map(({ clause }) => clause));
  for (const clause of shown) assert.ok(known.has(clause), `unknown clause ${clause}`);
  for (const clause of one.clauses) assert.ok(shown.has(clause), `no step names ${clause}`);
  assert.deepEqual(roundTrip(got), got, 'the outcome is JSON');
  assert.deepEqual(run(one).got, got, 'same dice, same outcome');
}

function refuses(one: RefusalCase): void {
  const { got } = run(one);
  assert.ok(isRefusal(got), `not refused: ${JSON.stringify(got)}`);
  const { code, option, context } = got;
  assert.deepEqual({ code, option, context }, one.refusal);
  assert.deepEqual(roundTrip(got), got);
}

function roundTrip<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

for (const [group, list] of Object.entries(groups)) {
  describe(`golden duels: ${group}`, () => {
    for (const one of list) it(one.name, () => ('refusal' in one ? refuses(one) : gives(one)));
  });
}

describe('golden duels together', () => {
  it('name their cases apart', () => {
    assert.equal(new Set(cases.map(({ name }) => name)).size, cases.length);
  });
  it('have a case for every clause', () => {
    const pinned = new Set([...declined, ...cases.flatMap((one) => one.clauses)]);
    assert.deepEqual(
      clauses.map(({ id }) => id).filter((id) => !pinned.has(id)),
      [],
    );
  });
  it('have a case for every answer of every ruling', () => {
    const seen = new Set(
      cases.flatMap((one) =>
        'refusal' in one ? [] : Object.entries(one.decided ?? {}).map((pair) => pair.join(' = ')),
      ),
    );
    const all = arbitrages.flatMap(({ id, answers }) =>
      Object.keys(answers).map((answer) => `${id} = ${answer}`),
    );
    assert.deepEqual(
      all.filter((answer) => !seen.has(answer) && !clicked.has(answer)),
      [],
    );
  });
});

describe('postures', () => {
  it('have each a golden case that takes them', () => {
    const taken = new Set(
      cases.flatMap((one) =>
        'refusal' in one
          ? []
          : (one.rounds ?? []).flatMap(({ postures }) =>
              Object.values(postures ?? {}).map(({ posture }) => posture),
            ),
      ),
    );
    assert.deepEqual(
      allPostures.map(({ id }) => id).filter((id) => !taken.has(id)),
      [],
    );
  });
});
