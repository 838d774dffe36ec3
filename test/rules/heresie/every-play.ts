import type { Dice } from '../../../src/dice/dice.ts';
import { PlayingDice } from '../../../src/dice/playing.ts';

/** Dice that a walk can throw at most. */
const mostDice = 14;

/**
 * Every way `run` can be played die by die, without counting: JSON of each value → ways out of 6 to the 14th. It knows
 * nothing of pools and classes: it is what counting is held against.
 */
export function everyPlay<T>(run: (dice: Dice) => T): Map<string, bigint> {
  const found = new Map<string, bigint>();
  const path: number[] = [];
  do {
    let depth = 0;
    const dice = new PlayingDice(() => {
      if (depth === path.length) path.push(1);
      depth += 1;
      return path[depth - 1] ?? 1;
    });
    const key = JSON.stringify(run(dice));
    if (depth > mostDice) throw new Error(`${depth} dice`);
    found.set(key, (found.get(key) ?? 0n) + 6n ** BigInt(mostDice - depth));
  } while (turn(path));
  return found;
}

/** On to the next faces; false when all have been seen. */
function turn(path: number[]): boolean {
  while (path.at(-1) === 6) path.pop();
  const last = path.pop();
  if (last === undefined) return false;
  path.push(last + 1);
  return true;
}

/** The same ways as fractions of 6 to the 14th. */
export const everyWay = 6n ** BigInt(mostDice);
