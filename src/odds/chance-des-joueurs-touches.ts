import { distribution } from '../dice/every.ts';
import type { CountStep, Step } from '../rules/step.ts';
import { holds } from '../rules/trace.ts';
import { handsOf } from './chance-des-joueurs-mains.ts';
import type { RollMade, Successes } from './chance-des-joueurs-termes.ts';

/** Hits of a battle, kind of dice by kind, of whichever side threw them. */
export function touchesOf(roll: RollMade): Successes[] {
  const { steps } = roll;
  const hand = handsOf(roll);
  return steps.flatMap((step, at) =>
    isCount(step) ? hitsOf(step, steps.slice(0, at)).map((hits) => ({ ...hits, by: hand(step) })) : [],
  );
}

function isCount(step: Step): step is CountStep {
  return step.kind === 'clause' && 'faces' in step;
}

/** Hits of the dice of one kind, which fell in the last roll about it before. */
function hitsOf(
  { faces, about, comparison, right, value }: CountStep,
  before: readonly Step[],
): Omit<Successes, 'by'>[] {
  const thrown = before.findLast((step) => step.kind === 'roll' && step.about === about);
  const sides = thrown?.kind === 'roll' ? thrown.dice[0]?.sides : undefined;
  if (sides === undefined) return [];
  const classes = Array.from({ length: sides }, (_, at) => Number(holds(at + 1, comparison, right)));
  if (new Set(classes).size < 2) return []; // they all hit, or none can
  const could = () => distribution((dice) => dice.pool(faces.length, sides, classes).counts[1] ?? 0);
  return [{ key: `combat ${faces.length} ${sides} ${comparison} ${right}`, got: value, could }];
}
