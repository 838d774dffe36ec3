import { fraction } from '../../dice/distribution.ts';
import { begin } from '../../rules/heresie/run.ts';
import type { Defi, Duel } from '../../rules/heresie/state.ts';
import type { Side } from '../../rules/heresie/terms.ts';
import { isRefusal, type Refusal } from '../../rules/rule.ts';
import { ratio } from '../ratio.ts';
import { then } from '../then.ts';
import { glory, type Issue, none, plus, summed } from './issue.ts';
import type { Policy } from './politique.ts';
import { Rounds } from './round.ts';
import { Sequel } from './suite.ts';
import { type Table, tableOf } from './table.ts';
import { type Armement, armedBy, type Postures, played, posed } from './tour.ts';

/** What is asked of a challenge: the postures of its first round, the weapons of all rounds, what both do after. */
export interface DefiQuestion {
  readonly defi: Defi;
  readonly postures: Postures;
  readonly armement: Armement;
  readonly suite: Policy;
}

/** PV left and how likely, from none upwards. */
export type PvLeft = readonly { readonly pv: number; readonly chance: number }[];

export interface DefiOdds {
  /** The chance of the protagonist to take the advantage of the first round, exactly. */
  readonly avantage: readonly [bigint, bigint];
  /** PV of each side after the first round. */
  readonly pv: Readonly<Record<Side, PvLeft>>;
  /** The first round alone, then Gloire. */
  readonly rapide: Issue;
  /** On and on until somebody is removed. */
  readonly fin: Issue;
  readonly table: Table;
}

/** The odds of a challenge from its beginning. Refused as the postures of the first round are. */
export function defiOdds({ defi, postures, armement, suite }: DefiQuestion): DefiOdds | Refusal {
  const rounds = new Rounds(defi);
  const start = begin(defi).duel;
  const chosen = posed(rounds, start, postures);
  if (isRefusal(chosen)) return chosen;
  const ready = then(armedBy(rounds, chosen, armement), (duel) => rounds.advantage(duel));
  const after = played(rounds, chosen, armement);
  const sequel = new Sequel(rounds, armement, suite);
  const all = after.outcomes.map(({ value, weight }) => ({ value, chance: ratio(weight, after.total) }));
  return {
    avantage: fraction(ready, (side) => side === 'protagoniste'),
    pv: { protagoniste: left(all, 'protagoniste'), antagoniste: left(all, 'antagoniste') },
    rapide: summed(
      all.reduce((sum, { value, chance }) => plus(sum, glory(defi, value), chance, [0, 0]), none),
    ),
    fin: sequel.after(chosen),
    table: tableOf(sequel, start),
  };
}

type Weighted = readonly { readonly value: Duel; readonly chance: number }[];

function left(all: Weighted, side: Side): PvLeft {
  const found = new Map<number, number>();
  for (const { value, chance } of all) found.set(value[side].pv, (found.get(value[side].pv) ?? 0) + chance);
  return [...found].map(([pv, chance]) => ({ pv, chance })).toSorted((one, other) => one.pv - other.pv);
}
