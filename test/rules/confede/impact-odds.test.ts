import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Distribution, fraction } from '../../../src/dice/distribution.ts';
import { distribution } from '../../../src/dice/every.ts';
import { check, resolve } from '../../../src/rules/confede/impact.ts';
import type { Cible } from '../../../src/rules/confede/terms.ts';
import { isRefusal } from '../../../src/rules/rule.ts';
import type { Values } from '../../../src/slash/option.ts';

function odds(values: Values): Distribution<readonly Cible[]> {
  const checked = check(values, {});
  assert.ok(!isRefusal(checked));
  return distribution((dice) => resolve(checked, dice).result.cibles);
}

describe('odds of /impact', () => {
  const values = { x: 3, distance: '23', resistance: 6 };

  it('location 11, 9, 7, 5, 3, 1 of 36; the higher die mirrored', () => {
    const all = odds(values);
    const of36 = (holds: (cible: Cible) => boolean) => {
      const [part, whole] = fraction(all, ([only]) => only !== undefined && holds(only));
      return Number((part * 36n) / whole);
    };
    const faces = [1, 2, 3, 4, 5, 6];
    assert.deepEqual(
      faces.map((one) => of36(({ localisation }) => localisation === one)),
      [11, 9, 7, 5, 3, 1],
    );
    assert.deepEqual(
      faces.map((one) => of36(({ indice }) => indice === one + 9 - 6)),
      [1, 3, 5, 7, 9, 11],
    );
  });

  it('a double 6 of 36', () => {
    assert.deepEqual(
      fraction(odds(values), ([only]) => only?.exceptionnelle === true),
      [1n, 6n],
    );
  });

  it('Instinct de survie/5 cancels one roll in three', () => {
    const all = odds({ ...values, capacites: 'Instinct de survie/5' });
    assert.deepEqual(
      fraction(all, ([only]) => only?.annulee === 'instinct'),
      [1n, 3n],
    );
  });

  it('the next group is reached as often as the first is removed', () => {
    const all = odds({ x: 3, cibles: 'Orque RES 3 à 18 ; Troll RES 9 à 21' });
    const first = odds({ x: 3, distance: '18', resistance: 3 });
    assert.deepEqual(
      fraction(all, ({ length }) => length === 2),
      fraction(first, ([only]) => only?.gravite === 'tue-net'),
    );
  });
});
