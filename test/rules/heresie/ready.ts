import assert from 'node:assert/strict';
import { arbitrages } from '../../../data/heresie/arbitrages.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { check, type DefiStart } from '../../../src/rules/heresie/check.ts';
import { none } from '../../../src/rules/heresie/choix.ts';
import { begin, takePosture, takeWeapon } from '../../../src/rules/heresie/run.ts';
import type { Choix, DefiState } from '../../../src/rules/heresie/state.ts';
import { isRefusal, type Refusal, type Rulings, rulingsInForce } from '../../../src/rules/rule.ts';

/** The state; a refusal fails the test. */
function ok(state: DefiState | Refusal): DefiState {
  assert.ok(!isRefusal(state), JSON.stringify(state));
  return state;
}

/** A challenge whose first round is chosen, Concentration due. */
export function ready(from: DefiStart, mine: Choix = none, set: Rulings = {}): DefiState {
  const defi = check(from, rulingsInForce(arbitrages, set));
  assert.ok(!isRefusal(defi), JSON.stringify(defi));
  const no = scriptedDice([]);
  const posed = ok(takePosture(ok(takePosture(begin(defi), 'protagoniste', mine)), 'antagoniste', none));
  return ok(takeWeapon(ok(takeWeapon(posed, 'antagoniste', null, no)), 'protagoniste', null, no));
}
