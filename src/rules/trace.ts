import type { Dice, Die } from '../dice/dice.ts';
import { answerOf, type Json, type Outcome, type Rulings } from './rule.ts';
import type {
  ClauseStep,
  Comparison,
  KeepStep,
  LookupStep,
  Modifier,
  ModifyStep,
  PoolStep,
  RerollStep,
  RollStep,
  Step,
  TestStep,
} from './step.ts';

/** Where a step stands: its clause, what it gives, and optionally whom it is about and which rulings decided it. */
export interface Mark {
  readonly clause: string;
  readonly what: string;
  readonly about?: string;
  readonly rulings?: readonly string[];
}

/** Whether `left comparison right`. */
export function holds(left: number, comparison: Comparison, right: number): boolean {
  switch (comparison) {
    case '>=':
      return left >= right;
    case '<=':
      return left <= right;
    case '<':
      return left < right;
    case '>':
      return left > right;
    case '=':
      return left === right;
  }
}

const none: readonly string[] = [];

/** A result with the steps that gave it, and the answers in force of the rulings that these name. */
export function outcomeOf<R>(
  steps: readonly Step[],
  result: R,
  answers: Rulings,
  ignored: readonly string[],
): Outcome<R> {
  const rulings: { readonly id: string; readonly answer: string }[] = [];
  for (const step of steps) {
    for (const id of step.rulings ?? none) {
      if (!rulings.some((known) => known.id === id)) rulings.push({ id, answer: answerOf(answers, id) });
    }
  }
  return { result, steps, rulings, ignored };
}

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

  /** `count` dice told apart only by class, as {@link Dice.pool} has it. While odds are counted only `counts` is told. */
  pool(mark: Mark, count: number, sides: number, classes: readonly number[]): PoolStep {
    const { faces, counts } = this.dice.pool(count, sides, classes);
    const dice = faces.map((face) => ({ sides, face }));
    return this.#keep({ ...mark, kind: 'roll', dice, value: sum(dice), counts });
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
      value: holds(left, comparison, right),
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

  /** What the rule gives back: {@link outcomeOf} the steps so far. */
  outcome<R>(result: R, answers: Rulings, ignored: readonly string[] = []): Outcome<R> {
    return outcomeOf(this.steps, result, answers, ignored);
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
