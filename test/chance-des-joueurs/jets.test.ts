import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arbitrages as confede } from '../../data/confede/arbitrages.ts';
import { arbitrages as jdr } from '../../data/jdr/arbitrages.ts';
import { arbitrages as w40k } from '../../data/w40k/arbitrages.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { Tally } from '../../src/odds/chance-des-joueurs.ts';
import { successesOf } from '../../src/odds/chance-des-joueurs-jets.ts';
import type { Around, RollMade } from '../../src/odds/chance-des-joueurs-termes.ts';
import { check as checkImpact, resolve as impact } from '../../src/rules/confede/impact.ts';
import { check as checkMoral, resolve as moral } from '../../src/rules/jdr/moral.ts';
import { check as checkJet, resolve as jet } from '../../src/rules/libre/jet.ts';
import { isRefusal, type Json, type Outcome, type Refusal, rulingsInForce } from '../../src/rules/rule.ts';
import { check as checkEbranlement, resolve as ebranlement } from '../../src/rules/w40k/ebranlement.ts';

const around: Around = { rulings: {}, table: null };

function sure<T>(checked: T | Refusal): T {
  if (isRefusal(checked)) assert.fail(checked.code);
  return checked;
}

/** A roll as the journal has it. */
function made(command: string, options: RollMade['options'], outcome: Outcome<object>): RollMade {
  return {
    command,
    options,
    outcome: outcome as unknown as Outcome<{ [key: string]: Json }>,
    steps: outcome.steps,
    ...bare,
  };
}

/** Of nobody in particular, and of no game. */
const bare = { by: null, stood: null, earlier: [], dice: [] };

const d6 = (...faces: number[]) => scriptedDice(faces.map((face) => ({ sides: 6, face })));

/** Successes and the exact chance of at least one. */
function told(roll: RollMade) {
  return successesOf(roll, around).map(({ got, could }) => {
    const { outcomes, total } = could() ?? assert.fail('not counted');
    const some = outcomes.reduce((sum, { value, weight }) => (value > 0 ? sum + weight : sum), 0n);
    return [got, Number(some) / Number(total)];
  });
}

test('ebranlement: the test passed, against 21 of 36 for Cd 7', () => {
  const options = { 'effectif-initial': 10, 'effectif-restant': 4, cd: 7, repli: true };
  const asked = sure(checkEbranlement(options, rulingsInForce(w40k)));
  assert.deepEqual(told(made('ebranlement', options, ebranlement(asked, d6(6, 1)))), [[1, 21 / 36]]);
  assert.deepEqual(told(made('ebranlement', options, ebranlement(asked, d6(1, 1, 3, 4, 5, 6)))), [
    [0, 21 / 36],
  ]);
  const none = { 'effectif-initial': 10, 'effectif-restant': 9, cd: 7 };
  const whole = sure(checkEbranlement(none, rulingsInForce(w40k)));
  assert.deepEqual(told(made('ebranlement', none, ebranlement(whole, d6()))), []);
});

test('moral: a low roll is the good one', () => {
  const options = { cd: 8, 'pv-base': 10, pv: 6, contexte: 'tir', 'pv-perdus': 4 };
  const asked = sure(checkMoral(options, rulingsInForce(jdr)));
  assert.deepEqual(told(made('moral', options, moral(asked, d6(3, 4)))), [[1, 26 / 36]]);
  assert.deepEqual(told(made('moral', options, moral(asked, d6(6, 6)))), [[0, 26 / 36]]);
});

test('jet: dice that hold; without a comparison there is nothing to succeed in', () => {
  const roll = (notation: string, ...faces: number[]) =>
    made('jet', { notation }, jet(sure(checkJet(notation)), d6(...faces)));
  assert.deepEqual(told(roll('2d6>=5', 5, 6)), [[2, 20 / 36]]);
  assert.deepEqual(told(roll('2d6', 5, 6)), []);
});

test('impact: whether each target is wounded; with another table than then it is left out', () => {
  const options = { x: 3, distance: '23', resistance: 6 };
  const asked = sure(checkImpact(options, rulingsInForce(confede)));
  const roll = made('impact', options, impact(asked, d6(2, 5)));
  const [[got, chance] = []] = told(roll);
  assert.deepEqual([got, chance], [1, 1]);
  const steps = roll.steps.map((step) => (step.kind === 'lookup' ? { ...step, table: 'une-autre' } : step));
  assert.deepEqual(told({ ...roll, steps }), []);
});

test('impact: of several groups those that were struck in this entry; a wound of one’s own is no success', () => {
  const options = { x: 3, cibles: 'Gobelin RES 1 à 8 ; Orque RES 30 à 18', mode: 'rapide' };
  const asked = sure(checkImpact(options, rulingsInForce(confede)));
  const whole = made('impact', options, impact(asked, d6(6, 6, 5, 6)));
  assert.deepEqual(told(whole), [
    [1, 1],
    [0, 0],
  ]);
  const second = whole.steps.findLastIndex(({ what }) => what === 'distance');
  const later = { ...whole, earlier: whole.steps.slice(0, second), steps: whole.steps.slice(second) };
  assert.deepEqual(told(later), [[0, 0]]);
  const headOn = { x: 3, distance: '23', resistance: 6, situation: 'face-a-face' };
  const other = { 'vitesse-adverse': true, 'x-adverse': 3, 'mou-adverse': '20', 'resistance-impacteur': 6 };
  const both = sure(checkImpact({ ...headOn, ...other }, rulingsInForce(confede)));
  const roll = made('impact', { ...headOn, ...other }, impact(both, d6(2, 5, 2, 5)));
  assert.equal((roll.outcome.result['cibles'] as readonly Json[]).length, 2);
  assert.equal(told(roll).length, 1);
});

test('combat: hits of each kind of dice against their binomial', () => {
  const mark = { clause: 'combat.2', about: 'Démon' };
  const dice = [6, 2, 5].map((face) => ({ sides: 6, face }));
  const steps: RollMade['steps'] = [
    { ...mark, kind: 'roll', what: 'des', dice, value: 13 },
    {
      ...mark,
      kind: 'clause',
      what: 'touches',
      faces: [6, 2, 5],
      comparison: '>=',
      right: 5,
      value: 2,
    } as never,
  ];
  const roll: RollMade = {
    ...bare,
    command: 'combat',
    options: {},
    outcome: { result: {}, rulings: [] },
    steps,
  };
  const [[got, chance] = []] = told(roll);
  assert.equal(got, 2);
  assert.ok(Math.abs((chance ?? 0) - 19 / 27) < 1e-12);
});

test('what a rule refuses today is left out, and so is what no reading is made for', () => {
  assert.deepEqual(
    told({
      ...bare,
      command: 'moral',
      options: { cd: 99 },
      outcome: { result: { reussi: true }, rulings: [] },
      steps: [],
    }),
    [],
  );
  assert.deepEqual(
    told({ ...bare, command: 'toString', options: {}, outcome: { result: {}, rulings: [] }, steps: [] }),
    [],
  );
});

/** Free rolls as they fell, by notation. */
function luckOf(rolls: readonly (readonly [string, readonly number[]])[]) {
  const tally = new Tally(around, null);
  for (const [notation, faces] of rolls) {
    const roll = made('jet', { notation }, jet(sure(checkJet(notation)), d6(...faces)));
    tally.take({ ...roll, dice: faces.map((face) => ({ sides: 6, face })) });
  }
  return tally.finish();
}

test('a tally weighs faces by the exact law of their sum', () => {
  const { rolls, dice, successes } = luckOf([
    ['1d6', [1]],
    ['1d6', [2]],
  ]);
  assert.deepEqual([rolls, successes], [2, null]);
  const [one] = dice;
  assert.deepEqual(one?.faces, [1, 1, 0, 0, 0, 0]);
  assert.deepEqual([one?.count, one?.sum.got, one?.sum.expected], [2, 3, 7]);
  assert.ok(Math.abs((one?.sum.atMost ?? 0) - 3 / 36) < 1e-15);
  assert.ok(Math.abs((one?.sum.atLeast ?? 0) - 35 / 36) < 1e-15);
});

test('successes of unlike rolls are added up exactly: 1/2 and 1/3, both held', () => {
  const { successes } = luckOf([
    ['1d6>=4', [5]],
    ['1d6>=5', [5]],
  ]);
  assert.equal(successes?.got, 2);
  assert.ok(Math.abs((successes?.expected ?? 0) - 5 / 6) < 1e-15);
  assert.ok(Math.abs((successes?.atLeast ?? 0) - 1 / 6) < 1e-15);
  assert.ok(Math.abs((successes?.atMost ?? 0) - 1) < 1e-15);
});

test('faces of exploding dice are left out: how many fall depends on them; a roll without dice is no roll', () => {
  const { rolls, dice } = luckOf([['1d6!', [6, 2]]]);
  assert.deepEqual([rolls, dice], [1, []]);
  const tally = new Tally(around, null);
  tally.take({ ...bare, command: 'pc', options: {}, outcome: { result: {}, rulings: [] }, steps: [] });
  assert.equal(tally.finish().rolls, 0);
});
