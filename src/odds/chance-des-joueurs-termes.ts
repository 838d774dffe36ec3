import type { Die } from '../dice/dice.ts';
import type { Distribution } from '../dice/distribution.ts';
import type { Gravite } from '../rules/confede/terms.ts';
import type { Json, Outcome, Rulings } from '../rules/rule.ts';
import type { Step } from '../rules/step.ts';
import type { Matrix } from '../rules/table.ts';
import type { Hand, Played } from './chance-des-joueurs-mains.ts';

/** A roll that was made, as the journal has it. `steps`: those whose dice fell in this very entry, `earlier` those before. */
export interface RollMade extends Played {
  readonly options: { readonly [name: string]: Json };
  readonly outcome: Pick<Outcome<{ readonly [key: string]: Json }>, 'result' | 'rulings'>;
  readonly earlier: readonly Step[];
  readonly steps: readonly Step[];
  /** Every die of the entry in the order of its fall. */
  readonly dice: readonly Die[];
}

/** What decides besides: the answers of the campaign by game, and its own table of wounds. */
export interface Around {
  readonly rulings: Readonly<Record<string, Rulings>>;
  readonly table: Matrix<Gravite> | null;
}

/**
 * How many successes came, and how many could have come. `key` is the same for rolls alike: those are counted once. `by`:
 * whose they are, `null` where nobody knows any more.
 */
export interface Successes {
  readonly by: Hand | null;
  readonly key: string;
  readonly got: number;
  /** `null` where there are too many ways to count. */
  readonly could: () => Distribution<number> | null;
}
