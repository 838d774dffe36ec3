import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { abandon, issued, refused, unanswered, withdrawn } from '../../../src/rules/heresie/issue.ts';
import { concentrate, strike, takePosture } from '../../../src/rules/heresie/run.ts';
import type { DefiState } from '../../../src/rules/heresie/state.ts';
import { other, type Side } from '../../../src/rules/heresie/terms.ts';
import { isRefusal } from '../../../src/rules/rule.ts';
import { model, start, takes } from './models.ts';
import { ready } from './ready.ts';

/** The protagonist has taken two PV of three, nobody is removed. */
function ahead(): DefiState {
  const before = concentrate(ready(start({ arme: { d: 2 }, profil: { i: 9 } })), scriptedDice([1, 1]));
  const after = strike(before, scriptedDice([4, 1, 4]));
  assert.equal(after.duel.antagoniste.pv, 1);
  return after;
}

function ended(state: DefiState, side: Side) {
  const { result, steps, rulings } = abandon(state, side, scriptedDice([]));
  return {
    vainqueur: result.vainqueur,
    prc: result.prc,
    rulings: rulings.map(({ id }) => id),
    last: steps.slice(state.steps.length).map(({ what, value }) => [what, value]),
  };
}

describe('a challenge that is given up', () => {
  it('abandon: the other wins what Gloire gives as things stand', () => {
    assert.deepEqual(ended(ahead(), 'antagoniste'), {
      vainqueur: 'protagoniste',
      prc: 2,
      rulings: ['abandon', 'pv-pris'],
      last: [
        ['abandon', true],
        ['vainqueur', 'protagoniste'],
        ['prc', 2],
        ['retour', true],
      ],
    });
  });

  it('abandon: who is ahead and gives up wins nothing', () => {
    assert.deepEqual(ended(ahead(), 'protagoniste'), {
      vainqueur: null,
      prc: 0,
      rulings: ['abandon'],
      last: [
        ['abandon', true],
        ['vainqueur', null],
        ['retour', true],
      ],
    });
  });

  it('abandon: before any blow nobody wins, whoever gives up, whatever is still to be chosen', () => {
    const state = ready(start());
    for (const side of ['protagoniste', 'antagoniste'] as const) {
      const { vainqueur, prc } = ended({ ...state, steps: [] }, side);
      assert.deepEqual({ vainqueur, prc }, { vainqueur: null, prc: 0 });
      assert.notEqual(side, other(side));
    }
    const again = takePosture(
      { ...state, duel: { ...state.duel, protagoniste: { ...state.duel.protagoniste, choix: null } } },
      'protagoniste',
      takes('rompre'),
    );
    assert.ok(!isRefusal(again));
    assert.equal(ended(again, 'protagoniste').vainqueur, null);
  });
});

describe('a challenge without a duel', () => {
  it('defi.1: says who may issue it, that it waits, that it lapsed, that it was taken back or declined', () => {
    const steps = [
      ...issued(model({ sousTypes: ['etat-major'] }), [model({ nom: 'Drusus' })]),
      unanswered(),
      withdrawn(),
      refused(),
    ];
    assert.deepEqual(
      steps.map(({ clause, what, about, value }) => [clause, what, about, value]),
      [
        ['defi.1', 'duellistes', undefined, { protagoniste: 'Cassian', antagoniste: 'Drusus' }],
        ['defi.1', 'eligible', 'protagoniste', 'etat-major'],
        ['defi.1', 'lance', 'protagoniste', true],
        ['defi.1', 'sans-reponse', 'antagoniste', true],
        ['defi.1', 'retrait', 'protagoniste', true],
        ['defi.2', 'refus', 'antagoniste', true],
      ],
    );
  });

  it('names nobody while one of several models may accept', () => {
    const [first] = issued(model({}), [model({ nom: 'Drusus' }), model({ nom: 'Varro' })]);
    assert.deepEqual(first?.value, { protagoniste: 'Cassian', antagoniste: null });
  });
});
