import assert from 'node:assert/strict';
import { arbitrages } from '../../data/heresie/arbitrages.ts';
import { check, type DefiStart } from '../../src/rules/heresie/check.ts';
import type { Defi } from '../../src/rules/heresie/state.ts';
import { isRefusal, type Rulings, rulingsInForce } from '../../src/rules/rule.ts';
import { printed, start } from '../rules/heresie/models.ts';

/** A challenge that may be played. */
export function defiOf(from: DefiStart, set: Rulings = {}): Defi {
  const defi = check(from, rulingsInForce(arbitrages, set));
  assert.ok(!isRefusal(defi), JSON.stringify(defi));
  return defi;
}

/** The worked duel of the rule page: Praetor with paragon blade against Centurion with power sword. */
export const worked = defiOf({
  ...start(),
  protagoniste: printed('preteur', 'lame-de-parangon'),
  antagoniste: printed('centurion', 'epee-energetique'),
});

/** The first weapon of both. */
export const first = { protagoniste: null, antagoniste: null } as const;
