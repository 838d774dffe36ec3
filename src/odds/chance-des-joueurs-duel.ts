import type { Die } from '../dice/dice.ts';
import { mapDistribution } from '../dice/distribution.ts';
import { DiceMismatch, scriptedDice } from '../dice/scripted.ts';
import { runOf } from '../matches/defi-course.ts';
import type { DefiMatch } from '../matches/defi-terms.ts';
import { awaits, concentrate, strike, takePosture, takeWeapon } from '../rules/heresie/run.ts';
import type { DefiState } from '../rules/heresie/state.ts';
import { poursuivre } from '../rules/heresie/suite.ts';
import { other, type Side } from '../rules/heresie/terms.ts';
import { isRefusal, type Refusal } from '../rules/rule.ts';
import type { Step } from '../rules/step.ts';
import type { Strike } from './chance-des-joueurs-frappes.ts';
import { spreadOf } from './chance-des-joueurs-somme.ts';
import { Rounds } from './heresie/round.ts';

type Dice = ReturnType<typeof scriptedDice>;

/**
 * The strikes that fell in one entry of a duel: what was chosen is in its steps, and its dice are thrown again, so that
 * each strike is met as both stood then. None where today's rule would not throw them so.
 */
export function duelStrikes(
  stood: DefiMatch,
  { steps, dice: fallen }: { readonly steps: readonly Step[]; readonly dice: readonly Die[] },
): readonly Strike[] {
  if (stood.course === null || fallen.length === 0) return [];
  const dice = scriptedDice(fallen);
  const found: Strike[] = [];
  const thrown = (run: DefiState) => rolled(run, { dice, count: fallen.length, found });
  try {
    let run = thrown(runOf(stood));
    for (const [at, step] of steps.entries()) {
      const next = chosen(run, step, steps[at + 1], dice);
      if (next === null) continue;
      if (isRefusal(next)) return [];
      run = thrown(next);
    }
    return dice.rolled.length === fallen.length ? found : [];
  } catch (error) {
    if (error instanceof DiceMismatch) return [];
    throw error;
  }
}

/** The duel after what a step says that somebody chose; `null` for a step that chooses nothing. */
function chosen(
  run: DefiState,
  step: Step,
  following: Step | undefined,
  dice: Dice,
): DefiState | Refusal | null {
  const side = step.about as Side; // steps of a duel are about sides
  const id = typeof step.value === 'string' ? step.value : null;
  switch (step.what) {
    case 'poursuivre':
      return poursuivre(run);
    case 'posture': {
      const named = following?.what === 'posture-interdite' ? following.value : null;
      return takePosture(run, side, { posture: id, nommee: typeof named === 'string' ? named : null });
    }
    case 'arme':
      return takeWeapon(run, side, id, dice);
    default:
      return null;
  }
}

/** Throws what is due, as far as dice are left. */
function rolled(
  run: DefiState,
  throwing: { readonly dice: Dice; readonly count: number; readonly found: Strike[] },
): DefiState {
  const { dice, count, found } = throwing;
  const due = awaits(run);
  if (dice.rolled.length >= count || (due.kind !== 'concentration' && due.kind !== 'frappe')) return run;
  if (due.kind !== 'frappe') return rolled(concentrate(run, dice), throwing);
  const after = strike(run, dice);
  found.push(told(run, after, due.side));
  return rolled(after, throwing);
}

function told({ defi, duel }: DefiState, after: DefiState, side: Side): Strike {
  const foe = other(side);
  const { pv } = duel[foe];
  const could = () =>
    spreadOf(mapDistribution(new Rounds(defi).strike(duel, side), (left) => pv - left[foe].pv));
  const { protagoniste, antagoniste, rulings } = defi;
  const key = `defi ${side} ${JSON.stringify([protagoniste, antagoniste, rulings, duel])}`;
  return { from: side, on: foe, got: pv - after.duel[foe].pv, key, could };
}
