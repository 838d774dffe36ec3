import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arbitrages } from '../../../data/heresie/arbitrages.ts';
import { armes } from '../../../data/heresie/armes.ts';
import { clauses } from '../../../data/heresie/defi.ts';
import { profils } from '../../../data/heresie/profils.ts';
import { reglesSpeciales } from '../../../data/heresie/regles-speciales.ts';
import { blessure } from '../../../data/heresie/tables.ts';
import { caracteristique } from '../../../src/rules/heresie/caracteristiques.ts';
import { readyMade } from '../../../src/rules/heresie/catalogue.ts';
import { check } from '../../../src/rules/heresie/check.ts';
import { begin } from '../../../src/rules/heresie/run.ts';
import { sauvegardeContre } from '../../../src/rules/heresie/sauvegarde.ts';
import { soutienExterieur } from '../../../src/rules/heresie/soutien.ts';
import { seuilDeTouche } from '../../../src/rules/heresie/touche.ts';
import type { Modificateur } from '../../../src/rules/modificateur.ts';
import { isRefusal, rulingsInForce } from '../../../src/rules/rule.ts';
import { bandValue, findFlaw } from '../../../src/rules/table.ts';
import { printed, start } from './models.ts';

describe('tables', () => {
  it('to hit: every pair of CC from 1 to 14 reads as the rule says it', () => {
    for (let a = 1; a <= 14; a += 1) {
      for (let d = 1; d <= 14; d += 1) {
        const said = a === d ? 4 : a >= 2 * d ? 2 : a > d ? 3 : d >= 2 * a ? 6 : 5;
        assert.equal(seuilDeTouche(a, d), said, `${a} against ${d}`);
      }
    }
  });

  it('to hit: a better CC never lowers the chance, and what is struck better never raises it', () => {
    for (let a = 1; a <= 14; a += 1) {
      for (let d = 1; d <= 14; d += 1) {
        assert.ok(seuilDeTouche(a + 1, d) <= seuilDeTouche(a, d));
        assert.ok(seuilDeTouche(a, d + 1) >= seuilDeTouche(a, d));
      }
    }
  });

  it('to wound: F less E', () => {
    assert.equal(findFlaw(blessure.bands), null);
    assert.deepEqual(
      [3, 2, 1, 0, -1, -2, -3, -4, -5].map((gap) => bandValue(blessure.bands, gap)),
      [2, 2, 3, 4, 5, 6, 6, null, null],
    );
  });

  it('saves: armour refused when PA ≤ Svg, Inv never, the better one taken', () => {
    const against = (svg: number | null, inv: number | null, pa: number | null) =>
      sauvegardeContre({ svg, inv }, pa);
    assert.deepEqual([against(3, null, 3), against(3, null, 2), against(3, null, 4)], [null, null, 3]);
    assert.deepEqual([against(3, 5, 3), against(3, 2, 4), against(2, 4, null)], [5, 2, 2]);
    assert.equal(against(null, null, null), null);
  });

  it('outside support: 12, 4 and 5 engaged; 1, 5, 6 and 11 against one who is alone', () => {
    const support = (soutien: number, seul: 'antagoniste' | 'protagoniste' | null, marcheurs = 0) =>
      soutienExterieur(start({ soutien, marcheurs }, {}, { seul }), 'protagoniste');
    assert.deepEqual(
      [12, 4, 5].map((count) => support(count, null)),
      [2, 0, 1],
    );
    assert.deepEqual(
      [0, 1, 5, 6, 11].map((count) => support(count, 'antagoniste')),
      [0, 2, 2, 4, 6],
    );
    assert.deepEqual([support(0, null, 2), support(4, null, 1)], [2, 1]);
    assert.equal(support(30, 'protagoniste'), 0);
  });

  it('initiative with the weapon: I 4 with +2, -1, x2, 2 and I', () => {
    const changes: Modificateur[] = [{ plus: 2 }, { plus: -1 }, { fois: 2 }, { fixe: 2 }, null];
    const values = changes.map((i) => {
      const defi = check(start({ profil: { i: 4 }, arme: { i } }), rulingsInForce(arbitrages));
      assert.ok(!isRefusal(defi));
      const { duel } = begin(defi);
      const armed = { ...duel, protagoniste: { ...duel.protagoniste, arme: 'poings' } };
      return caracteristique(defi, armed, 'protagoniste', 'i', 'concentration').value;
    });
    assert.deepEqual(values, [6, 3, 8, 2, 4]);
  });
});

describe('ready-made data', () => {
  it('every model may be played with each of its weapons', () => {
    for (const { id, armes: offered } of profils) {
      assert.ok(offered.length > 0, id);
      for (const weapon of offered) {
        const from = { ...start(), protagoniste: printed(id, weapon), eligible: id === 'optae' };
        const defi = check(from, rulingsInForce(arbitrages));
        assert.ok(!isRefusal(defi), JSON.stringify(defi));
      }
    }
  });

  it('a model that does not exist is none', () => {
    assert.equal(readyMade('lucius'), null);
  });

  it('every weapon is within bounds, and every special rule stands in the catalogue', () => {
    const known = new Set<string>(reglesSpeciales.map(({ id }) => id));
    for (const arme of armes) {
      const defi = check(start({ arme }), rulingsInForce(arbitrages));
      assert.ok(!isRefusal(defi), JSON.stringify(defi));
      for (const { id } of arme.regles) assert.ok(id === 'autre' || known.has(id), id);
    }
  });

  it('every special rule names a clause', () => {
    const ids = new Set(clauses.map(({ id }) => id));
    for (const { id, clause } of reglesSpeciales) assert.ok(ids.has(clause), id);
  });
});
