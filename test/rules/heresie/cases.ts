import type { DefiStart } from '../../../src/rules/heresie/check.ts';
import type { Choices } from '../../../src/rules/heresie/defi.ts';
import type { DefiResult } from '../../../src/rules/heresie/state.ts';
import type { Side } from '../../../src/rules/heresie/terms.ts';
import type { Refusal, Rulings } from '../../../src/rules/rule.ts';

/** A challenge, its decisions and exact D6 in, the whole result out; or why it is refused. */
interface CaseBase {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly start: DefiStart;
  /** One round without decisions unless said. */
  readonly rounds?: readonly Choices[];
  readonly rompre?: Side;
  readonly rulings?: Rulings;
  readonly dice?: readonly number[];
}
export interface ResultCase extends CaseBase {
  readonly result: DefiResult;
  /** Rulings that decided: id → answer in force. */
  readonly decided?: Rulings;
}
export interface RefusalCase extends CaseBase {
  readonly refusal: Pick<Refusal, 'code' | 'option' | 'context'>;
}
export type DefiCase = ResultCase | RefusalCase;

/** Answers that many cases meet. */
export const pvPris = { 'pv-pris': 'perdus' };
export const twoDice = { 'ordre-des-des': 'protagoniste' };
export const single = { 'une-seule-attaque': 'une' };
export const goesOn = { poursuivre: 'concentration' };
