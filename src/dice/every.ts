import { CountingDice } from './counting.ts';
import type { Dice } from './dice.ts';
import { certain, type Distribution, Tally } from './distribution.ts';

/**
 * Everything `run` can give and its exact weight: it is run once for each way its dice can fall. `run` must be pure:
 * the same faces, the same questions and the same value, which is JSON. Equal values are merged.
 */
export function distribution<T>(run: (dice: Dice) => T): Distribution<T> {
  return through(certain(null), (_, dice) => run(dice));
}

/** The next stage from each value of `from`, equal values merged: what comes after does not depend on how it came. */
export function through<A, B>(from: Distribution<A>, stage: (value: A, dice: Dice) => B): Distribution<B> {
  const dice = new CountingDice();
  const tally = new Tally<B>();
  for (const { value, weight } of from.outcomes) dice.walk((all) => stage(value, all), tally, weight);
  return tally.finish(from.total);
}

/** Where a rule stands → where it stands after its next dice. */
export type Stage<S> = (state: S, dice: Dice) => S;

/** Everything that a rule written as `stages` can give from `start`; equal states are merged after each stage. */
export function chain<S>(start: S, ...stages: readonly Stage<S>[]): Distribution<S> {
  return stages.reduce<Distribution<S>>(through, certain(start));
}
