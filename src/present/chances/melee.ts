import type { Distribution } from '../../dice/distribution.ts';
import type { FighterFate } from '../../odds/jdr-melee.ts';
import type { Melee } from '../../rules/jdr/melee/terms.ts';
import { type ChancesView, chancesView } from '../chances.ts';
import { wide } from '../embed.ts';
import { literal, plain } from '../escape.ts';
import { fr } from '../words.ts';
import { barChart, barsText, type Line, linesOf } from './bars.ts';
import { shareOf, shown } from './share.ts';

/** The odds of one round of close combat: PV that each loses, flight, K.O. */
export function meleeChances(all: Distribution<readonly FighterFate[]>, { combattants }: Melee): ChancesView {
  const names = combattants.map(({ fiche }) => literal(fiche));
  const losses = combattants.map(({ fiche }, at) => ({ fiche, rows: lossesOf(all, at) }));
  const lines = names.map((name, at) => {
    const say = (holds: (fate: FighterFate) => boolean) =>
      shown(shareOf(all, (fates) => holds(fates[at] ?? unhurt)));
    return fr`${name} : fuite **${say(({ fuite }) => fuite)}**, K.O. **${say(({ ko }) => ko)}**`;
  });
  return chancesView(
    `Mêlée · ${names.join(' contre ')}`,
    [...lines, fr`Un round, blessures et fuite comptées ; qui fuit perd 1 PV.`],
    losses.map(({ fiche, rows }) => wide(`PV perdus · ${literal(fiche)}`, barsText(rows))),
    losses.map(({ fiche, rows }) => barChart(`PV perdus · ${plain(fiche)}`, rows)),
  );
}

const unhurt: FighterFate = { pvPerdus: 0, fuite: false, ko: false };

function lossesOf({ outcomes, total }: Distribution<readonly FighterFate[]>, at: number): Line[] {
  const lost = new Map<number, bigint>();
  for (const { value, weight } of outcomes) {
    const count = value[at]?.pvPerdus ?? 0;
    lost.set(count, (lost.get(count) ?? 0n) + weight);
  }
  return linesOf({ outcomes: [...lost].map(([value, weight]) => ({ value, weight })), total });
}
