import type { Die } from '../dice/dice.ts';
import { type Around, type RollMade, type Successes, successesOf } from './chance-des-joueurs-jets.ts';
import {
  around,
  die,
  meanOf,
  nothing,
  plus,
  type Spread,
  spreadOf,
  times,
} from './chance-des-joueurs-somme.ts';

/** What came against what was to be expected: of all who roll the same, `atMost` come to no more, `atLeast` to no less. */
export interface Standing {
  readonly got: number;
  readonly expected: number;
  readonly atMost: number;
  readonly atLeast: number;
}

/** All dice of so many sides; `faces[f - 1]`: how often `f` fell. `sum`: of their faces. */
export interface DiceLuck {
  readonly sides: number;
  readonly count: number;
  readonly faces: readonly number[];
  readonly sum: Standing;
}

/** `rolls`: how many successes were counted on. */
export interface Luck {
  readonly rolls: number;
  readonly dice: readonly DiceLuck[];
  readonly successes: (Standing & { readonly rolls: number }) | null;
}

/** A roll with the dice that fell in it. */
export interface Thrown extends RollMade {
  readonly dice: readonly Die[];
}

/** Rolls alike, and how many there were. */
interface Kind {
  readonly one: Spread;
  count: number;
}

/** A roll whose explosions decide how many dice fall: its faces are not as many free dice. */
function explodes({ command, options }: RollMade): boolean {
  return command === 'jet' && String(options['notation']).includes('!');
}

/**
 * Adds up rolls, one after the other, and weighs them against exact chances. Every die is fair whatever fell before, so
 * that what is expected is exact; the law of a sum is that of as many dice as fell.
 */
export class Tally {
  readonly #around: Around;
  readonly #faces = new Map<number, number[]>();
  readonly #kinds = new Map<string, Kind>();
  #rolls = 0;
  #got = 0;
  #counted = 0;

  constructor(around: Around) {
    this.#around = around;
  }

  take(roll: Thrown): void {
    if (roll.dice.length === 0) return;
    this.#rolls += 1;
    if (!explodes(roll)) for (const one of roll.dice) this.#fell(one);
    for (const one of successesOf(roll, this.#around)) this.#count(one);
  }

  finish(): Luck {
    const sides = [...this.#faces.keys()].sort((one, other) => one - other);
    return {
      rolls: this.#rolls,
      dice: sides.map((one) => diceLuck(one, this.#faces.get(one) ?? [])),
      successes: this.#counted === 0 ? null : { rolls: this.#counted, ...this.#standing() },
    };
  }

  #count({ key, got, could }: Successes): void {
    const known = this.#kinds.get(key) ?? this.#open(key, could());
    if (!known) return;
    known.count += 1;
    this.#got += got;
    this.#counted += 1;
  }

  #open(key: string, could: ReturnType<Successes['could']>): Kind | null {
    if (!could) return null;
    const kind = { one: spreadOf(could), count: 0 };
    this.#kinds.set(key, kind);
    return kind;
  }

  #fell({ sides, face }: Die): void {
    const counts = this.#faces.get(sides) ?? new Array<number>(sides).fill(0);
    counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    this.#faces.set(sides, counts);
  }

  #standing(): Standing {
    const all = [...this.#kinds.values()].reduce(
      (sum, { one, count }) => plus(sum, times(one, count)),
      nothing,
    );
    return { got: this.#got, expected: meanOf(all), ...around(all, this.#got) };
  }
}

function diceLuck(sides: number, faces: readonly number[]): DiceLuck {
  const count = faces.reduce((sum, one) => sum + one, 0);
  const got = faces.reduce((sum, often, at) => sum + often * (at + 1), 0);
  const expected = (count * (sides + 1)) / 2;
  return { sides, count, faces, sum: { got, expected, ...around(times(die(sides), count), got) } };
}
