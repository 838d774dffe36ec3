/** A die that fell: `face` is 1…`sides`. */
export interface Die {
  readonly sides: number;
  readonly face: number;
}

/**
 * Dice of which only the class of each face matters.
 * `counts[c]` is how many fell in class `c`. `faces` are the faces in order when the dice are played, and empty when
 * they are counted: a rule decides from `counts`, a trace shows `faces`.
 */
export interface Pool {
  readonly faces: readonly number[];
  readonly counts: readonly number[];
}

/**
 * Where every die of a rule comes from. Three kinds exist: seeded (plays), scripted (tests and typed dice),
 * counting (walks every way the dice can fall, with its weight).
 */
export interface Dice {
  /** True while odds are counted: nobody will read a trace. */
  readonly counting: boolean;
  /** Every die that fell so far, in order. Empty while counting. */
  readonly rolled: readonly Die[];
  /** One die that matters by itself. Returns its face, 1…`sides`. */
  roll(sides: number): number;
  /**
   * `count` dice of `sides` sides, told apart only by class: `classes[face - 1]` is the class of that face, numbered
   * from 0 without gaps.
   */
  pool(count: number, sides: number, classes: readonly number[]): Pool;
  /** Repeats `draw` until `accept` takes its value. Played by repeating, counted by conditioning. */
  until<T>(draw: (dice: Dice) => T, accept: (value: T) => boolean): T;
}
