import type { Distribution } from '../dice/distribution.ts';

/**
 * Adds up what may come of a state, equal ones merged by their JSON. All of them are made from one and the same state by
 * changing its values, so that their keys stand in one order: two that it kept apart would only be two to go on from.
 */
export class Gathered<T> {
  readonly #entries = new Map<string, { readonly value: T; weight: bigint }>();

  /** `value` has `weight` more ways, out of a number that is the same for all. */
  add(value: T, weight: bigint): void {
    const key = JSON.stringify(value);
    const known = this.#entries.get(key);
    if (known) known.weight += weight;
    else this.#entries.set(key, { value, weight });
  }

  /** All that was added, out of `total` ways. */
  outOf(total: bigint): Distribution<T> {
    return { outcomes: [...this.#entries.values()], total };
  }
}
