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

/**
 * « 2 + 3 − 1 (modificateur) »: faces, then modifiers with the words that `causeOf` has for their cause, if any. A
 * sign stays with its number when a line breaks.
 */
export function sumOf(
  from: readonly number[],
  by: readonly Modifier[] = [],
  causeOf = (cause: string): string => cause,
): string {
  const terms = by.map(({ cause, value }) => {
    const word = causeOf(cause);
    const term = ` ${value < 0 ? '−' : '+'}\u00a0${number(Math.abs(value))}`;
    return word === '' ? term : `${term} (${word})`;
  });
  return from.map(number).join(' + ') + terms.join('');
}

/** Whether a face, in its place from 0, is shown so. */
export type Which = (face: number, at: number) => boolean;

/**
 * Faces side by side, those that `strong` names in bold, those that `dropped` names struck through. More than twenty
 * are told by how often each face fell, those that fell once as they are: « 7 × 1, 3, 5 × 4 ».
 */
export function facesOf(
  faces: readonly number[],
  strong: Which = never,
  dropped: Which = never,
  link = ', ',
): string {
  const marked = faces.map((face, at) => ({
    face,
    text: markedFace(face, strong(face, at), dropped(face, at)),
  }));
  if (marked.length <= mostListed) return marked.map(({ text }) => text).join(link);
  return [...Map.groupBy(marked, ({ text }) => text)]
    .toSorted(([, [left]], [, [right]]) => (left?.face ?? 0) - (right?.face ?? 0))
    .map(([text, same]) => (same.length === 1 ? text : `${number(same.length)} × ${text}`))
    .join(link);
}

function never(): boolean {
  return false;
}

function markedFace(face: number, strong: boolean, dropped: boolean): string {
  if (dropped) return `~~${number(face)}~~`;
  return strong ? `**${number(face)}**` : number(face);
}
