import seedrandom from 'seedrandom';
import type { Dice } from './dice.ts';
import { PlayingDice } from './playing.ts';

/** Version of the way from a seed to faces, recorded with each roll: ARC4 of seedrandom, `1 + floor(x × sides)`. */
export const ALGORITHM = 1;

/** Dice drawn from `seed`: the same seed gives the same faces for the same dice, for ever. */
export function seededDice(seed: string): Dice {
  const generator = seedrandom(seed);
  return new PlayingDice((sides) => 1 + Math.floor(generator() * sides));
}
