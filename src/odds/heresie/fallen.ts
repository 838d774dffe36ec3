import type { Dice } from '../../dice/dice.ts';

function noDie(): never {
  throw new Error('All dice have fallen');
}

/** For what comes once the dice have fallen; no trace is kept. */
export const fallen: Dice = { counting: true, rolled: [], roll: noDie, pool: noDie, until: noDie };
