import type { DefiOdds, PvLeft } from '../../odds/heresie/defi.ts';
import type { Issue } from '../../odds/heresie/issue.ts';
import type { Policy } from '../../odds/heresie/politique.ts';
import type { Defi } from '../../rules/heresie/state.ts';
import type { Side } from '../../rules/heresie/terms.ts';
import { type ChancesView, chancesView } from '../chances.ts';
import { plainNamesOf } from '../defi/names.ts';
import { short, wide } from '../embed.ts';
import { literal, plain } from '../escape.ts';
import { number, percent } from '../numbers.ts';
import { elide, fr } from '../words.ts';
import { barChart, barsText, type Line } from './bars.ts';
import { tableChart, tableText } from './postures.ts';
import { shown } from './share.ts';

const sides: readonly Side[] = ['protagoniste', 'antagoniste'];

/** The odds of a challenge: in the end, after one round, and which postures to begin with. */
export function defiChances(odds: DefiOdds, defi: Defi, suite: Policy): ChancesView {
  const { fin, rapide, avantage, pv, table } = odds;
  const names = plainNamesOf(defi);
  const [one = '', two = ''] = sides.map((side) => literal(names[side]));
  const left = sides.map((side) => ({
    name: `PV après le premier round · ${plain(names[side])}`,
    shown: literal(names[side]),
    lines: pvLines(pv[side]),
  }));
  const lines = [
    ...endLines(fin, names),
    suite === 'meilleure' ? bestSequel : plainSequel,
    fr`Avantage au premier round : ${one} **${shown(avantage)}**`,
  ];
  const grid = tableChart(table, defi.postures, names);
  return chancesView(
    `Défi · ${one} contre ${two}`,
    lines,
    [
      short('Un seul round, puis gloire', endLines(rapide, names).join('\n')),
      ...left.map(({ shown: who, lines: rows }) =>
        wide(`PV après le premier round · ${who}`, barsText(rows)),
      ),
      wide(
        `Postures du premier round, au choix ${elide('de', names[table.opener], literal(names[table.opener]))}`,
        tableText(table, defi.postures, names[table.opener]),
      ),
    ],
    [grid, ...left.map(({ name, lines: rows }) => barChart(name, rows))],
  );
}

/** What is taken to come after what has been chosen. */
export const plainSequel = fr`Ensuite : sans posture, mêmes armes, jusqu’à ce que l’un des deux soit retiré ; si plus personne ne peut blesser, gloire.`;
const bestSequel = fr`Ensuite : chacun prend la posture qui creuse le plus son écart entre gagner et perdre, mêmes armes, jusqu’à ce que l’un des deux soit retiré.`;

/** Who wins how often, for how many PRC, and how often nobody does. */
export function endLines(issue: Issue, names: Readonly<Record<Side, string>>): string[] {
  const won = sides.map(
    (side) =>
      fr`${literal(names[side])} gagne : **${percent(issue.vainqueur[side])}**, PRC attendus : ${prcText(issue.prc[side])}`,
  );
  return [...won, fr`Sans vainqueur : ${percent(issue.draw)}`];
}

/** Two decimals, and never nothing for what is something. */
function prcText(prc: number): string {
  if (prc > 0 && prc < 0.01) return fr`moins de 0,01`;
  return number(Math.round(prc * 100) / 100);
}

function pvLines(left: PvLeft): Line[] {
  return left.map(({ pv, chance }) => ({ label: number(pv), share: chance }));
}
