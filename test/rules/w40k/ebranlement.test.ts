import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Distribution, fraction } from '../../../src/dice/distribution.ts';
import { distribution } from '../../../src/dice/every.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { isRefusal, rulingsInForce } from '../../../src/rules/rule.ts';
import { check, type EbranlementResult, resolve } from '../../../src/rules/w40k/ebranlement.ts';
import type { Values } from '../../../src/slash/option.ts';
import { obeys } from '../laws.ts';
import { golden } from './ebranlement.golden.ts';

const rulings = rulingsInForce(golden.rule.arbitrages);
const switches = {
  modificateur: fc.integer({ min: -6, max: 6 }),
  co: fc.integer({ min: 0, max: 99 }),
  repli: fc.boolean(),
  impose: fc.boolean(),
  'deja-ebranlee': fc.boolean(),
  relance: fc.boolean(),
};
const cd = fc.integer({ min: 2, max: 12 });

/** Options that a unit on the table has. */
const sound: fc.Arbitrary<Values> = fc.integer({ min: 1, max: 30 }).chain((initial) =>
  fc.record(
    {
      cd,
      'effectif-initial': fc.constant(initial),
      'effectif-restant': fc.integer({ min: 1, max: initial }),
      'pv-initial': fc.constant(12),
      'pv-restants': fc.integer({ min: 1, max: 12 }),
      ...switches,
    },
    { requiredKeys: ['cd', 'effectif-initial', 'effectif-restant', 'pv-initial', 'pv-restants'] },
  ),
);

/** Any options within their own bounds. */
const wild: fc.Arbitrary<Values> = fc.record(
  {
    cd,
    'effectif-initial': fc.integer({ min: 1, max: 200 }),
    'effectif-restant': fc.integer({ min: 0, max: 200 }),
    'pv-initial': fc.integer({ min: 1, max: 99 }),
    'pv-restants': fc.integer({ min: 0, max: 99 }),
    ...switches,
  },
  { requiredKeys: [] },
);

function odds(values: Values): Distribution<EbranlementResult> {
  const checked = check(values, rulings);
  assert.ok(!isRefusal(checked));
  return distribution((dice) => resolve(checked, dice).result);
}

function passes(values: Values): number {
  const [part, whole] = fraction(odds(values), ({ reussi }) => reussi === true);
  return Number(part) / Number(whole);
}

const below = { 'effectif-initial': 10, 'effectif-restant': 4 };

describe('laws of /ebranlement', () => {
  it('obeys the laws of every rule on sound units', () => {
    obeys(golden.rule, sound, [], ({ values, checked, dice, outcome: { result } }) => {
      const strict = checked.rulings['edition'] === '10e';
      const { initial, restant, figurines } = checked;
      assert.equal(result.sousMoitie, strict ? 2 * restant < initial : 2 * restant <= initial);
      assert.equal(result.sousMoitie, restant <= result.seuil);
      assert.equal(result.reussi, result.total === null ? null : result.total >= checked.cd);
      assert.equal(result.concernee, result.total !== null);
      const rolls = result.concernee ? (checked.relance ? 4 : 2) : 0;
      assert.equal(dice.length, rolls + (result.repli ? figurines : 0));
      assert.equal(result.repli !== null, result.ebranlee && values['repli'] === true);
      if (result.repli) assert.equal(result.repli.morts + result.repli.survivants, figurines);
      assert.equal(result.coApres === null, values['co'] === undefined);
      if (result.ebranlee && result.coApres !== null) assert.equal(result.coApres, 0);
    });
  });

  it('takes or refuses whatever is within bounds, and never throws', () => {
    const codes = ['missing', 'single-model-needs-pv', 'unit-destroyed', 'more-left-than-at-start'];
    obeys(golden.rule, wild, codes, ({ outcome: { result } }) => assert.ok(result.seuil >= 0));
  });

  it('a lower Cd or a higher modifier never lowers the chance', () => {
    fc.assert(
      fc.property(cd, fc.integer({ min: -6, max: 5 }), (worse, modificateur) => {
        const base = { ...below, cd: worse, modificateur };
        if (worse > 2) assert.ok(passes({ ...base, cd: worse - 1 }) >= passes(base));
        assert.ok(passes({ ...base, modificateur: modificateur + 1 }) >= passes(base));
      }),
    );
  });
});

describe('odds of /ebranlement', () => {
  for (const [cd, ways] of [
    [6, 26n],
    [7, 21n],
    [8, 15n],
  ] as const) {
    it(`piege-35: Cd ${cd}+ passes ${ways} times in 36`, () => {
      const [part, whole] = fraction(odds({ ...below, cd }), ({ reussi }) => reussi === true);
      assert.equal(part * 36n, ways * whole);
    });
  }

  it('a re-roll that always replaces changes no chance', () => {
    assert.equal(passes({ ...below, cd: 8, relance: true }), passes({ ...below, cd: 8 }));
  });

  it('each model dies one time in three, and 200 of them are still counted exactly', () => {
    const shaken = { cd: 7, repli: true, 'deja-ebranlee': true };
    const four = odds({ ...shaken, 'effectif-initial': 4, 'effectif-restant': 4 });
    assert.deepEqual(
      fraction(four, ({ repli }) => repli?.morts === 0),
      [16n, 81n],
    );
    const horde = odds({ ...shaken, 'effectif-initial': 200, 'effectif-restant': 200 });
    assert.equal(horde.outcomes.length, 201);
    assert.deepEqual(
      fraction(horde, ({ repli }) => repli?.morts === 200),
      [1n, 3n ** 200n],
    );
  });
});

describe('trace of /ebranlement', () => {
  for (const [edition, until, clause] of [
    ['10e', 'phase-de-commandement', 'ebranlement.11'],
    ['11e', 'test-reussi', 'ebranlement.12'],
  ] as const) {
    it(`says until when the unit is shaken in ${edition}, and who may still target it`, () => {
      const checked = check({ ...below, cd: 7 }, { ...rulings, edition, 'stratageme-adverse': 'autorise' });
      assert.ok(!isRefusal(checked));
      const { steps } = resolve(checked, scriptedDice([2, 3]));
      const duree = steps.find(({ what }) => what === 'duree');
      assert.deepEqual([duree?.value, duree?.clause], [until, clause]);
      assert.equal(steps.find(({ what }) => what === 'stratageme-adverse')?.value, 'autorise');
    });
  }
});
