import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arbitrages } from '../../../data/heresie/arbitrages.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { seededDice } from '../../../src/dice/seeded.ts';
import { check, type DefiStart } from '../../../src/rules/heresie/check.ts';
import { legalPostures, none } from '../../../src/rules/heresie/choix.ts';
import { jusquauBout, play, rapide, round } from '../../../src/rules/heresie/defi.ts';
import { mayRompre } from '../../../src/rules/heresie/gloire.ts';
import {
  awaits,
  begin,
  concentrate,
  strike,
  takePosture,
  takeWeapon,
} from '../../../src/rules/heresie/run.ts';
import type { Defi, DefiState } from '../../../src/rules/heresie/state.ts';
import { finish, poursuivre, suites } from '../../../src/rules/heresie/suite.ts';
import { isRefusal, type Refusal, rulingsInForce } from '../../../src/rules/rule.ts';
import { start, takes } from './models.ts';
import { soFar } from './so-far.ts';

function checked(from: DefiStart = start()): Defi {
  const defi = check(from, rulingsInForce(arbitrages));
  assert.ok(!isRefusal(defi));
  return defi;
}

function ok<T>(value: T | Refusal): T {
  assert.ok(!isRefusal(value), JSON.stringify(value));
  return value;
}

function code(value: unknown): string {
  assert.ok(isRefusal(value));
  return value.code;
}

const no = scriptedDice([]);

describe('a challenge step by step', () => {
  it('waits for each in turn: postures, weapons (the reactive first), dice, the holder of the advantage', () => {
    const seen: unknown[] = [];
    const look = (state: DefiState) => {
      seen.push(Object.values(awaits(state)).join(' '));
      return state;
    };
    let state = look(begin(checked()));
    state = look(ok(takePosture(state, 'protagoniste', takes('rompre'))));
    state = look(ok(takePosture(state, 'antagoniste', none)));
    state = look(ok(takeWeapon(state, 'antagoniste', null, no)));
    state = look(ok(takeWeapon(state, 'protagoniste', 'poings', no)));
    state = look(concentrate(state, scriptedDice([1, 1])));
    state = look(strike(state, scriptedDice([1])));
    state = look(strike(state, no));
    look(ok(poursuivre(state)));
    assert.deepEqual(seen, [
      'posture protagoniste',
      'posture antagoniste',
      'arme antagoniste',
      'arme protagoniste',
      'concentration ',
      'frappe protagoniste',
      'frappe antagoniste',
      'suite protagoniste',
      'posture protagoniste',
    ]);
    assert.deepEqual(suites(state), ['poursuivre', 'gloire']);
    assert.deepEqual(mayRompre(state.defi, state.duel), ['protagoniste']);
    const outcome = ok(finish(state, 'protagoniste', no));
    const decisions = {
      rounds: [{ postures: { protagoniste: takes('rompre') } }],
      rompre: 'protagoniste',
    } as const;
    assert.deepEqual(ok(play(checked(), decisions, scriptedDice([1, 1, 1]))), outcome);
  });

  it('shows what happened up to now', () => {
    const state = begin(checked());
    assert.deepEqual(soFar(state).result, {
      rounds: [],
      vainqueur: null,
      prc: 0,
      pv: { protagoniste: 3, antagoniste: 3 },
    });
    const after = ok(round(state, {}, scriptedDice([1, 1, 4, 1, 4])));
    const { result, steps } = soFar(after);
    assert.deepEqual([result.pv.antagoniste, result.vainqueur, result.rounds.length], [2, null, 1]);
    assert.deepEqual(steps, after.steps);
  });

  it('refuses whoever is not asked, whatever it is', () => {
    const state = begin(checked());
    assert.equal(code(takePosture(state, 'antagoniste', none)), 'out-of-turn');
    assert.equal(code(takeWeapon(state, 'protagoniste', null, no)), 'out-of-turn');
    assert.equal(code(poursuivre(state)), 'not-now');
    assert.equal(code(finish(state, null, no)), 'not-now');
    const chosen = ok(takePosture(state, 'protagoniste', none));
    assert.equal(code(takePosture(chosen, 'protagoniste', takes('rompre'))), 'out-of-turn');
    const armed = ok(takePosture(chosen, 'antagoniste', none));
    assert.equal(code(takeWeapon(armed, 'protagoniste', null, no)), 'out-of-turn');
    assert.equal(code(round(armed, {}, no)), 'not-now');
    assert.throws(() => concentrate(state, no), /It is time for posture/);
    assert.throws(() => strike(state, no), /It is time for posture/);
  });

  it('leaves the state that it was given as it was', () => {
    const state = begin(checked());
    const before = JSON.stringify(state);
    ok(round(state, { postures: { protagoniste: takes('grele-de-coups') } }, seededDice('any')));
    assert.equal(JSON.stringify(state), before);
  });

  it('offers the postures that may be taken', () => {
    const { defi, duel } = begin(checked(start({ profil: { faction: 'alpha-legion' } })));
    const ids = legalPostures(defi, duel, 'protagoniste').map(({ id }) => id);
    assert.equal(ids.length, 10);
    assert.ok(ids.includes('i-am-alpharius') && ids.includes('feinte-et-riposte'));
    const { duel: after } = ok(
      takePosture(begin(defi), 'protagoniste', takes('feinte-et-riposte', 'rompre')),
    );
    const left = legalPostures(defi, after, 'antagoniste').map(({ id }) => id);
    assert.equal(left.length, 7);
    assert.ok(!left.includes('rompre') && !left.includes('feinte-et-riposte'));
  });

  it('keeps from Gloire only the one against whom No Prey Escapes stands, in later rounds too', () => {
    const wolves = { profil: { faction: 'space-wolves' } };
    const choices = { postures: { antagoniste: takes('no-prey-escapes') } };
    const first = ok(round(begin(checked(start({}, wolves))), choices, scriptedDice([1, 1, 1, 1])));
    assert.deepEqual(suites(first), ['poursuivre']);
    const second = ok(round(ok(poursuivre(first)), {}, scriptedDice([1, 1, 1, 1])));
    assert.deepEqual(suites(second), ['poursuivre']);
    assert.equal(code(finish(second, null, no)), 'gloire-withheld');
  });

  it('in one answer: a single round, or on without postures until the end', () => {
    const choices = { postures: { protagoniste: takes('coup-de-grace') } };
    const quick = ok(rapide(checked(), choices, scriptedDice([1, 1, 1, 1, 1])));
    assert.equal(quick.result.rounds.length, 1);
    assert.ok(!quick.steps.some(({ what }) => what === 'borne'));
    const dice = scriptedDice([1, 1, 1, 4, 1, 3, 1, 1, 4, 1, 4]);
    const long = ok(jusquauBout(checked(), choices, dice));
    dice.finish();
    assert.deepEqual(
      long.result.rounds.map(({ postures }) => postures.protagoniste),
      ['coup-de-grace', null],
    );
    assert.deepEqual([long.result.vainqueur, long.result.pv.antagoniste], ['protagoniste', 0]);
  });

  it('the bound reached by luck alone does not say that nobody could wound', () => {
    const dice = scriptedDice(Array.from({ length: 50 }, () => [1, 1, 1, 1]).flat());
    const { steps } = ok(jusquauBout(checked(), {}, dice));
    assert.ok(steps.some(({ what }) => what === 'borne'));
    assert.ok(!steps.some(({ what }) => what === 'personne-ne-blesse'));
  });

  it('nobody can wound: the bound of 50 rounds is said', () => {
    const hard = { profil: { e: 10, i: 2 } };
    const faces = Array.from({ length: 50 }, () => [1, 1, 1, 1]).flat();
    const dice = scriptedDice(faces);
    const outcome = ok(jusquauBout(checked(start({}, hard)), {}, dice));
    dice.finish();
    assert.deepEqual(outcome.steps.find(({ what }) => what === 'borne')?.value, 50);
    assert.ok(outcome.steps.some(({ what }) => what === 'personne-ne-blesse'));
    assert.deepEqual([outcome.result.rounds.length, outcome.result.vainqueur], [50, null]);
  });
});
