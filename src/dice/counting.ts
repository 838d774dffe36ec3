import { classSizes, NeverAccepted, requireSides } from './classes.ts';
import type { Dice, Die, Pool } from './dice.ts';
import { Tally } from './distribution.ts';
import { Fork, type Ways, waysOfDie } from './fork.ts';
import { waysOfPool } from './multinomial.ts';

/**
 * Dice that walk every way they can fall. The rule is run again for each path: it is answered from the path as far as
 * that goes and takes the first way of whatever it asks next; then the last answer with another way left is changed.
 */
export class CountingDice implements Dice {
  readonly counting = true;
  readonly rolled: readonly Die[] = [];
  #path: Fork[] = [];
  #depth = 0;

  /** Runs `run` on every path and adds each value to `tally`; `weight` is that of the whole walk. */
  walk<T>(run: (dice: Dice) => T, tally: Tally<T>, weight: bigint): void {
    const [path, depth] = [this.#path, this.#depth];
    this.#path = [];
    try {
      do {
        this.#depth = 0;
        const value = run(this);
        if (this.#depth !== this.#path.length) throw new Error(impure);
        const end = this.#path.at(-1);
        if (end) tally.add(value, weight * end.weight, end.over);
        else tally.add(value, weight, 1n);
      } while (this.#turn());
    } finally {
      this.#path = path;
      this.#depth = depth;
    }
  }

  roll(sides: number): number {
    const fork = this.#known(sides) ?? this.#open(sides, waysOfDie(requireSides(sides)));
    return fork.value as number; // a fork that was asked for `sides` holds faces
  }

  pool(count: number, sides: number, classes: readonly number[]): Pool {
    const asked = -1 - count;
    const fork =
      this.#known(asked) ?? this.#open(asked, waysOfPool(count, classSizes(count, sides, classes)));
    return fork.value as Pool; // a fork that was asked below 0 holds pools
  }

  until<T>(draw: (dice: Dice) => T, accept: (value: T) => boolean): T {
    const fork = this.#known(0) ?? this.#open(0, this.#waysUntil(draw, accept));
    return fork.value as T; // a fork that was asked 0 holds what `draw` gave here
  }

  /** What `draw` gives given that it is accepted. It may be handed these very dice: the walk in it stands apart. */
  #waysUntil<T>(draw: (dice: Dice) => T, accept: (value: T) => boolean): Ways<T> {
    const tally = new Tally<T>();
    this.walk(draw, tally, 1n);
    const accepted = tally.finish(1n).outcomes.filter(({ value }) => accept(value));
    if (accepted.length === 0) throw new NeverAccepted(null);
    const weights = accepted.map(({ weight }) => weight);
    const total = weights.reduce((sum, weight) => sum + weight);
    return { values: accepted.map(({ value }) => value), size: accepted.length, weights, total };
  }

  /** The fork where the path already answers this question. */
  #known(asked: number): Fork | undefined {
    const fork = this.#path[this.#depth];
    if (fork === undefined) return undefined;
    if (fork.asked !== asked) throw new Error(impure);
    this.#depth += 1;
    return fork;
  }

  #open(asked: number, ways: Ways<unknown>): Fork {
    const fork = new Fork(asked, ways, this.#path.at(-1));
    this.#path.push(fork);
    this.#depth += 1;
    return fork;
  }

  /** On to the next path; false when all have been walked. */
  #turn(): boolean {
    for (let last = this.#path.at(-1); last; last = this.#path.at(-1)) {
      if (last.turn()) return true;
      this.#path.pop();
    }
    return false;
  }
}

const impure = 'The rule asked for other dice when it was run again on the same faces';
