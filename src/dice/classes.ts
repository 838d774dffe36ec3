/**
 * How many faces each class of a pool has. A pool that was asked for wrongly is a fault of the rule: it throws.
 * `count` is the number of dice, `classes[face - 1]` the class of that face, numbered from 0 without gaps.
 */
export function classSizes(count: number, sides: number, classes: readonly number[]): number[] {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`A pool of ${count} dice`);
  requireSides(sides);
  if (classes.length !== sides) throw new RangeError(`${classes.length} classes for ${sides} faces`);
  const sizes: number[] = [];
  for (const one of classes) {
    if (!Number.isInteger(one) || one < 0 || one >= sides)
      throw new RangeError(`A face cannot be of class ${one}`);
    while (sizes.length <= one) sizes.push(0);
    sizes[one] = (sizes[one] ?? 0) + 1;
  }
  if (sizes.includes(0)) throw new RangeError('Classes are numbered without gaps');
  return sizes;
}

/** The same number; throws unless a die can have that many sides. */
export function requireSides(sides: number): number {
  if (!Number.isInteger(sides) || sides < 1) throw new RangeError(`A die of ${sides} sides`);
  return sides;
}

/** Thrown by {@link Dice.until} when what was drawn is never accepted: the rule could go on for ever. */
export class NeverAccepted extends Error {
  constructor(repeats: number | null) {
    super(repeats === null ? 'No value can be accepted' : `No value was accepted in ${repeats} draws`);
    this.name = 'NeverAccepted';
  }
}
