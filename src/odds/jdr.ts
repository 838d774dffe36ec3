import type { Distribution } from '../dice/distribution.ts';
import { distribution } from '../dice/every.ts';
import { type Moral, resolve } from '../rules/jdr/moral.ts';

/** What of a Test de Moral is worth telling apart. `total` and `reussi` are `null` without a test. */
export interface MoralFate {
  readonly total: number | null;
  readonly reussi: boolean | null;
  readonly fuite: boolean;
  readonly ko: boolean;
}

/** Everything that a test may give, by the rule that plays it. */
export function moralOdds(moral: Moral): Distribution<MoralFate> {
  return distribution((dice) => {
    const { total, reussi, fuite, ko } = resolve(moral, dice).result;
    return { total, reussi, fuite, ko };
  });
}
