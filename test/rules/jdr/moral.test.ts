import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { malusFaces } from '../../../data/jdr/malus.ts';
import { type Distribution, fraction } from '../../../src/dice/distribution.ts';
import { distribution } from '../../../src/dice/every.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { check, type MoralResult, resolve } from '../../../src/rules/jdr/moral.ts';
import { isRefusal, rulingsInForce } from '../../../src/rules/rule.ts';
import type { Values } from '../../../src/slash/option.ts';
import { obeys } from '../laws.ts';
import { golden } from './moral.golden.ts';

const rulings = rulingsInForce(golden.rule.arbitrages);
const pv = fc.integer({ min: 0, max: 99 });
const cd = fc.integer({ min: 2, max: 12 });
const contexte = fc.constantFrom('tir', 'melee');
const rest = {
  'pv-adverses': pv,
  'pv-perdus-adverses': pv,
  'par-joueur': fc.boolean(),
  impose: fc.boolean(),
};

/** A fighter with PV that fit together. */
const sound: fc.Arbitrary<Values> = fc.integer({ min: 1, max: 12 }).chain((base) =>
  fc.integer({ min: 1, max: base }).chain((left) =>
    fc.record(
      {
        cd,
        contexte,
        'pv-base': fc.constant(base),
        pv: fc.constant(left),
        'pv-perdus': fc.integer({ min: 0, max: base - left }),
        ...rest,
        'pv-adverses': fc.integer({ min: 0, max: 50 }),
        'pv-perdus-adverses': fc.integer({ min: 0, max: 12 }),
      },
      { requiredKeys: ['cd', 'contexte', 'pv-base', 'pv', 'pv-perdus', 'pv-adverses', 'pv-perdus-adverses'] },
    ),
  ),
);

/** Any options within their own bounds. */
const wild: fc.Arbitrary<Values> = fc.record(
  { cd, contexte, 'pv-base': fc.integer({ min: 1, max: 99 }), pv, 'pv-perdus': pv, ...rest },
  { requiredKeys: [] },
);

function odds(values: Values): Distribution<MoralResult> {
  const checked = check(values, rulings);
  assert.ok(!isRefusal(checked));
  return distribution((dice) => resolve(checked, dice).result);
}

function holds(values: Values): number {
  const [part, whole] = fraction(odds(values), ({ reussi }) => reussi === true);
  return Number(part) / Number(whole);
}

const worked = {
  cd: 8,
  'pv-base': 10,
  pv: 3,
  contexte: 'melee',
  'pv-perdus': 4,
  'pv-adverses': 7,
  'pv-perdus-adverses': 1,
};

describe('laws of /moral', () => {
  it('obeys the laws of every rule on sound fighters', () => {
    obeys(golden.rule, sound, [], ({ checked, dice, outcome: { result } }) => {
      const { cdEffectif, malus, total } = result;
      assert.equal(
        cdEffectif,
        malus.reduce((left, { valeur }) => left + valeur, checked.cd),
      );
      assert.equal(dice.length, result.occasion || checked.impose ? 2 : 0);
      assert.equal(result.reussi, total === null ? null : total === 2 || total <= cdEffectif);
      assert.equal(result.fuite, result.reussi === false);
      assert.equal(result.pvApres, checked.pv - (result.fuite ? 1 : 0));
      assert.equal(result.ko, result.pvApres === 0);
    });
  });

  it('takes or refuses whatever is within bounds, and never throws', () => {
    const codes = ['missing', 'already-ko', 'more-pv-than-base', 'more-lost-than-base'];
    obeys(golden.rule, wild, codes, ({ outcome: { result } }) => assert.ok(result.pvApres >= 0));
  });

  it('a higher Cd never lowers the chance, nor does an opponent with fewer PV', () => {
    fc.assert(
      fc.property(cd, fc.integer({ min: 1, max: 40 }), (cd, adverses) => {
        const base = { ...worked, cd, 'pv-adverses': adverses };
        if (cd < 12) assert.ok(holds({ ...base, cd: cd + 1 }) >= holds(base));
        if (adverses > 1) assert.ok(holds({ ...base, 'pv-adverses': adverses - 1 }) >= holds(base));
      }),
    );
  });

  it('the malus of melee go from the worst to the least', () => {
    const values = malusFaces.map(({ valeur }) => valeur);
    assert.deepEqual(
      values,
      values.toSorted((one, other) => one - other),
    );
  });
});

describe('odds of /moral', () => {
  it('piege-35: Cd 8, base 10, own 3, opponent 7, lost more: 10 times in 36', () => {
    const [part, whole] = fraction(odds(worked), ({ reussi }) => reussi === true);
    assert.equal(part * 36n, 10n * whole);
  });

  it('a double 1 is the only way under a Cd that no roll can meet', () => {
    const lost = odds({ ...worked, cd: 2, pv: 1, 'pv-adverses': 9 });
    assert.deepEqual(
      fraction(lost, ({ reussi }) => reussi === true),
      [1n, 36n],
    );
    assert.deepEqual(
      fraction(lost, ({ ko }) => ko),
      [35n, 36n],
    );
  });
});

describe('trace of /moral', () => {
  for (const [given, said] of [
    [true, true],
    [false, false],
    [undefined, null],
  ] as const) {
    it(`says whether a player brought him down: ${said}`, () => {
      const last = { ...worked, pv: 1, ...(given === undefined ? {} : { 'par-joueur': given }) };
      const checked = check(last, rulings);
      assert.ok(!isRefusal(checked));
      const { steps } = resolve(checked, scriptedDice([6, 6]));
      assert.equal(steps.find(({ what }) => what === 'par-joueur')?.value, said);
      assert.equal(steps.find(({ what }) => what === 'gains')?.value, 'entiers');
    });
  }

  it('speaks of no gains with nobody opposite, whether he survives or not', () => {
    for (const pv of [1, 3]) {
      const checked = check({ ...worked, pv, 'pv-adverses': 0, impose: true }, rulings);
      assert.ok(!isRefusal(checked));
      const { result, steps } = resolve(checked, scriptedDice([6, 6]));
      assert.equal(result.fuite, true);
      assert.ok(!steps.some(({ what }) => what === 'gains'));
    }
  });

  it('says that gains are halved when he survives', () => {
    const checked = check(worked, rulings);
    assert.ok(!isRefusal(checked));
    const { steps } = resolve(checked, scriptedDice([6, 6]));
    assert.equal(steps.find(({ what }) => what === 'gains')?.value, 'moitie');
  });
});
