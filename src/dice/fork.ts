/** The ways in which one question to the dice can be answered: the first `size` of `values`, `weights` out of `total`. */
export interface Ways<V> {
  readonly values: readonly V[];
  readonly size: number;
  /** `null`: each counts 1. */
  readonly weights: readonly bigint[] | null;
  readonly total: bigint;
}

/** Faces 1, 2, 3…, as many as the largest die asked for so far. */
const faces: number[] = [];

/** The faces of one die. */
export function waysOfDie(sides: number): Ways<number> {
  while (faces.length < sides) faces.push(faces.length + 1);
  return { values: faces, size: sides, weights: null, total: BigInt(sides) };
}

/** One question on the path that is walked, and the way in which it is answered now. */
export class Fork {
  /** Which question it was: a rule that is run again must ask it again. */
  readonly asked: number;
  /** Weight of the path up to and with this answer, out of `over`. */
  weight: bigint;
  readonly over: bigint;
  readonly #ways: Ways<unknown>;
  readonly #before: bigint;
  #index = 0;

  constructor(asked: number, ways: Ways<unknown>, before: Fork | undefined) {
    this.asked = asked;
    this.#ways = ways;
    this.#before = before?.weight ?? 1n;
    this.over = (before?.over ?? 1n) * ways.total;
    this.weight = this.#weigh();
  }

  get value(): unknown {
    return this.#ways.values[this.#index];
  }

  /** On to the next answer; false when this was the last. */
  turn(): boolean {
    if (this.#index + 1 >= this.#ways.size) return false;
    this.#index += 1;
    this.weight = this.#weigh();
    return true;
  }

  #weigh(): bigint {
    const weight = this.#ways.weights?.[this.#index];
    return weight === undefined ? this.#before : this.#before * weight;
  }
}
