import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { arbitrages } from '../../../data/heresie/arbitrages.ts';
import { postures } from '../../../data/heresie/postures.ts';
import { posturesDeFaction } from '../../../data/heresie/postures-de-faction.ts';
import { conditions, formes } from '../../../data/heresie/vocabulaire.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { postureCatalogue } from '../../../src/rules/heresie/catalogue.ts';
import { check } from '../../../src/rules/heresie/check.ts';
import { checkPosture } from '../../../src/rules/heresie/check-posture.ts';
import { rapide } from '../../../src/rules/heresie/defi.ts';
import { isRefusal, rulingsInForce } from '../../../src/rules/rule.ts';
import { plainJson } from '../plain-json.ts';
import { start, takes } from './models.ts';

const own = {
  id: 'fureur',
  nom: 'Fureur',
  texte: 'Deux attaques de plus.',
  effets: [{ effet: 'attaques', valeur: 2 }],
};

function refusal(json: unknown): { readonly code: string; readonly context: object } {
  const got = checkPosture(json);
  assert.ok(isRefusal(got), JSON.stringify(got));
  const { code, context } = got;
  return { code, context };
}

function field(name: string, got: unknown, needed: object = {}): object {
  return { code: 'posture-field', context: { field: name, got, ...needed } };
}

const effet = (one: object) => refusal({ ...own, effets: [one] });

describe('a campaign’s own posture', () => {
  it('is completed with what everybody may take and where it comes from', () => {
    assert.deepEqual(checkPosture(own), {
      ...own,
      faction: null,
      personnage: null,
      clause: 'defi.16',
      source: 'Posture de la campagne',
    });
  });

  it('is played like any other', () => {
    const posture = checkPosture(own);
    assert.ok(!isRefusal(posture));
    const defi = check(start({}, {}, { postures: [posture] }), rulingsInForce(arbitrages));
    assert.ok(!isRefusal(defi));
    const dice = scriptedDice([1, 1, 1, 1, 1, 1]);
    const outcome = rapide(defi, { postures: { protagoniste: takes('fureur') } }, dice);
    dice.finish();
    assert.ok(!isRefusal(outcome));
    assert.equal(outcome.result.rounds[0]?.frappes[0]?.attaques, 4);
  });

  it('may be any that ships for a faction, as it is', () => {
    for (const posture of posturesDeFaction) assert.deepEqual(checkPosture(posture), posture);
  });

  it('takes the place of a faction’s of the same id, and stands after the others', () => {
    const posture = checkPosture({ ...own, id: 'head-taker' });
    assert.ok(!isRefusal(posture));
    const all = postureCatalogue([posture]);
    assert.equal(all.length, postures.length + posturesDeFaction.length);
    assert.deepEqual(
      all.filter(({ id }) => id === 'head-taker'),
      [posture],
    );
    assert.deepEqual(all.at(-1), posture);
    assert.deepEqual(all.slice(0, 9), postures);
  });

  it('may not take the id of one that everybody has', () => {
    for (const { id } of postures) {
      assert.deepEqual(refusal({ ...own, id }), { code: 'posture-reserved', context: { id } });
    }
  });

  it('knows every effect that ships, and no other', () => {
    const shipped = [...postures, ...posturesDeFaction].flatMap(({ effets }) =>
      effets.map(({ effet }) => effet),
    );
    const known = formes.map(({ id }) => id);
    assert.deepEqual(
      shipped.filter((one) => !known.includes(one)),
      [],
    );
  });

  it('says which field is wrong and what it needs', () => {
    for (const json of [null, 3, 'x', [], undefined]) assert.equal(refusal(json).code, 'posture-not-object');
    assert.deepEqual(refusal({ ...own, id: 'Fureur !' }), field('id', 'Fureur !'));
    assert.deepEqual(refusal({ ...own, nom: ' ' }), field('nom', ' ', { max: 80 }));
    assert.deepEqual(
      refusal({ ...own, texte: 'x'.repeat(301) }),
      field('texte', 'x'.repeat(100), { max: 300 }),
    );
    assert.deepEqual(refusal({ ...own, faction: 3 }), field('faction', 3));
    assert.deepEqual(refusal({ ...own, unique: 'oui' }), field('unique', 'oui'));
    assert.deepEqual(refusal({ ...own, visees: 'tous' }), field('visees', 'tous'));
    assert.deepEqual(refusal({ ...own, effets: [] }), field('effets', null, { min: 1, max: 10 }));
    assert.deepEqual(refusal({ ...own, force: 3 }), {
      code: 'posture-unknown-field',
      context: { field: 'force' },
    });
  });

  it('says which effect is wrong', () => {
    const known = formes.map(({ id }) => id);
    assert.deepEqual(effet({ effet: 'tuer' }), field('effets.1.effet', 'tuer', { known }));
    assert.deepEqual(effet({ effet: 'rompre', valeur: 1 }), {
      code: 'posture-unknown-field',
      context: { field: 'effets.1.valeur' },
    });
    const holds = conditions.map(({ id }) => id);
    assert.deepEqual(
      effet({ effet: 'rompre', si: 'jamais' }),
      field('effets.1.si', 'jamais', { known: holds }),
    );
    const some = { known: ['d3', 'soutien', 'ecart-de-soutien'], min: 1, max: 10 };
    assert.deepEqual(effet({ effet: 'attaques', valeur: 11 }), field('effets.1.valeur', 11, some));
    assert.deepEqual(effet({ effet: 'attaques' }), field('effets.1.valeur', null, some));
    const regle = { effet: 'regle', regle: { id: 'critique', x: 1 } };
    assert.deepEqual(effet(regle), field('effets.1.regle.x', 1, { min: 2, max: 6 }));
    const c = { effet: 'caracteristique', qui: 'soi', c: 'a', etape: 'frappe', valeur: 0 };
    const least = (min: number) => ({ min, max: 20 });
    assert.deepEqual(effet({ ...c, operation: 'divise' }), field('effets.1.valeur', 0, least(1)));
    assert.deepEqual(effet({ ...c, operation: 'fixe', valeur: -1 }), field('effets.1.valeur', -1, least(0)));
    assert.ok(!isRefusal(checkPosture({ ...own, effets: [{ ...c, operation: 'fixe' }] })));
  });

  it('takes or refuses any JSON, and never throws', () => {
    const words = fc.constantFrom(...formes.map(({ id }) => id), 'soi', 'd3', 'bas', 'toutes', 'frappe');
    const value = fc.oneof(plainJson(), words, fc.integer());
    const any = fc.array(fc.dictionary(fc.constantFrom('effet', 'valeur', 'qui', 'c', 'si', 'regle'), value));
    fc.assert(
      fc.property(any, plainJson(), (effets, nom) => {
        const got = checkPosture({ ...own, nom, effets });
        assert.deepEqual(JSON.parse(JSON.stringify(got)), got);
        if (!isRefusal(got))
          assert.ok(got.effets.every(({ effet }) => formes.some(({ id }) => id === effet)));
      }),
    );
  });
});
