import type { Dice } from '../../dice/dice.ts';

function none(): never {
  throw new Error('No die falls in care');
}

/** Care needs no die. */
export const noDice: Dice = { counting: false, rolled: [], roll: none, pool: none, until: none };
