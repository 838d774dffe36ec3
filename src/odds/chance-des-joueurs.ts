import type { Die } from '../dice/dice.ts';
import { type Struck, strikesOf } from './chance-des-joueurs-frappes.ts';
import { successesOf } from './chance-des-joueurs-jets.ts';
import { type Hand, handsOf, sided } from './chance-des-joueurs-mains.ts';
import { around, die, type Spread, spreadOf, times } from './chance-des-joueurs-somme.ts';
import { Kinds, type Measure, type Standing } from './chance-des-joueurs-sortes.ts';
import type { Around, RollMade } from './chance-des-joueurs-termes.ts';

export type { Measure, Standing };

/** All dice of so many sides; `faces[f - 1]`: how often `f` fell. `sum`: of their faces. */
export interface DiceLuck {
  readonly sides: number;
  readonly count: number;
  readonly faces: readonly number[];
  readonly sum: Standing;
}

/**
 * `rolls`: in how many dice counted. `successes`, and the PV that strikes took (`taken`) and cost (`lost`): `null` where
 * there were none; nobody in particular loses any. `unplaced`: rolls of games of which nobody knows any more who threw what.
 */
export interface Luck {
  readonly rolls: number;
  readonly dice: readonly DiceLuck[];
  readonly successes: Measure | null;
  readonly taken: Measure | null;
  readonly lost: Measure | null;
  readonly unplaced: number;
}

/** Whose dice count; `null` for everybody's. Asked in games between two sides alone: other rolls are chosen beforehand. */
export type Ours = ((hand: Hand) => boolean) | null;

/**
 * Adds up rolls, one after the other, and weighs them against exact chances. Every die is fair whatever fell before, so
 * that what is expected is exact; the law of a sum is that of as many dice, tests and strikes as there were. Where what
 * fell decides how many follow, that law is an approximation: the better, the more there were.
 */
export class Tally {
  readonly #around: Around;
  readonly #ours: Ours;
  readonly #faces = new Map<number, number[]>();
  readonly #successes = new Kinds();
  readonly #taken = new Kinds();
  readonly #lost = new Kinds();
  #rolls = 0;
  #unplaced = 0;

  constructor(around: Around, ours: Ours) {
    this.#around = around;
    this.#ours = ours;
  }

  take(roll: RollMade): void {
    const ours = this.#oursOf(roll);
    if (ours === null) this.#unplaced += 1;
    if (ours === null || ours.length === 0) return;
    this.#rolls += 1;
    if (!explodes(roll)) for (const one of ours) this.#fell(one);
    for (const { by, key, got, could } of successesOf(roll, this.#around)) {
      if (!this.#isOurs(roll, by)) continue;
      this.#successes.add(key, got, () => {
        const all = could();
        return all && spreadOf(all);
      });
    }
    for (const one of strikesOf(roll)) this.#struck(roll, one);
  }

  finish(): Luck {
    const sides = [...this.#faces.keys()].sort((one, other) => one - other);
    return {
      rolls: this.#rolls,
      dice: sides.map((one) => diceLuck(one, this.#faces.get(one) ?? [])),
      successes: this.#successes.measure(),
      taken: this.#taken.measure(),
      lost: this.#lost.measure(),
      unplaced: this.#unplaced,
    };
  }

  #struck(roll: RollMade, { by, against, key, got, could }: Struck): void {
    if (this.#isOurs(roll, by)) this.#taken.add(key, got, could);
    if (this.#ours && this.#isOurs(roll, against)) this.#lost.add(key, got, could);
  }

  #isOurs({ command }: RollMade, hand: Hand | null): boolean {
    if (!this.#ours || !sided.includes(command)) return true;
    return hand !== null && this.#ours(hand);
  }

  /** The dice that count, `null` where it is not known whose they were. */
  #oursOf(roll: RollMade): readonly Die[] | null {
    if (!this.#ours || !sided.includes(roll.command)) return roll.dice;
    const hand = handsOf(roll);
    const ours: Die[] = [];
    for (const step of roll.steps) {
      if (step.kind !== 'roll' && step.kind !== 'reroll') continue;
      const by = hand(step);
      if (by === null) return null;
      if (this.#ours(by)) ours.push(...step.dice);
    }
    return ours;
  }

  #fell({ sides, face }: Die): void {
    const counts = this.#faces.get(sides) ?? new Array<number>(sides).fill(0);
    counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    this.#faces.set(sides, counts);
  }
}

/** A roll whose explosions decide how many dice fall: its faces are not as many free dice. */
function explodes({ command, options }: RollMade): boolean {
  return command === 'jet' && String(options['notation']).includes('!');
}

function diceLuck(sides: number, faces: readonly number[]): DiceLuck {
  const count = faces.reduce((sum, one) => sum + one, 0);
  const got = faces.reduce((sum, often, at) => sum + often * (at + 1), 0);
  const expected = (count * (sides + 1)) / 2;
  const all: Spread = times(die(sides), count);
  return { sides, count, faces, sum: { got, expected, ...around(all, got) } };
}
