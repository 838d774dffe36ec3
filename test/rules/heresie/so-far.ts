import type { DefiResult, DefiState } from '../../../src/rules/heresie/state.ts';
import type { Outcome } from '../../../src/rules/rule.ts';
import { outcomeOf } from '../../../src/rules/trace.ts';

/** What happened up to now, nobody having won yet. */
export function soFar({ defi, duel, rounds, steps }: DefiState): Outcome<DefiResult> {
  const pv = { protagoniste: duel.protagoniste.pv, antagoniste: duel.antagoniste.pv };
  return outcomeOf(steps, { rounds, vainqueur: null, prc: 0, pv }, defi.rulings, []);
}
