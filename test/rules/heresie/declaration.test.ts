import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arbitrages } from '../../../data/heresie/arbitrages.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { eligibility, isEligible } from '../../../src/rules/heresie/check.ts';
import { decline } from '../../../src/rules/heresie/declaration.ts';
import type { Combattant } from '../../../src/rules/heresie/terms.ts';
import { isRefusal, rulingsInForce } from '../../../src/rules/rule.ts';
import { type Model, model } from './models.ts';

const rulings = rulingsInForce(arbitrages);

function made(nom: string, more: Model = {}): Combattant {
  return model({ nom, cc: 5, cd: 9 }, more);
}

function declined(models: readonly Combattant[], nommee: string | null) {
  const got = decline(models, nommee, rulings, scriptedDice([]));
  assert.ok(!isRefusal(got), JSON.stringify(got));
  return got;
}

function code(models: readonly Combattant[], nommee: string | null): object {
  const got = decline(models, nommee, rulings, scriptedDice([]));
  assert.ok(isRefusal(got));
  return { code: got.code, ...got.context };
}

describe('who may take part', () => {
  it('parangon, état-major, champion or a rule, in that order; not en déroute, not removed', () => {
    const types = [{ type: 'parangon' }, { sousTypes: ['lourd', 'etat-major'] }, {}].map((profil) => ({
      profil,
    }));
    const ruled = { profil: { sousTypes: [], regles: [{ id: 'defi' }] } } as const;
    const all = [...types, ruled, { profil: { sousTypes: ['lourd'] } }].map((one) => made('X', one));
    assert.deepEqual(
      all.map(({ profil }) => eligibility(profil)),
      ['parangon', 'etat-major', 'champion', 'regle', 'mj'],
    );
    assert.deepEqual(all.map(isEligible), [true, true, true, true, false]);
    assert.equal(isEligible(made('X', { statut: 'deroute' })), false);
    assert.equal(isEligible(made('X', { statut: 'disgrace' })), true);
    assert.equal(isEligible(made('X', { pv: 0 })), false);
  });
});

describe('a declined challenge', () => {
  const sergeant = made('Sergent', { profil: { sousTypes: [] } });

  it('defi.2, defi.3: the named model has CC and Cd halved, down, until the end phase', () => {
    const { result, steps } = declined([sergeant, made('Drusus')], 'Drusus');
    assert.deepEqual(result, { disgrace: 'Drusus', affectee: true, cc: 2, cd: 4 });
    assert.deepEqual(
      steps.map(({ clause, what, value }) => [clause, what, value]),
      [
        ['defi.2', 'disgrace', 'Drusus'],
        ['defi.2', 'cc', 2],
        ['defi.2', 'cd', 4],
        ['defi.3', 'duree', 'phase-de-fin'],
      ],
    );
  });

  it('a sheet without Cd has only its CC halved', () => {
    assert.deepEqual(declined([made('Drusus', { profil: { cd: null } })], 'Drusus').result.cd, null);
  });

  it('a model that statuses do not affect may be named and is not affected', () => {
    const proud = made('Drusus', { profil: { regles: [{ id: 'insensible-aux-statuts' }] } });
    assert.deepEqual(declined([proud], 'Drusus').result, {
      disgrace: 'Drusus',
      affectee: false,
      cc: null,
      cd: null,
    });
  });

  it('nobody could have accepted: nobody is named', () => {
    assert.equal(declined([sergeant], null).result.disgrace, null);
    assert.equal(declined([], null).result.affectee, false);
    assert.deepEqual(code([sergeant], 'Sergent'), { code: 'disgrace-nobody', got: 'Sergent' });
  });

  it('somebody could have: naming is due, and only one who could', () => {
    const models = [sergeant, made('Drusus')];
    assert.deepEqual(code(models, null), { code: 'disgrace-unnamed', known: ['Drusus'] });
    assert.deepEqual(code(models, 'Sergent'), {
      code: 'disgrace-unknown',
      got: 'Sergent',
      known: ['Drusus'],
    });
  });
});
