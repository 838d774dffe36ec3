import type { Distribution } from '../dice/distribution.ts';
import { distribution } from '../dice/every.ts';
import { begin, playRound } from '../rules/jdr/melee/melee.ts';
import type { Choix, Melee, MeleeState } from '../rules/jdr/melee/terms.ts';

/**
 * A round of a close combat of two: the first one, or the one that comes as it stands in `depuis`. `choix` by place: the
 * weapons of that round.
 */
export interface MeleeQuestion {
  readonly melee: Melee;
  readonly choix: readonly Choix[];
  readonly depuis?: Pick<MeleeState, 'etats' | 'round'>;
}

/** What a round may do to one fighter: PV that it cost him in all, whether he flees, whether he is K.O. */
export interface FighterFate {
  readonly pvPerdus: number;
  readonly fuite: boolean;
  readonly ko: boolean;
}

/** Everything that a round may do to each fighter, in joining order, by the rule that plays it. */
export function meleeOdds({ melee, choix, depuis }: MeleeQuestion): Distribution<readonly FighterFate[]> {
  const start = { ...begin(melee), ...depuis };
  return distribution((dice) => {
    const { etats } = playRound(start, choix, dice);
    return etats.map(({ pv, fuite }, at) => ({
      pvPerdus: (start.etats[at]?.pv ?? 0) - pv,
      fuite,
      ko: pv === 0,
    }));
  });
}
