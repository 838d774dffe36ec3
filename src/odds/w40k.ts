import type { Distribution } from '../dice/distribution.ts';
import { distribution } from '../dice/every.ts';
import { type Ebranlement, resolve } from '../rules/w40k/ebranlement.ts';

/** What of a test d’Ébranlement is worth telling apart. `total`, `reussi` are `null` without a test, `morts` without a fall-back. */
export interface EbranlementFate {
  readonly total: number | null;
  readonly reussi: boolean | null;
  readonly ebranlee: boolean;
  readonly morts: number | null;
}

/** Everything that a test may give, by the rule that plays it. */
export function ebranlementOdds(ebranlement: Ebranlement): Distribution<EbranlementFate> {
  return distribution((dice) => {
    const { total, reussi, ebranlee, repli } = resolve(ebranlement, dice).result;
    return { total, reussi, ebranlee, morts: repli?.morts ?? null };
  });
}

/** Whether that is many ways to walk: a first throw, a second one, and a fall-back of a large unit. */
export function isLong({ relance, repli, figurines }: Ebranlement): boolean {
  return relance && repli && figurines > 10;
}
