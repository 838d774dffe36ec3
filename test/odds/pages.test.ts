import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { arbitrages as confede } from '../../data/confede/arbitrages.ts';
import { arbitrages as jdr } from '../../data/jdr/arbitrages.ts';
import { arbitrages as w40k } from '../../data/w40k/arbitrages.ts';
import { arbitrages as waryaume } from '../../data/waryaume/arbitrages.ts';
import { type Distribution, fraction } from '../../src/dice/distribution.ts';
import { distribution } from '../../src/dice/every.ts';
import { impactOdds } from '../../src/odds/confede.ts';
import { moralOdds } from '../../src/odds/jdr.ts';
import { jetOdds, most } from '../../src/odds/libre.ts';
import { ebranlementOdds, isLong } from '../../src/odds/w40k.ts';
import { assautOdds } from '../../src/odds/waryaume.ts';
import { isRemoved } from '../../src/rules/confede/blessure.ts';
import { check as checkImpact, type Impact, resolve } from '../../src/rules/confede/impact.ts';
import { check as checkMoral } from '../../src/rules/jdr/moral.ts';
import { check as checkJet } from '../../src/rules/libre/jet.ts';
import { isRefusal, type Refusal, type Rulings, rulingsInForce } from '../../src/rules/rule.ts';
import { check as checkEbranlement } from '../../src/rules/w40k/ebranlement.ts';
import { check as checkCombat } from '../../src/rules/waryaume/combat.ts';
import type { Values } from '../../src/slash/option.ts';

function sound<T>(value: T | Refusal): T {
  assert.ok(!isRefusal(value));
  return value;
}

/** A chance as the page prints it, over its own denominator. */
function over<T>(all: Distribution<T>, holds: (value: T) => boolean, whole: bigint): bigint {
  const [part, total] = fraction(all, holds);
  assert.equal(whole % total, 0n);
  return (part * whole) / total;
}

const unit = (cd: number, more: Values = {}) =>
  sound(
    checkEbranlement({ 'effectif-initial': 10, 'effectif-restant': 4, cd, ...more }, rulingsInForce(w40k)),
  );
const morale = (values: Values) => sound(checkMoral(values, rulingsInForce(jdr)));
const assault = (attaque: string, more: Values = {}, set: Rulings = {}) =>
  assautOdds(
    sound(
      checkCombat(
        { attaque, defense: '40 troupes', contexte: 'joueur', simuler: true, ...more },
        rulingsInForce(waryaume, set),
      ),
    ),
    null,
  );
const impactOf = (values: Values): Impact => sound(checkImpact(values, rulingsInForce(confede)));

describe('piege-35: the figures of the rule pages', () => {
  it('Ébranlement: 26, 21 and 15 of 36', () => {
    const passed = [6, 7, 8].map((cd) =>
      over(ebranlementOdds(unit(cd)), ({ reussi }) => reussi === true, 36n),
    );
    assert.deepEqual(passed, [26n, 21n, 15n]);
  });

  it('Ébranlement: a fall-back kills each model on 1 or 2, and only a shaken unit’s', () => {
    const all = ebranlementOdds(unit(7, { repli: true, 'effectif-restant': 1 }));
    assert.equal(
      over(all, ({ morts }) => morts === 1, 216n),
      15n * 2n,
    );
    assert.equal(
      over(all, ({ morts }) => morts === null, 36n),
      21n,
    );
    assert.ok(
      isLong(unit(7, { repli: true, relance: true, 'effectif-initial': 30, 'effectif-restant': 14 })),
    );
  });

  it('Moral: 10 of 36 for 5 or less', () => {
    const values = { cd: 8, 'pv-base': 10, pv: 3, contexte: 'melee', 'pv-perdus': 4, 'pv-adverses': 7 };
    const all = moralOdds(morale({ ...values, 'pv-perdus-adverses': 1 }));
    assert.equal(
      over(all, ({ reussi }) => reussi === true, 36n),
      10n,
    );
    const alone = moralOdds(morale({ cd: 8, 'pv-base': 4, pv: 1, contexte: 'tir', 'pv-perdus': 3 }));
    assert.equal(
      over(alone, ({ ko }) => ko, 36n),
      15n,
    );
  });

  it('Impact: the lower die 11, 9, 7, 5, 3, 1 of 36, a double 6 of 36', () => {
    const all = distribution(
      (dice) => resolve(impactOf({ x: 1, distance: '5', resistance: 6 }), dice).result.cibles[0],
    );
    const found = [1, 2, 3, 4, 5, 6].map((face) => over(all, (one) => one?.localisation === face, 36n));
    assert.deepEqual(found, [11n, 9n, 7n, 5n, 3n, 1n]);
    const higher = [1, 2, 3, 4, 5, 6].map((face) =>
      over(all, (one) => Math.max(...(one?.des ?? [])) === face, 36n),
    );
    assert.deepEqual(higher, [1n, 3n, 5n, 7n, 9n, 11n]);
    assert.equal(
      over(all, (one) => one?.exceptionnelle === true, 36n),
      6n,
    );
  });

  it('Combat: at least one touch of each kind, and the chance of one die', () => {
    const some = (attaque: string, more: Values = {}) =>
      fraction(assault(attaque, more).touches, (n) => n > 0);
    assert.deepEqual(some('1 démon'), [63n, 64n]);
    assert.deepEqual(some('1 golem'), [7n, 8n]);
    assert.deepEqual(some('1 golem', { bonus: 'eolane' }), [485n, 512n]);
    assert.deepEqual(some('1 abomination'), [117n, 125n]);
    assert.deepEqual(some('1 dragon'), [26n, 27n]);
    assert.deepEqual(some('1 catapulte', { bonus: 'pierre' }), [63n, 64n]);
    assert.deepEqual(some('1 troupe'), [1n, 2n]);
    assert.deepEqual(some('1 mort-vivant'), [1n, 2n]);
    assert.deepEqual(some('1 bandit'), [1n, 2n]);
    assert.deepEqual(some('1 bandit', { 'bandits-renforces': true }), [2n, 3n]);
    // A catapult with 2 PV left rolls two dice: at least one touch is 1 − (1/3)², with a gem 1 − (1/4)².
    assert.deepEqual(some('1 catapulte (2 PV)'), [8n, 9n]);
    assert.deepEqual(some('1 catapulte (2 PV)', { bonus: 'pierre' }), [15n, 16n]);
    assert.deepEqual(some('1 troupe', { bonus: 'heros', defense: '1 troupe' }), [2n, 3n]);
    assert.deepEqual(some('1 démon (1 PV)'), [3n, 4n]);
    assert.deepEqual(some('1 golem (1 PV)'), [1n, 2n]);
    assert.deepEqual(some('1 golem (1 PV)', { bonus: 'eolane' }), [5n, 8n]);
    assert.deepEqual(some('1 abomination (1 PV)'), [3n, 5n]);
    assert.deepEqual(some('1 dragon (1 PV)'), [2n, 3n]);
    assert.deepEqual(some('1 catapulte (1 PV)', { bonus: 'pierre' }), [3n, 4n]);
  });

  it('Jet: sums and successes; piege-06: what is beyond counting is given up', () => {
    const two = jetOdds(sound(checkJet('2d6')), most.apart);
    assert.ok(two);
    assert.deepEqual(
      fraction(two, (total) => total >= 7),
      [7n, 12n],
    );
    const pool = jetOdds(sound(checkJet('6d6>=4')), most.atOnce);
    assert.ok(pool);
    assert.deepEqual(
      fraction(pool, (hits) => hits === 6),
      [1n, 64n],
    );
    assert.equal(jetOdds(sound(checkJet('100d1000')), most.atOnce), null);
  });
});

describe('an impact over several targets', () => {
  const target = fc.record({
    res: fc.integer({ min: 1, max: 12 }),
    far: fc.integer({ min: 1, max: 40 }),
    more: fc.constantFrom('', ', Instinct de survie/4', ', Immunité/tête', ', Immunité/doubles', ', Acharné'),
  });

  it('agrees with every way in which the dice of the whole impact can fall', () => {
    fc.assert(
      fc.property(
        fc.array(target, { minLength: 1, maxLength: 2 }),
        fc.integer({ min: 1, max: 6 }),
        fc.option(fc.constant(1)),
        (targets, x, stop) => {
          const cibles = targets
            .map(({ res, far, more }, at) => `T${at} RES ${res} à ${far}${more}`)
            .join(' ; ');
          const impact = impactOf({ x, cibles, ...(stop ? { 'arret-apres': stop } : { mode: 'rapide' }) });
          const odds = impactOdds(impact);
          const all = distribution((dice) => {
            const { cibles: struck } = resolve(impact, dice).result;
            return struck.map((one) => [one.gravite, isRemoved(one)] as const);
          });
          for (const [at, one] of odds.cibles.entries()) {
            const reached = fraction(all, (struck) => struck.length > at);
            assert.equal(one.atteinte[0] * reached[1], reached[0] * one.atteinte[1]);
            if (reached[0] === 0n) continue;
            for (const { value, weight } of one.gravites.outcomes) {
              const [part, whole] = fraction(all, (struck) => struck[at]?.[0] === value);
              assert.equal(part * one.gravites.total * reached[1], weight * whole * reached[0]);
            }
          }
          const whole = fraction(
            all,
            (struck) => struck.length === odds.cibles.length && struck.every(([, gone]) => gone),
          );
          assert.ok(odds.percee);
          assert.equal(odds.percee[0] * whole[1], whole[0] * odds.percee[1]);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('FOR alone has no odds', () => {
    const { percee, cibles } = impactOdds(impactOf({ x: 3, distance: '23' }));
    assert.equal(percee, null);
    assert.deepEqual([cibles[0]?.for, cibles[0]?.res], [9, null]);
  });
});
