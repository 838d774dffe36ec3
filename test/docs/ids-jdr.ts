import assert from 'node:assert/strict';
import { arbitrages } from '../../data/jdr/arbitrages.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { check } from '../../src/rules/jdr/melee/check.ts';
import { begin, outcome, playRound } from '../../src/rules/jdr/melee/melee.ts';
import { type Malade, soigner } from '../../src/rules/jdr/soins.ts';
import { isRefusal, type Outcome, rulingsInForce } from '../../src/rules/rule.ts';
import type { MeleeCase } from '../rules/jdr/melee-cases.ts';
import { courageCases } from '../rules/jdr/melee-courage.cases.ts';
import { strikeCases } from '../rules/jdr/melee-strikes.cases.ts';

const rulings = rulingsInForce(arbitrages);

/** Every outcome of a round of the golden mêlées, and of care, with what was typed for it. */
export function outcomesOfMelee(): { readonly outcome: Outcome<object>; readonly typed: string }[] {
  const rounds = [...strikeCases, ...courageCases].map((one) => ({
    outcome: lastRound(one),
    typed: JSON.stringify(one.combattants),
  }));
  return [...rounds, ...care()];
}

function lastRound({ combattants, gains, rounds }: MeleeCase): Outcome<object> {
  const melee = check(combattants, gains ?? null, rulings);
  assert.ok(!isRefusal(melee));
  let state = begin(melee);
  for (const { choix = [], dice } of rounds) state = playRound(state, choix, scriptedDice(dice));
  return outcome(state);
}

function care(): { readonly outcome: Outcome<object>; readonly typed: string }[] {
  const down: Malade = { fiche: 'A', pv: 0, pvBase: 9, xp: 100, credits: 100, parJoueur: true, par: 'B' };
  const malades = [down, { ...down, parJoueur: false }, { ...down, pv: 3 }];
  const cared = soigner(malades, rulings);
  assert.ok(!isRefusal(cared));
  return [{ outcome: cared, typed: JSON.stringify(malades) }];
}
