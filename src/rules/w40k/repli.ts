import type { Trace } from '../trace.ts';

/** What a fall-back gives. Keys as on the rule page. */
export interface Repli {
  readonly des: readonly number[];
  readonly morts: number;
  readonly survivants: number;
}

/** Each of `figurines` models rolls 1D6 and dies on 1 or 2. Source: `ebranlement.10`. */
export function fallBack(figurines: number, trace: Trace): Repli {
  const clause = 'ebranlement.10';
  const roll = trace.pool({ clause, what: 'repli' }, figurines, 6, [0, 0, 1, 1, 1, 1]);
  const [morts = 0, survivants = 0] = roll.counts;
  trace.clause({ clause, what: 'morts' }, morts);
  return { des: roll.dice.map(({ face }) => face), morts, survivants };
}
