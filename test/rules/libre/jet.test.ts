import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { chance, fraction } from '../../../src/dice/distribution.ts';
import { write } from '../../../src/dice/notation.ts';
import { DiceMismatch, scriptedDice } from '../../../src/dice/scripted.ts';
import { chances } from '../../../src/rules/libre/chances.ts';
import { check, type Jet, resolve } from '../../../src/rules/libre/jet.ts';
import { isRefusal } from '../../../src/rules/rule.ts';
import { anyNotation } from '../../dice/any-notation.ts';
import { obeys } from '../laws.ts';
import { golden } from './jet.golden.ts';

const jetOf = (text: string): Jet => {
  const jet = check(text);
  assert.ok(!isRefusal(jet), JSON.stringify(jet));
  return jet;
};
const oddsOf = (text: string) => {
  const odds = chances(jetOf(text));
  assert.ok(odds, text);
  return odds;
};
const sum = (faces: readonly number[]) => faces.reduce((total, face) => total + face, 0);

describe('a free roll', () => {
  it('holds to what every rule promises, and its last step is its result', () => {
    const values = anyNotation.map((notation) => ({ notation: write(notation) }));
    obeys(golden.rule, values, [], ({ checked, dice, outcome }) => {
      const { des, gardes, total, succes } = outcome.result as ReturnType<typeof resolve>['result'];
      const { terms, test } = checked as Jet;
      assert.deepEqual(
        des,
        dice.map(({ face }) => face),
      );
      assert.equal(succes === null, test === null);
      const last = outcome.steps.at(-1);
      const value = last && 'value' in last ? last.value : null;
      assert.equal(value, test ? succes : total);
      if (test) assert.equal(total, sum(gardes));
      assert.ok(des.length <= 200 && gardes.length <= des.length);
      if (terms.every((term) => term.kind !== 'dice' || !term.keep)) assert.deepEqual(gardes, des);
    });
  });

  it('holds to it for any text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'12346dD+->=! gk'), maxLength: 14 });
    const codes = golden.cases.flatMap((one) => ('refusal' in one ? [one.refusal.code] : []));
    obeys(
      golden.rule,
      text.map((notation) => ({ notation })),
      codes,
      ({ dice }) => {
        assert.ok(dice.length >= 1);
      },
    );
  });
});

describe('chances of a free roll', () => {
  it('agree with every way its dice can be typed', () => {
    for (const text of [
      '3d6',
      '2d4 - d6 + 2',
      '4d4 garde 2',
      '4d4k1 bas >= 2',
      '4d6>=5',
      '3d4=2',
      'd66',
      'd66<30',
      '-d4',
    ]) {
      const jet = jetOf(text);
      const odds = oddsOf(text);
      const ways = everyWay(jet);
      for (const { value } of odds.outcomes) {
        const expected = ways.get(value) ?? Number.NaN;
        assert.ok(Math.abs(chance(odds, (other) => other === value) - expected) < 1e-12, `${text}: ${value}`);
      }
      assert.equal(odds.outcomes.length, ways.size, text);
    }
  });

  it('are those that everybody knows', () => {
    assert.deepEqual(
      fraction(oddsOf('2d6'), (total) => total >= 7),
      [7n, 12n],
    );
    assert.deepEqual(
      fraction(oddsOf('6d6>=4'), (hits) => hits === 3),
      [20n, 64n].map((n) => n / 4n),
    );
    assert.deepEqual(
      fraction(oddsOf('4d6 garde 3'), (total) => total === 18),
      [21n, 1296n].map((n) => n / 3n),
    );
    assert.deepEqual(
      fraction(oddsOf('d%'), (face) => face <= 30),
      [3n, 10n],
    );
  });

  it('follow an explosion to its hundredth die', () => {
    const odds = oddsOf('d6!');
    assert.deepEqual(
      fraction(odds, (total) => total === 6),
      [0n, 1n],
    );
    assert.deepEqual(
      fraction(odds, (total) => total === 15),
      [1n, 6n ** 3n],
    );
    assert.deepEqual(
      fraction(odds, (total) => total === 606),
      [1n, 6n ** 101n],
    );
    assert.equal(Math.max(...odds.outcomes.map(({ value }) => value)), 606);
    assert.equal(
      odds.outcomes.reduce((all, { weight }) => all + weight, 0n),
      odds.total,
    );
    const hits = oddsOf('d6!>=6');
    assert.deepEqual(
      fraction(hits, (count) => count === 2),
      [5n, 6n ** 3n],
    );
  });

  it('share the hundred explosions between terms', () => {
    const odds = oddsOf('d2! + d2!');
    assert.equal(Math.max(...odds.outcomes.map(({ value }) => value)), 204);
    assert.equal(
      odds.outcomes.reduce((all, { weight }) => all + weight, 0n),
      odds.total,
    );
  });

  it('are given up, not waited for, when there is too much to count', () => {
    assert.equal(chances(jetOf('100d1000')), null);
    assert.equal(chances(jetOf('2d6'), 10), null);
  });
});

/** The chance of each score by playing every sequence of faces, found by typing one die more wherever one is missing. */
function everyWay(jet: Jet, faces: readonly number[] = [], part = 1): Map<number, number> {
  try {
    const { total, succes } = resolve(jet, scriptedDice(faces)).result;
    return new Map([[succes ?? total, part]]);
  } catch (error) {
    assert.ok(error instanceof DiceMismatch && error.mismatch.kind === 'missing', String(error));
    const { sides } = error.mismatch;
    const all = new Map<number, number>();
    for (let face = 1; face <= sides; face += 1) {
      for (const [score, chance] of everyWay(jet, [...faces, face], part / sides)) {
        all.set(score, (all.get(score) ?? 0) + chance);
      }
    }
    return all;
  }
}
