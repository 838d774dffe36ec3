import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { arbitrages } from '../../../data/heresie/arbitrages.ts';
import type { Dice } from '../../../src/dice/dice.ts';
import { chance, type Distribution, fraction, mapDistribution } from '../../../src/dice/distribution.ts';
import { distribution } from '../../../src/dice/every.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { seededDice } from '../../../src/dice/seeded.ts';
import { concentrationOdds, roundOdds, strikeOdds } from '../../../src/rules/heresie/chances.ts';
import { check, type DefiStart } from '../../../src/rules/heresie/check.ts';
import { none } from '../../../src/rules/heresie/choix.ts';
import { concentrateOnce, strikeOnce } from '../../../src/rules/heresie/frappe.ts';
import {
  awaits,
  begin,
  concentrate,
  strike,
  takePosture,
  takeWeapon,
} from '../../../src/rules/heresie/run.ts';
import type { Choix, DefiState, Duel } from '../../../src/rules/heresie/state.ts';
import { isRefusal, type Refusal, type Rulings, rulingsInForce } from '../../../src/rules/rule.ts';
import { Trace } from '../../../src/rules/trace.ts';
import { advance, anyDefi, anyPath } from './any-defi.ts';
import { everyPlay, everyWay } from './every-play.ts';
import { type Model, printed, start, takes } from './models.ts';
import { naiveRound } from './naive.ts';

function ok(state: DefiState | Refusal): DefiState {
  assert.ok(!isRefusal(state), JSON.stringify(state));
  return state;
}

/** A challenge whose first round is chosen, Concentration due. */
function ready(from: DefiStart, mine: Choix = none, set: Rulings = {}): DefiState {
  const defi = check(from, rulingsInForce(arbitrages, set));
  assert.ok(!isRefusal(defi), JSON.stringify(defi));
  const no = scriptedDice([]);
  const posed = ok(takePosture(ok(takePosture(begin(defi), 'protagoniste', mine)), 'antagoniste', none));
  return ok(takeWeapon(ok(takeWeapon(posed, 'antagoniste', null, no)), 'protagoniste', null, no));
}

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

/** The chance that the protagonist takes the advantage. */
function advantage(from: DefiStart, mine?: Choix): readonly [bigint, bigint] {
  const { defi, duel } = ready(from, mine);
  return fraction(concentrationOdds(defi, duel), ({ avantage }) => avantage === 'protagoniste');
}

/** The chance that the first strike of the protagonist, who holds the advantage, takes any PV. */
function hurts(p: Model, q: Model): number {
  const { defi, duel } = ready(start(p, q));
  const held = { ...duel, avantage: 'protagoniste' } as const;
  const all = strikeOdds(defi, held, 'protagoniste');
  return chance(all, ({ antagoniste }) => antagoniste.pv < duel.antagoniste.pv);
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

describe('odds of Concentration', () => {
  it('piege-35: equal initiatives share it; one point is 21 in 31; two dice are 25 in 36', () => {
    const equal = start({ profil: { i: 4 } }, { profil: { i: 4 } });
    assert.deepEqual(advantage(equal), [1n, 2n]);
    assert.deepEqual(advantage(start({ profil: { i: 5 } }, { profil: { i: 4 } })), [21n, 31n]);
    assert.deepEqual(advantage(equal, takes('saisir-l-initiative')), [25n, 36n]);
    assert.deepEqual(advantage(equal, takes('coup-de-grace')), [11n, 36n]);
  });

  it('six points more are certain', () => {
    assert.deepEqual(advantage(start({ profil: { i: 7 } }, { profil: { i: 1 } })), [1n, 1n]);
  });
});

describe('odds of one strike', () => {
  const rich: readonly [string, Model, Model, Choix, Rulings][] = [
    [
      'Perforant, Brèche, Déchirure and both saves',
      {
        profil: { a: 1 },
        arme: {
          pa: 5,
          regles: [
            { id: 'perforant', x: 6 },
            { id: 'breche', x: 5 },
            { id: 'dechirure', x: 6 },
          ],
        },
      },
      { profil: { pv: 4, svg: 3, inv: 5 } },
      none,
      {},
    ],
    [
      'Critique, Haine, Insensible and Guerrier éternel',
      {
        profil: { regles: [{ id: 'haine', contre: 'champion' }] },
        arme: { pa: 2, d: 3, regles: [{ id: 'critique', x: 5 }] },
      },
      {
        profil: {
          pv: 7,
          svg: 2,
          regles: [
            { id: 'insensible-a-la-douleur', x: 5 },
            { id: 'guerrier-eternel', x: 1 },
          ],
        },
      },
      none,
      {},
    ],
    [
      'Grêle on the added attacks only, and Phage',
      { profil: { cc: 2, a: 0 }, arme: { d: 2, regles: [{ id: 'phage', c: 'e' }] } },
      { profil: { pv: 5 } },
      takes('grele-de-coups'),
      { 'grele-portee': 'supplementaires' },
    ],
    ['Se garder of the striker', { profil: { a: 3 } }, { profil: { cc: 5, svg: 4 } }, takes('se-garder'), {}],
  ];
  for (const [name, p, q, mine, set] of rich) {
    it(`${name}: counted as it is played die by die`, () => {
      const { defi, duel } = ready(start(p, q), mine, set);
      const held = { ...duel, avantage: 'protagoniste' } as const;
      const run = (dice: Dice) => strikeOnce(defi, held, 'protagoniste', new Trace(dice)).duel;
      const played = everyPlay(run);
      const counted = strikeOdds(defi, held, 'protagoniste');
      assert.equal(counted.outcomes.length, played.size);
      for (const { value, weight } of counted.outcomes) {
        const ways = played.get(JSON.stringify(value)) ?? 0n;
        assert.equal(weight * everyWay, ways * counted.total, JSON.stringify(value.antagoniste));
      }
    });
  }

  it('a better CC, F or D never lowers the chance; a better CC, E or Svg of the other never raises it', () => {
    const attacker = fc.record({ cc: whole(1, 10), f: whole(1, 8), a: whole(0, 3) });
    const defender = fc.record({ cc: whole(1, 10), e: whole(1, 8), svg: whole(3, 6) });
    fc.assert(
      fc.property(attacker, defender, (mine, foe) => {
        const base = hurts({ profil: mine }, { profil: foe });
        for (const better of [{ cc: mine.cc + 1 }, { f: mine.f + 1 }, { a: mine.a + 1 }]) {
          assert.ok(hurts({ profil: { ...mine, ...better } }, { profil: foe }) >= base - 1e-12);
        }
        for (const better of [{ cc: foe.cc + 1 }, { e: foe.e + 1 }, { svg: foe.svg - 1 }]) {
          assert.ok(hurts({ profil: mine }, { profil: { ...foe, ...better } }) <= base + 1e-12);
        }
      }),
      { numRuns: 60 },
    );
  });
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
