import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Die } from '../../src/dice/dice.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { seededDice } from '../../src/dice/seeded.ts';
import { isRefusal, type Outcome, type Ruling, type Rulings } from '../../src/rules/rule.ts';
import type { Values } from '../../src/slash/option.ts';
import type { GoldenRule } from './golden.ts';

/** A rule played once: what it was given, what fell, what came out. */
export interface Play<X, R> {
  readonly values: Values;
  readonly rulings: Rulings;
  readonly checked: X;
  readonly dice: readonly Die[];
  readonly outcome: Outcome<R>;
}

/** Any answers to the rulings of a game. */
export function anyRulings(arbitrages: readonly Ruling[]): fc.Arbitrary<Rulings> {
  const answers = arbitrages.map(
    ({ id, answers }) => [id, fc.constantFrom(...Object.keys(answers))] as const,
  );
  return fc.record(Object.fromEntries(answers));
}

/**
 * Holds a rule to what every rule promises, whatever the options, and `then` to what it promises itself. Every set of
 * options is taken or refused, never thrown at; `allowed` says which codes may refuse it.
 */
export function obeys<X, R extends object>(
  rule: GoldenRule<X, R>,
  values: fc.Arbitrary<Values>,
  allowed: readonly string[],
  then: (play: Play<X, R>) => void,
): void {
  fc.assert(
    fc.property(values, anyRulings(rule.arbitrages), fc.string(), (generated, answers, seed) => {
      const given = Object.freeze({ ...generated }); // options are read, never changed
      const rulings = Object.freeze({ ...answers });
      const checked = rule.check(given, rulings);
      assert.deepEqual(rule.check(given, rulings), checked);
      if (isRefusal(checked)) return assert.ok(allowed.includes(checked.code), checked.code);
      const dice = seededDice(seed);
      const outcome = rule.resolve(checked, dice);
      const play = { values: given, rulings, checked, dice: [...dice.rolled], outcome };
      holdsTogether(rule, play);
      saysWhatMatters(rule, play);
      then(play);
    }),
    { numRuns: 500 },
  );
}

/** The trace is the calculation, and all of it is JSON. */
function holdsTogether<X, R extends object>(
  rule: GoldenRule<X, R>,
  { checked, dice, outcome }: Play<X, R>,
): void {
  const clauses = new Set(rule.clauses.map(({ id }) => id));
  for (const { clause } of outcome.steps) assert.ok(clauses.has(clause), clause);
  const thrown = outcome.steps.flatMap((step) =>
    step.kind === 'roll' || step.kind === 'reroll' ? step.dice : [],
  );
  assert.deepEqual(thrown, dice);
  assert.deepEqual(JSON.parse(JSON.stringify(outcome)), outcome);
  assert.deepEqual(replay(rule, checked, dice), outcome);
}

/** What is said to be ignored was given and changes nothing; nor does a ruling that is not said to decide. */
function saysWhatMatters<X, R extends object>(rule: GoldenRule<X, R>, play: Play<X, R>): void {
  const { values, rulings, dice, outcome } = play;
  const rest = { ...values };
  for (const name of outcome.ignored) {
    assert.ok(Object.hasOwn(values, name), `${name} was not given`);
    delete rest[name];
  }
  const decided = new Set(outcome.rulings.map(({ id }) => id));
  const others = rule.arbitrages.flatMap(({ id, answers }) => {
    const other = Object.keys(answers).find((answer) => answer !== rulings[id]);
    return decided.has(id) || other === undefined ? [] : [[id, other] as const];
  });
  const checked = rule.check(rest, { ...rulings, ...Object.fromEntries(others) });
  assert.ok(!isRefusal(checked));
  assert.deepEqual(replay(rule, checked, dice).result, outcome.result);
}

function replay<X, R>(rule: GoldenRule<X, R>, checked: X, script: readonly Die[]): Outcome<R> {
  const dice = scriptedDice(script);
  const outcome = rule.resolve(checked, dice);
  dice.finish();
  return outcome;
}
