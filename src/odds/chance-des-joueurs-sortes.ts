import { around, meanOf, nothing, plus, type Spread, times } from './chance-des-joueurs-somme.ts';

/** What came against what was to be expected: of all who roll the same, `atMost` come to no more, `atLeast` to no less. */
export interface Standing {
  readonly got: number;
  readonly expected: number;
  readonly atMost: number;
  readonly atLeast: number;
}

/** `rolls`: over how many it was counted. */
export interface Measure extends Standing {
  readonly rolls: number;
}

/** Rolls of one measure by their kind: those alike are counted once, and added up as often as they came. */
export class Kinds {
  readonly #kinds = new Map<string, { readonly one: Spread; count: number }>();
  #got = 0;
  #rolls = 0;

  /** One more, of which `got` came. What `could` not count (`null`) is left out. */
  add(key: string, got: number, could: () => Spread | null): void {
    const known = this.#kinds.get(key) ?? this.#open(key, could());
    if (!known) return;
    known.count += 1;
    this.#got += got;
    this.#rolls += 1;
  }

  /** All of them against the law of their sum, `null` without any. */
  measure(): Measure | null {
    if (this.#rolls === 0) return null;
    const kinds = [...this.#kinds.values()];
    const all = kinds.reduce((sum, { one, count }) => plus(sum, times(one, count)), nothing);
    return { rolls: this.#rolls, got: this.#got, expected: meanOf(all), ...around(all, this.#got) };
  }

  #open(key: string, one: Spread | null) {
    if (!one) return null;
    const kind = { one, count: 0 };
    this.#kinds.set(key, kind);
    return kind;
  }
}
