import { certain, type Distribution } from '../../dice/distribution.ts';
import { through } from '../../dice/every.ts';
import { arm, armed } from '../../rules/heresie/armes.ts';
import { choose, none, opener } from '../../rules/heresie/choix.ts';
import type { Choix, Duel } from '../../rules/heresie/state.ts';
import { other, type Side } from '../../rules/heresie/terms.ts';
import { isRefusal, type Refusal } from '../../rules/rule.ts';
import { Trace } from '../../rules/trace.ts';
import { then } from '../then.ts';
import type { Rounds } from './round.ts';

/** Ids of the weapons named in every round; `null`: the first. */
export type Armement = Readonly<Record<Side, string | null>>;

/** What both choose in one Confrontation. */
export type Postures = Readonly<Partial<Record<Side, Choix>>>;

/** The duel with the postures of this round, the opener's first, but for those chosen already; refused as `choose` does. */
export function posed({ defi }: Rounds, duel: Duel, postures: Postures): Duel | Refusal {
  const first = opener(duel);
  let chosen = duel;
  for (const side of [first, other(first)]) {
    if (chosen[side].choix !== null) continue;
    const next = choose(defi, chosen, side, postures[side] ?? none);
    if (isRefusal(next)) return next;
    chosen = next;
  }
  return chosen;
}

/** Everything that a round may leave once its postures are chosen: checks of Force, Concentration, strikes. */
export function played(rounds: Rounds, duel: Duel, armement: Armement): Distribution<Duel> {
  return then(armedBy(rounds, duel, armement), (ready) => rounds.from(ready));
}

/** The duel with both weapons named, as checks of Force may fall; one that is named already stays. */
export function armedBy({ defi }: Rounds, duel: Duel, armement: Armement): Distribution<Duel> {
  const unarmed = armed(defi).filter((side) => duel[side].arme === null);
  return unarmed.reduce(
    (all, side) =>
      through(all, (before, dice) => {
        const after = arm(defi, before, side, armement[side], new Trace(dice));
        if (isRefusal(after)) throw new Error(`No weapon ${armement[side]}`); // named weapons were checked
        return after;
      }),
    certain(duel),
  );
}
