import type { Dice, Die } from '../../src/dice/dice.ts';
import type { Clause, Outcome, Refusal, Ruling, Rulings } from '../../src/rules/rule.ts';
import type { Values } from '../../src/slash/option.ts';

/** What every golden case says: its name, the clauses that it pins, the options, the rulings that differ from the default. */
interface CaseBase {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly values: Values;
  readonly rulings?: Rulings;
}

/** Options and exact dice in, the whole result out. What is left out must be empty: no die, nothing ignored or decided. */
export interface ResultCase<R = object> extends CaseBase {
  readonly dice?: readonly Die[];
  readonly result: R;
  readonly ignored?: readonly string[];
  /** Rulings that decided something here: id → answer in force. */
  readonly decided?: Rulings;
}

/** Options that the rule refuses. Without `context` only code and option are compared. */
export interface RefusalCase extends CaseBase {
  readonly refusal: Pick<Refusal, 'code' | 'option'> & Partial<Pick<Refusal, 'context'>>;
}

export type GoldenCase<R = object> = ResultCase<R> | RefusalCase;

/** A rule as the runner plays it. Written as methods, so that each file may say its own checked options. */
export interface GoldenRule<X = unknown, R = object> {
  check(values: Values, rulings: Rulings): X | Refusal;
  resolve(checked: X, dice: Dice): Outcome<R>;
  readonly clauses: readonly Clause[];
  readonly arbitrages: readonly Ruling[];
}

/** What a `*.golden.ts` file exports as `golden`. */
export interface Golden<X = unknown, R = object> {
  readonly rule: GoldenRule<X, R>;
  readonly cases: readonly GoldenCase<R>[];
}

/** D6 in the order of their fall. */
export function d6(...faces: readonly number[]): Die[] {
  return faces.map((face) => ({ sides: 6, face }));
}
