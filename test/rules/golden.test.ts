import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Die } from '../../src/dice/dice.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { isRefusal, type Outcome, type Refusal, rulingsInForce } from '../../src/rules/rule.ts';
import type { Step } from '../../src/rules/step.ts';
import type { Golden, GoldenCase, GoldenRule, RefusalCase, ResultCase } from './golden.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.golden.ts'))
  .sort();

it('finds the golden files of the rules', () => {
  assert.ok(files.length > 0);
});

for (const file of files) {
  const { golden }: { golden: Golden } = await import(`./${file}`);
  describe(file, () => {
    for (const one of golden.cases) it(one.name, () => play(golden.rule, one));
    checkCoverage(golden);
  });
}

function play(rule: GoldenRule, one: GoldenCase): void {
  const known = new Set(rule.clauses.map(({ id }) => id));
  for (const clause of one.clauses) assert.ok(known.has(clause), `unknown clause ${clause}`);
  const checked = check(rule, one);
  if ('refusal' in one) refuses(one, checked);
  else gives(rule, one, checked, known);
}

function gives(rule: GoldenRule, one: ResultCase, checked: unknown, known: ReadonlySet<string>): void {
  assert.ok(!isRefusal(checked), `refused: ${JSON.stringify(checked)}`);
  const outcome = resolve(rule, one, checked);
  assert.deepEqual(outcome.result, one.result);
  assert.deepEqual(outcome.ignored, one.ignored ?? []);
  assert.deepEqual(
    Object.fromEntries(outcome.rulings.map(({ id, answer }) => [id, answer])),
    one.decided ?? {},
  );
  assert.deepEqual(diceOf(outcome.steps), one.dice ?? []);
  const shown = new Set(outcome.steps.map(({ clause }) => clause));
  for (const clause of shown) assert.ok(known.has(clause), `a step names the unknown clause ${clause}`);
  for (const clause of one.clauses) assert.ok(shown.has(clause), `no step names the pinned clause ${clause}`);
  assert.deepEqual(roundTrip(outcome), outcome, 'the outcome is JSON');
  assert.deepEqual(resolve(rule, one, check(rule, one)), outcome, 'same dice, same outcome');
  assert.deepEqual(resolve(rule, one, roundTrip(checked)), outcome, 'checked options are JSON');
}

function check(rule: GoldenRule, one: GoldenCase): unknown {
  return rule.check(one.values, rulingsInForce(rule.arbitrages, one.rulings));
}

function resolve(rule: GoldenRule, one: ResultCase, checked: unknown): Outcome<object> {
  const dice = scriptedDice(one.dice ?? []);
  const outcome = rule.resolve(checked, dice);
  dice.finish();
  assert.deepEqual(dice.rolled, one.dice ?? []);
  return outcome;
}

function refuses(one: RefusalCase, got: unknown): void {
  assert.ok(isRefusal(got), `not refused: ${JSON.stringify(got)}`);
  const { code, option, context } = got;
  const seen: RefusalCase['refusal'] = one.refusal.context ? { code, option, context } : { code, option };
  assert.deepEqual(seen, one.refusal);
  assert.deepEqual(roundTrip(got), got satisfies Refusal, 'the refusal is JSON');
}

function roundTrip(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function diceOf(steps: readonly Step[]): Die[] {
  return steps.flatMap((step) => (step.kind === 'roll' || step.kind === 'reroll' ? step.dice : []));
}

/** What the cases of one file must reach together. */
function checkCoverage({ rule, cases }: Golden): void {
  it('names its cases apart', () => {
    assert.equal(new Set(cases.map(({ name }) => name)).size, cases.length);
  });
  it('has a case for every clause', () => {
    const pinned = new Set(cases.flatMap(({ clauses }) => clauses));
    assert.deepEqual(
      rule.clauses.map(({ id }) => id).filter((id) => !pinned.has(id)),
      [],
    );
  });
  it('has a case for every answer of every switch', () => {
    const decided = cases.flatMap((one) => ('refusal' in one ? [] : Object.entries(one.decided ?? {})));
    const seen = new Set(decided.map(([id, answer]) => `${id} = ${answer}`));
    const switches = rule.arbitrages.filter(({ answers }) => Object.keys(answers).length > 1);
    const answers = switches.flatMap(({ id, answers }) =>
      Object.keys(answers).map((answer) => `${id} = ${answer}`),
    );
    assert.deepEqual(
      answers.filter((answer) => !seen.has(answer)),
      [],
    );
  });
  it('has a refusal for its mistakes', () => {
    assert.ok(cases.some((one) => 'refusal' in one));
  });
}
