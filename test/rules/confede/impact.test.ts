import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { gravites } from '../../../data/confede/gravites.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { check, resolve } from '../../../src/rules/confede/impact.ts';
import type { Cible, Gravite } from '../../../src/rules/confede/terms.ts';
import { isRefusal } from '../../../src/rules/rule.ts';
import type { Values } from '../../../src/slash/option.ts';
import { obeys } from '../laws.ts';
import { centimetres, charges, face, res, wild } from './any-impact.ts';
import { golden } from './impact.golden.ts';

const codes = [
  'missing',
  'no-speed-marker',
  'unreadable-measure',
  'zero-distance',
  'measure-out-of-bounds',
  'unknown-ability',
  'ability-value',
  'no-target',
  'target-without-name',
  'target-without-res',
  'target-without-distance',
  'target-with-two-distances',
  'target-res',
  'targets-not-parted',
];

const rank = (gravite: Gravite | null): number => gravites.findIndex(({ id }) => id === gravite);

/** The one line of a single target, on exact dice. */
function line(values: Values, faces: readonly number[]): Cible {
  const checked = check(values, {});
  assert.ok(!isRefusal(checked));
  const [only] = resolve(checked, scriptedDice(faces)).result.cibles;
  assert.ok(only);
  return only;
}

describe('laws of /impact', () => {
  it('obeys the laws of every rule on charges at several targets', () => {
    obeys(golden.rule, charges, [], ({ values, checked, outcome: { result } }) => {
      const all = checked.groups.flat();
      assert.equal(result.cibles.length + result.nonAtteintes.length, all.length);
      const distances = result.cibles.map(({ distance }) => distance ?? Number.NaN);
      assert.deepEqual(
        distances,
        distances.toSorted((one, two) => one - two),
      );
      const standing = result.cibles.filter((one) => one.gravite !== 'tue-net' || one.resteEnPlace);
      assert.equal(result.arret === 'survivant', standing.length > 0);
      assert.equal(result.nonAtteintes.length > 0 && standing.length === 0, result.arret === 'choix');
      const groups = new Set(distances).size;
      const most = values['arret-apres'] ?? 20;
      assert.ok(typeof most === 'number' && groups <= most);
      for (const one of result.cibles) {
        assert.equal(one.for, Number(values['x']) * one.tranches);
        const far =
          values['vitesse'] === true ? Number(String(values['mou']).replace(',', '.')) * 2 : one.distance;
        assert.ok(far !== null && 10 * (one.tranches - 1) < far && far <= 10 * one.tranches);
      }
    });
  });

  it('takes or refuses whatever is within bounds, and never throws', () => {
    obeys(golden.rule, wild, codes, ({ checked, outcome: { result } }) => {
      assert.equal(result.situation, checked.situation);
      for (const one of result.cibles) {
        assert.equal(one.des === null, one.res === null || one.annulee === 'instinct');
        if (one.annulee !== null) assert.equal(one.gravite, 'aucune');
        if (one.des === null) continue;
        const high = Math.max(...one.des);
        assert.equal(one.localisation, Math.min(...one.des));
        assert.equal(one.indice, high + one.for - (one.res ?? 0));
        assert.equal(one.exceptionnelle, one.localisation === high);
      }
    });
  });

  it('a higher FOR never lowers the severity, a higher RES never raises it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 19 }),
        centimetres,
        res,
        face,
        face,
        (power, distance, own, one, two) => {
          const hit = (more: number, tougher: number) =>
            rank(line({ x: power + more, distance, resistance: own + tougher }, [one, two]).gravite);
          assert.ok(hit(1, 0) >= hit(0, 0));
          assert.ok(hit(0, 1) <= hit(0, 0));
        },
      ),
    );
  });

  it('the two dice may fall in any order', () => {
    fc.assert(
      fc.property(res, face, face, (resistance, one, two) => {
        const values = { x: 3, distance: '23', resistance };
        assert.deepEqual({ ...line(values, [two, one]), des: [one, two] }, line(values, [one, two]));
      }),
    );
  });
});
