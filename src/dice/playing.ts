import { classSizes, NeverAccepted, requireSides } from './classes.ts';
import type { Dice, Die, Pool } from './dice.ts';

/** Draws that `until` makes before it gives up: a draw accepted once in 36 fails to come with odds under 1e-122. */
const mostRepeats = 10_000;

/** Dice that fall for real: every kind of them differs only in where a face comes from. */
export class PlayingDice implements Dice {
  readonly counting = false;
  readonly #rolled: Die[] = [];
  readonly #nextFace: (sides: number) => number;

  /** `nextFace` gives the face, 1…`sides`, of the next die. */
  constructor(nextFace: (sides: number) => number) {
    this.#nextFace = nextFace;
  }

  get rolled(): readonly Die[] {
    return this.#rolled;
  }

  roll(sides: number): number {
    requireSides(sides);
    const face = this.#nextFace(sides);
    this.#rolled.push({ sides, face });
    return face;
  }

  pool(count: number, sides: number, classes: readonly number[]): Pool {
    const counts = classSizes(count, sides, classes).fill(0);
    const faces = new Array<number>(count);
    for (let die = 0; die < count; die += 1) {
      const face = this.roll(sides);
      const one = classes[face - 1] ?? 0;
      counts[one] = (counts[one] ?? 0) + 1;
      faces[die] = face;
    }
    return { faces, counts };
  }

  until<T>(draw: (dice: Dice) => T, accept: (value: T) => boolean): T {
    for (let repeat = 0; repeat < mostRepeats; repeat += 1) {
      const value = draw(this);
      if (accept(value)) return value;
    }
    throw new NeverAccepted(mostRepeats);
  }
}
