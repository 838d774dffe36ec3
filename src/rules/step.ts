import type { Dice, Die } from '../dice/dice.ts';
import type { Json } from './rule.ts';

/** A change to a number and why: `cause` is an id in kebab-case, `value` is signed. */
export interface Modifier {
  readonly cause: string;
  readonly value: number;
}

export type Comparison = '>=' | '<=' | '<' | '>' | '=';

/** What every step says: `what` is the id of the value it gives, `clause` the clause it applies. */
interface StepBase {
  readonly what: string;
  readonly clause: string;
  /** Whom or what the step is about, when a roll has several subjects (a target's name). */
  readonly about?: string;
  /** Rulings that decided this step. */
  readonly rulings?: readonly string[];
}

export interface RollStep extends StepBase {
  readonly kind: 'roll';
  readonly dice: readonly Die[];
  /** Sum of the faces. */
  readonly value: number;
}
/** Dice thrown again: the first throw stays in the steps before. */
export interface RerollStep extends StepBase {
  readonly kind: 'reroll';
  readonly dice: readonly Die[];
  readonly before: number;
  readonly value: number;
}
export interface KeepStep extends StepBase {
  readonly kind: 'keep';
  readonly kept: readonly number[];
  readonly dropped: readonly number[];
  readonly value: number;
}
export interface ModifyStep extends StepBase {
  readonly kind: 'modify';
  readonly from: number;
  readonly by: readonly Modifier[];
  readonly value: number;
}
/** `value` is whether `left comparison right` holds. */
export interface TestStep extends StepBase {
  readonly kind: 'test';
  readonly left: number;
  readonly comparison: Comparison;
  readonly right: number;
  readonly value: boolean;
}
export interface LookupStep extends StepBase {
  readonly kind: 'lookup';
  readonly table: string;
  readonly keys: readonly (string | number)[];
  readonly value: string | number;
}
/** A clause that applied without dice or arithmetic: what it gave. */
export interface ClauseStep extends StepBase {
  readonly kind: 'clause';
  readonly value: Json;
}

export type Step = RollStep | RerollStep | KeepStep | ModifyStep | TestStep | LookupStep | ClauseStep;

/** Where a step stands: its clause, what it gives, and optionally whom it is about and which rulings decided it. */
export interface Mark {
  readonly clause: string;
  readonly what: string;
  readonly about?: string;
  readonly rulings?: readonly string[];
}

const compare: Readonly<Record<Comparison, (left: number, right: number) => boolean>> = {
  '>=': (left, right) => left >= right,
  '<=': (left, right) => left <= right,
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '=': (left, right) => left === right,
};

/**
 * The calculation of one rule, written down as it happens. Each method makes a step and gives it back, so that the rule
 * goes on from the step's own `value`: there is no second record. While odds are counted no step is kept.
 */
export class Trace {
  readonly steps: Step[] = [];
  readonly dice: Dice;

  constructor(dice: Dice) {
    this.dice = dice;
  }

  /** `count` dice of `sides` sides, added up. */
  roll(mark: Mark, count: number, sides: number): RollStep {
    const dice = this.#throw(count, sides);
    return this.#keep({ ...mark, kind: 'roll', dice, value: sum(dice) });
  }

  /** The same dice thrown once more in place of `first`. */
  reroll(mark: Mark, first: RollStep): RerollStep {
    const dice = first.dice.map(({ sides }) => this.#die(sides));
    return this.#keep({ ...mark, kind: 'reroll', dice, before: first.value, value: sum(dice) });
  }

  /** Faces sorted into those that count and those that do not; `value` is the sum of the kept ones. */
  keep(mark: Mark, kept: readonly number[], dropped: readonly number[]): KeepStep {
    const value = kept.reduce((total, face) => total + face, 0);
    return this.#keep({ ...mark, kind: 'keep', kept, dropped, value });
  }

  /** `from` plus every modifier; modifiers of 0 are left out. */
  modify(mark: Mark, from: number, by: readonly Modifier[]): ModifyStep {
    const causes = by.filter(({ value }) => value !== 0);
    const value = causes.reduce((total, cause) => total + cause.value, from);
    return this.#keep({ ...mark, kind: 'modify', from, by: causes, value });
  }

  /** Whether `left comparison right` holds. */
  test(mark: Mark, left: number, comparison: Comparison, right: number): TestStep {
    return this.#keep({
      ...mark,
      kind: 'test',
      left,
      comparison,
      right,
      value: compare[comparison](left, right),
    });
  }

  /** What `table` gives for `keys`. */
  lookup(mark: Mark, table: string, keys: readonly (string | number)[], value: string | number): LookupStep {
    return this.#keep({ ...mark, kind: 'lookup', table, keys, value });
  }

  /** A clause that applied by itself. */
  clause(mark: Mark, value: Json = true): ClauseStep {
    return this.#keep({ ...mark, kind: 'clause', value });
  }

  #throw(count: number, sides: number): Die[] {
    return Array.from({ length: count }, () => this.#die(sides));
  }

  #die(sides: number): Die {
    return { sides, face: this.dice.roll(sides) };
  }

  #keep<S extends Step>(step: S): S {
    if (!this.dice.counting) this.steps.push(step);
    return step;
  }
}

function sum(dice: readonly Die[]): number {
  return dice.reduce((total, die) => total + die.face, 0);
}
