import type { Clock } from './clock.ts';

/** Discord's ids count from the first moment of 2015. */
const EPOCH = 1_420_070_400_000n;
/** Below these bits of an id stand its milliseconds. */
const SHIFT = 22n;

/** Ids as Discord makes them: unique, growing, with the moment of their making inside. */
export class Snowflakes {
  readonly #clock: Clock;
  #last = 0n;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  next(): string {
    const wanted = (BigInt(this.#clock.now()) - EPOCH) << SHIFT;
    this.#last = wanted > this.#last ? wanted : this.#last + 1n;
    return this.#last.toString();
  }
}

/** The moment an id was made, milliseconds since 1970. */
export function momentOf(id: string): number {
  return Number((BigInt(id) >> SHIFT) + EPOCH);
}

/** Orders ids by age, oldest first. */
export function byAge(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** No flags at all, where Discord's types want some of theirs. */
export const NONE: number = 0;
