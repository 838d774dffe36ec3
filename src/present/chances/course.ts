import type { CourseOdds } from '../../odds/heresie/course.ts';
import type { Issue } from '../../odds/heresie/issue.ts';
import type { Defi, DefiResult } from '../../rules/heresie/state.ts';
import type { Side } from '../../rules/heresie/terms.ts';
import { type ChancesView, chancesView } from '../chances.ts';
import { plainNamesOf } from '../defi/names.ts';
import { wide } from '../embed.ts';
import { literal, plain } from '../escape.ts';
import { number } from '../numbers.ts';
import { fr } from '../words.ts';
import { barChart } from './bars.ts';
import type { BarChart } from './chart.ts';
import { endLines, plainSequel } from './defi.ts';

/** A duel after one of its moves, and how it would end from before that move and from after. */
export interface CourseStanding {
  readonly odds: CourseOdds;
  readonly defi: Defi;
  readonly round: number;
  readonly pv: Readonly<Record<Side, number>>;
  /** How it was played, where that was at once; the odds of `jusquau-bout` know no bound of rounds. */
  readonly mode?: 'rapide' | 'jusquau-bout';
}

const sides: readonly Side[] = ['protagoniste', 'antagoniste'];

/** Where a duel stands after a move: how it may end from here, and how it might have before. `end`: what it came to. */
export function courseChances(
  { odds: { avant, apres }, defi, round, pv, mode }: CourseStanding,
  { vainqueur, prc }: Pick<DefiResult, 'vainqueur' | 'prc'>,
): ChancesView {
  const names = plainNamesOf(defi);
  const [one, two] = sides.map((side) => fr`${literal(names[side])} ${number(pv[side])} PV`);
  const where = fr`Round ${number(round)} : ${one ?? ''}, ${two ?? ''}`;
  const over =
    vainqueur === null
      ? fr`**Défi fini** : sans vainqueur`
      : fr`**Défi fini** : ${literal(names[vainqueur])} gagne, ${number(prc)} PRC`;
  const lines = [where, ...(apres === null ? [over] : [...endLines(apres, names), plainSequel])];
  const before = mode === undefined ? 'Avant ce coup' : 'Avant les dés';
  const how = mode === undefined ? [] : [manner[mode]];
  return chancesView(
    `Défi · ${sides.map((side) => literal(names[side])).join(' contre ')}`,
    lines,
    avant === null ? [] : [wide(before, [...endLines(avant, names), ...how].join('\n'))],
    [
      ...(apres === null ? [] : [issueChart('Issue du défi depuis ce coup', apres, names)]),
      ...(avant === null
        ? []
        : [issueChart(`Issue du défi ${before.toLocaleLowerCase('fr')}`, avant, names)]),
    ],
  );
}

const manner = {
  rapide: 'Un seul round, puis la gloire.',
  'jusquau-bout': fr`Sans posture après le premier round, sans limite de rounds ; si plus personne ne peut blesser, gloire.`,
};

function issueChart(
  title: string,
  { vainqueur, draw }: Issue,
  names: Readonly<Record<Side, string>>,
): BarChart {
  return barChart(title, [
    ...sides.map((side) => ({ label: plain(names[side]), share: vainqueur[side] })),
    ...(draw > 0 ? [{ label: 'Sans vainqueur', share: draw }] : []),
  ]);
}
