import type { Die } from '../dice/dice.ts';
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
/** Dice of which only the class of each face matters: `counts[c]` fell in class `c`. `value` is the sum of the faces. */
export interface PoolStep extends RollStep {
  readonly counts: readonly number[];
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

/** How many of `faces`, thrown in steps before, hold against `right`: `value` is their number. */
export interface CountStep extends ClauseStep {
  readonly faces: readonly number[];
  readonly comparison: Comparison;
  readonly right: number;
  readonly value: number;
}

export type Step = RollStep | RerollStep | KeepStep | ModifyStep | TestStep | LookupStep | ClauseStep;
