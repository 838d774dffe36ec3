import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Dice } from '../../../src/dice/dice.ts';
import { chance, type Distribution, mapDistribution } from '../../../src/dice/distribution.ts';
import { distribution } from '../../../src/dice/every.ts';
import { seededDice } from '../../../src/dice/seeded.ts';
import { roundOdds } from '../../../src/rules/heresie/chances.ts';
import type { DefiStart } from '../../../src/rules/heresie/check.ts';
import { concentrateOnce, strikeOnce } from '../../../src/rules/heresie/frappe.ts';
import { awaits, begin, concentrate, strike } from '../../../src/rules/heresie/run.ts';
import type { Choix, DefiState, Duel } from '../../../src/rules/heresie/state.ts';
import { Trace } from '../../../src/rules/trace.ts';
import { advance, anyDefi, anyPath } from './any-defi.ts';
import { type Model, printed, start } from './models.ts';
import { naiveRound } from './naive.ts';
import { ready } from './ready.ts';

function oddsOf(from: DefiStart, mine?: Choix): Distribution<Duel> {
  const { defi, duel } = ready(from, mine);
  return roundOdds(defi, duel);
}

/** The duel after the rest of its round, played. */
function playOn(state: DefiState, dice: Dice): Duel {
  let after = concentrate(state, dice);
  while (awaits(after).kind === 'frappe') after = strike(after, dice);
  return after.duel;
}

const whole = (min: number, max: number) => fc.integer({ min, max });
const perhaps = (value: fc.Arbitrary<number>) => fc.option(value, { nil: null });
const profil = fc.record({
  cc: whole(1, 12),
  f: whole(1, 9),
  e: whole(1, 9),
  i: whole(0, 6),
  a: whole(0, 4),
  pv: whole(1, 5),
  svg: perhaps(whole(2, 6)),
  inv: perhaps(whole(2, 6)),
});
const plain: fc.Arbitrary<Model> = fc.record({
  profil,
  arme: fc.record({ pa: perhaps(whole(2, 6)), d: whole(1, 3) }),
});

describe('odds of a round', () => {
  it('piege-35: agree with binomials written from the rule alone', () => {
    fc.assert(
      fc.property(plain, plain, (p, q) => {
        const from = start(p, q);
        const naive = naiveRound(from);
        const counted = mapDistribution(
          oddsOf(from),
          ({ protagoniste, antagoniste }) => `${protagoniste.pv}/${antagoniste.pv}`,
        );
        for (const { value } of counted.outcomes) {
          const found = chance(counted, (one) => one === value);
          assert.ok(Math.abs(found - (naive.get(value) ?? 0)) < 1e-12, value);
        }
        const sum = counted.outcomes.reduce((all, { weight }) => all + weight, 0n);
        assert.equal(sum, counted.total);
      }),
      { numRuns: 100 },
    );
  });

  it('the stages of a round give what its parts give one after the other', () => {
    const { defi, duel } = ready(start({ profil: { i: 1 } }, { profil: { a: 1 } }));
    const whole = distribution((dice) => {
      const trace = new Trace(dice);
      const { duel: after } = concentrateOnce(defi, duel, trace);
      const first = after.avantage ?? 'protagoniste';
      const once = strikeOnce(defi, after, first, trace).duel;
      if (once.protagoniste.pv === 0 || once.antagoniste.pv === 0) return once;
      return strikeOnce(defi, once, first === 'protagoniste' ? 'antagoniste' : 'protagoniste', trace).duel;
    });
    const staged = roundOdds(defi, duel);
    assert.equal(staged.outcomes.length, whole.outcomes.length);
    for (const { value, weight } of staged.outcomes) {
      const same = whole.outcomes.find((one) => JSON.stringify(one.value) === JSON.stringify(value));
      assert.equal(weight * whole.total, (same?.weight ?? 0n) * staged.total);
    }
  });

  it('any challenge can be counted, and whatever is played is among what was counted', () => {
    fc.assert(
      fc.property(anyDefi, anyPath, fc.string(), (defi, path, seed) => {
        const dice = seededDice(seed);
        let used = 0;
        const pick = (count: number) => (path[used++ % path.length] ?? 0) % count;
        let state = begin(defi);
        while (awaits(state).kind !== 'concentration') state = advance(state, pick, dice) ?? state;
        const counted = roundOdds(defi, state.duel);
        const sum = counted.outcomes.reduce((all, { weight }) => all + weight, 0n);
        assert.equal(sum, counted.total);
        const played = playOn(state, dice);
        assert.ok(counted.outcomes.some(({ value }) => JSON.stringify(value) === JSON.stringify(played)));
      }),
      { numRuns: 60 },
    );
  });

  it('states merge: Praetor against Centurion leaves few', () => {
    const from = {
      ...start(),
      protagoniste: printed('preteur', 'lame-de-parangon'),
      antagoniste: printed('centurion', 'epee-energetique'),
    };
    const all = oddsOf(from);
    assert.ok(all.outcomes.length <= 2 * 5 * 4, String(all.outcomes.length));
    assert.ok(chance(all, ({ antagoniste }) => antagoniste.pv === 0) > 0.1);
  });
});
