import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { clauses } from '../../../data/heresie/defi.ts';
import type { Dice } from '../../../src/dice/dice.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { seededDice } from '../../../src/dice/seeded.ts';
import { type Choices, jusquauBout, mostRounds, play, toTheEnd } from '../../../src/rules/heresie/defi.ts';
import { mayRompre } from '../../../src/rules/heresie/gloire.ts';
import { awaits, begin } from '../../../src/rules/heresie/run.ts';
import type { Defi, DefiResult, DefiState } from '../../../src/rules/heresie/state.ts';
import { closed } from '../../../src/rules/heresie/suite.ts';
import { other, sides } from '../../../src/rules/heresie/terms.ts';
import { isRefusal, type Outcome } from '../../../src/rules/rule.ts';
import { advance, anyDefi, anyPath } from './any-defi.ts';
import { allPostures } from './models.ts';

const ids = new Set(clauses.map(({ id }) => id));
const mostMoves = 40;

/** Plays by `path` until Gloire or so many moves; `between` may save and reload the state. */
function through(
  defi: Defi,
  path: readonly number[],
  dice: Dice,
  between: (state: DefiState) => DefiState = (state) => state,
): DefiState {
  let used = 0;
  const pick = (count: number) => (path[used++ % path.length] ?? 0) % count;
  let state = begin(defi);
  for (let move = 0; move < mostMoves; move += 1) {
    const next = advance(between(state), pick, dice);
    if (next === null) break;
    state = next;
  }
  return state;
}

function end(state: DefiState): Outcome<DefiResult> {
  const [rompre = null] = mayRompre(state.defi, state.duel);
  const got = closed(state, rompre, scriptedDice([]));
  assert.ok(!isRefusal(got));
  return got;
}

const reload = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('laws of a challenge', () => {
  it('random legal play: dice, clauses, PV and PRC hold together, saved and reloaded between every two moves', () => {
    fc.assert(
      fc.property(anyDefi, anyPath, fc.string(), (defi, path, seed) => {
        const dice = seededDice(seed);
        const state = through(defi, path, dice);
        const outcome = end(state);
        const thrown = outcome.steps.flatMap((step) => (step.kind === 'roll' ? step.dice : []));
        assert.deepEqual(thrown, dice.rolled);
        for (const { clause } of outcome.steps) assert.ok(ids.has(clause), clause);
        holds(defi, state, outcome.result);
        const again = scriptedDice(dice.rolled);
        const twin = through(reload(defi), path, again, reload);
        again.finish();
        assert.deepEqual(twin, state);
        assert.deepEqual(reload(outcome), outcome);
      }),
      { numRuns: 200 },
    );
  });

  it('any decisions are played or refused, and never throw', () => {
    const ids = fc.constantFrom(...allPostures.map(({ id }) => id), 'rien', '__proto__');
    const choix = fc.record({
      posture: fc.option(ids, { nil: null }),
      nommee: fc.option(ids, { nil: null }),
    });
    const both = (one: fc.Arbitrary<unknown>) =>
      fc.record({ protagoniste: one, antagoniste: one }, { requiredKeys: [] });
    const choices = fc.record(
      { postures: both(choix), armes: both(fc.constantFrom('a', 'b', 'c')) },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Choices>; // fast-check forgets which of the two a record is for
    const rompre = fc.constantFrom(null, ...sides);
    const decisions = fc.record({ rounds: fc.array(choices, { maxLength: 4 }), rompre });
    fc.assert(
      fc.property(anyDefi, decisions, fc.string(), (defi, all, seed) => {
        const dice = seededDice(seed);
        const got = play(defi, all, dice);
        assert.deepEqual(reload(got), got);
        if (isRefusal(got)) return;
        assert.equal(got.result.rounds.length, all.rounds.length);
        assert.deepEqual(play(defi, all, scriptedDice(dice.rolled)), got);
      }),
    );
  });

  it('a ruling that is not said to decide changes nothing', () => {
    fc.assert(
      fc.property(anyDefi, anyPath, fc.string(), (defi, path, seed) => {
        const outcome = end(through(defi, path, seededDice(seed)));
        if (outcome.rulings.some(({ id }) => id === 'grele-portee')) return;
        const other = defi.rulings['grele-portee'] === 'toutes' ? 'supplementaires' : 'toutes';
        const changed = { ...defi, rulings: { ...defi.rulings, 'grele-portee': other } };
        assert.deepEqual(end(through(changed, path, seededDice(seed))).result, outcome.result);
      }),
    );
  });

  it('to the end: somebody is removed, or the bound is said and both stand', () => {
    fc.assert(
      fc.property(anyDefi, fc.string(), (defi, seed) => {
        const outcome = jusquauBout(defi, {}, seededDice(seed));
        assert.ok(!isRefusal(outcome));
        const { rounds, pv } = outcome.result;
        const stopped = outcome.steps.some(({ what }) => what === 'borne');
        assert.equal(stopped, pv.protagoniste > 0 && pv.antagoniste > 0);
        assert.equal(stopped ? rounds.length : mostRounds, mostRounds);
        assert.ok(rounds.length <= mostRounds);
      }),
      { numRuns: 60 },
    );
  });

  it('a policy is asked before each round, and stops at the bound that is given', () => {
    fc.assert(
      fc.property(anyDefi, fc.string(), fc.integer({ min: 1, max: 5 }), (defi, seed, most) => {
        const asked: number[] = [];
        const policy = (state: DefiState) => {
          asked.push(state.round);
          assert.equal(awaits(state).kind, 'posture');
          return {};
        };
        const outcome = toTheEnd(defi, policy, seededDice(seed), most);
        assert.ok(!isRefusal(outcome));
        assert.ok(asked.length <= most);
        assert.deepEqual(
          asked,
          outcome.result.rounds.map((_, index) => index + 1),
        );
      }),
      { numRuns: 60 },
    );
  });
});

/** What every result promises, said from the rounds alone. */
function holds(defi: Defi, state: DefiState, { rounds, vainqueur, prc, pv }: DefiResult): void {
  const strikes = rounds.flatMap(({ frappes }) => frappes);
  for (const side of sides) {
    const lost = strikes.filter(({ de }) => de !== side).reduce((sum, { degats }) => sum + degats, 0);
    assert.equal(pv[side], defi[side].pv - lost);
    assert.ok(pv[side] >= 0);
    assert.equal(state.duel[other(side)].pris, lost);
  }
  for (const { attaques, touches, blessures, sauvegardes, mitigations, degats } of strikes) {
    assert.ok(attaques >= touches && touches >= blessures);
    assert.ok(sauvegardes.length <= blessures && mitigations.length <= blessures);
    assert.ok(degats >= 0 && (degats === 0 || blessures > 0));
  }
  for (const { concentration, avantage, frappes } of rounds) {
    assert.equal(concentration.length % 2, 0);
    const [mine, yours] = concentration.slice(-2);
    assert.ok(mine && yours && mine.total !== yours.total);
    assert.equal(avantage, mine.total > yours.total ? 'protagoniste' : 'antagoniste');
    for (const pair of [concentration.slice(0, -2)].flat()) assert.ok(Number.isInteger(pair.total));
    if (frappes[0]) assert.equal(frappes[0].de, avantage);
  }
  if (vainqueur === null) assert.equal(prc, 0);
  else assert.ok(pv[vainqueur] > 0 && prc > 0);
}
