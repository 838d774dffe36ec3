import type { Distribution } from '../../dice/distribution.ts';
import type { FighterFate } from '../../odds/jdr-melee.ts';
import type { Melee } from '../../rules/jdr/melee/terms.ts';
import { type ChancesView, chancesView } from '../chances.ts';
import { wide } from '../embed.ts';
import { literal, plain } from '../escape.ts';
import { enumerate, fr } from '../words.ts';
import { barChart, barsText, type Line, linesOf } from './bars.ts';
import { shareOf, shown } from './share.ts';

/**
 * The odds of one round of close combat: PV that each loses, flight, K.O. `fates` by place; `there`: places of those who
 * fight in it.
 */
export function meleeChances(
  fates: readonly Distribution<FighterFate>[],
  { combattants }: Melee,
  there: readonly number[] = combattants.map((_, at) => at),
): ChancesView {
  const all = there.flatMap((at) => {
    const [one, odds] = [combattants[at], fates[at]];
    return one && odds ? [{ camp: one.camp, fiche: one.fiche, odds, rows: lossesOf(odds) }] : [];
  });
  const lines = all.map(({ fiche, odds }) => {
    const say = (holds: (fate: FighterFate) => boolean) => shown(shareOf(odds, holds));
    return fr`${literal(fiche)} : fuite **${say(({ fuite }) => fuite)}**, K.O. **${say(({ ko }) => ko)}**`;
  });
  const sides = (['a', 'b'] as const).map((camp) =>
    enumerate(all.filter((one) => one.camp === camp).map(({ fiche }) => literal(fiche))),
  );
  const unsure = all.filter(({ rows }) => rows.length > 1);
  const drawn = unsure.length > 0 ? unsure : all; // a picture shows few, and nothing is to be seen of what is sure
  return chancesView(
    `Mêlée · ${sides.join(' contre ')}`,
    [...lines, fr`Un round, blessures et fuite comptées ; qui fuit perd 1 PV.`],
    all.map(({ fiche, rows }) => wide(`PV perdus · ${literal(fiche)}`, barsText(rows))),
    drawn.map(({ fiche, rows }) => barChart(`PV perdus · ${plain(fiche)}`, rows)),
  );
}

function lossesOf(odds: Distribution<FighterFate>): Line[] {
  const lost = new Map<number, bigint>();
  for (const { value, weight } of odds.outcomes)
    lost.set(value.pvPerdus, (lost.get(value.pvPerdus) ?? 0n) + weight);
  return linesOf({ outcomes: [...lost].map(([value, weight]) => ({ value, weight })), total: odds.total });
}
