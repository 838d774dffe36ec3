import type { Dice } from '../../dice/dice.ts';

function none(): never {
  throw new Error('No die falls here');
}

/** The accounts of a battle need no die. */
export const noDice: Dice = { counting: false, rolled: [], roll: none, pool: none, until: none };
