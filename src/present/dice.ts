import type { Die } from '../dice/dice.ts';
import type { Modifier } from '../rules/step.ts';
import { number } from './numbers.ts';

/** From here on faces are told by how often each fell: nobody reads forty dice one by one on a phone. */
const mostListed = 20;

/** « 2D6 », « 1D6 + 2D8 »: what was thrown, dice of the same sides together. */
export function diceName(dice: readonly Pick<Die, 'sides'>[]): string {
  const counts = new Map<number, number>();
  for (const { sides } of dice) counts.set(sides, (counts.get(sides) ?? 0) + 1);
  return [...counts].map(([sides, count]) => `${count}D${sides}`).join(' + ');
}

/** « 2 + 3 − 1 (modificateur) »: faces, then modifiers with the words that `causeOf` has for their cause. */
export function sumOf(
  from: readonly number[],
  by: readonly Modifier[] = [],
  causeOf = (cause: string): string => cause,
): string {
  const terms = by.map(
    ({ cause, value }) => ` ${value < 0 ? '−' : '+'} ${number(Math.abs(value))} (${causeOf(cause)})`,
  );
  return from.map(number).join(' + ') + terms.join('');
}

/**
 * Faces side by side, those that `strong` names in bold, those that `dropped` names struck through. More than twenty
 * are told by how often each face fell: « 7 × 1, 5 × 2 ».
 */
export function facesOf(
  faces: readonly number[],
  strong: (face: number) => boolean = () => false,
  dropped: (face: number) => boolean = () => false,
): string {
  const mark = (face: number): string => {
    if (dropped(face)) return `~~${face}~~`;
    return strong(face) ? `**${face}**` : String(face);
  };
  if (faces.length <= mostListed) return faces.map(mark).join(', ');
  const counts = Map.groupBy(faces, (face) => face);
  return [...counts]
    .toSorted(([left], [right]) => left - right)
    .map(([face, same]) => `${number(same.length)} × ${mark(face)}`)
    .join(', ');
}
