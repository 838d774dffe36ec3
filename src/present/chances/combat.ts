import type { APIEmbedField } from 'discord-api-types/v10';
import type { Distribution } from '../../dice/distribution.ts';
import type { BatailleOdds } from '../../odds/bataille.ts';
import type { CombatOdds } from '../../odds/questions.ts';
import type { AssautOdds } from '../../odds/waryaume.ts';
import { type ChancesView, chancesView } from '../chances.ts';
import { wide } from '../embed.ts';
import { literal } from '../escape.ts';
import { percent } from '../numbers.ts';
import { fr, plural } from '../words.ts';
import { barChart, barsText, linesOf } from './bars.ts';
import type { LineChart } from './chart.ts';
import { aligned, isMeanPlural, meanOf, shareOf, shown } from './share.ts';

/** The odds of a battle: of its next assault, and of who wins it when assault follows assault. */
export function combatChances({ assaut, bataille }: CombatOdds): ChancesView {
  const { touches, pertesDefense, pertesAttaque } = assaut;
  const parts: readonly (readonly [string, Distribution<number> | null])[] = [
    ['Touches', touches],
    ['PV perdus en défense', pertesDefense],
    ['PV perdus en attaque', pertesAttaque],
  ];
  const shownParts = parts.flatMap(([name, all]) => (all === null ? [] : [{ name, lines: linesOf(all) }]));
  const lines = [
    fr`Un assaut : en moyenne **${meanOf(touches)}** ${touchWord(touches)}, au moins une **${shown(shareOf(touches, (one) => one > 0))}**`,
    riposteLine(pertesAttaque),
    ...(bataille ? endLines(bataille) : [fr`Les non-joueurs ne donnent qu’un assaut par tour.`]),
  ];
  return chancesView(
    'Combat',
    lines,
    [
      ...shownParts.map(({ name, lines: rows }) => wide(name, barsText(rows))),
      ...targets(assaut),
      ...(bataille ? [wide('Camp vainqueur après chaque assaut', progress(bataille))] : []),
    ],
    [
      ...(bataille && bataille.assauts.length > 0 ? [byAssault(bataille)] : []),
      ...shownParts.map(({ name, lines: rows }) => barChart(name, rows)),
    ],
  );
}

function touchWord(touches: Distribution<number>): string {
  return isMeanPlural(touches) ? 'touches' : 'touche';
}

/** What striking back costs the attacker, where the campaign has it so. */
function riposteLine(pertes: AssautOdds['pertesAttaque']): string {
  if (pertes === null) return fr`Sans riposte : seule l’attaque lance des dés.`;
  const least = shown(shareOf(pertes, (one) => one > 0));
  return fr`Riposte : en moyenne **${meanOf(pertes)}** PV pris à l’attaque, au moins un **${least}**`;
}

/** Touches of one assault whose dice are known, and of the riposte to it; `null`: nobody struck back. */
export interface TouchesOdds {
  readonly attaque: Distribution<number>;
  readonly riposte: Distribution<number> | null;
}

/** The odds of these touches. */
export function touchesChances({ attaque, riposte }: TouchesOdds): ChancesView {
  const parts = [
    { name: 'Touches', all: attaque },
    ...(riposte === null ? [] : [{ name: 'Touches de la riposte', all: riposte }]),
  ].map(({ name, all }) => ({ name, rows: linesOf(all) }));
  const mean = (all: Distribution<number>) => fr`en moyenne **${meanOf(all)}** ${touchWord(all)}`;
  return chancesView(
    'Combat',
    [
      fr`L’assaut : ${mean(attaque)}`,
      ...(riposte === null ? [] : [fr`La riposte de ceux qui restaient : ${mean(riposte)}`]),
    ],
    parts.map(({ name, rows }) => wide(name, barsText(rows))),
    parts.map(({ name, rows }) => barChart(name, rows)),
  );
}

function endLines({ fin, assauts }: BatailleOdds): string[] {
  const last = assauts.at(-1);
  const count = assauts.length;
  return [
    ...(last
      ? [fr`L’attaque gagne en ${count} ${count > 1 ? 'assauts' : 'assaut'} : **${percent(last.attaque)}**`]
      : []),
    fr`Jusqu’au bout : attaque **${percent(fin.attaque)}**, défense **${percent(fin.defense)}**`,
  ];
}

function progress({ assauts }: BatailleOdds): string {
  const rows = assauts.map(
    ({ attaque, defense }, at) =>
      `${String(at + 1).padStart(6)}${aligned(attaque).padStart(10)}${aligned(defense).padStart(10)}`,
  );
  return ['```', 'Assaut   Attaque   Défense', ...rows, '```'].join('\n');
}

function byAssault({ assauts }: BatailleOdds): LineChart {
  const title = 'Camp vainqueur après chaque assaut';
  const last = assauts.at(-1) ?? { attaque: 0, defense: 0 };
  const count = fr`en ${assauts.length} ${plural(assauts.length, 'assaut')}`;
  const told = assauts.map(({ attaque }, at) => fr`${at + 1} : ${percent(attaque)}`).join(', ');
  return {
    kind: 'lines',
    title,
    alt: fr`${title}. L’attaque gagne ${count} : ${percent(last.attaque)}, la défense : ${percent(last.defense)}. L’attaque, assaut par assaut, ${told}.`,
    under: 'assaut',
    series: [
      { label: 'Attaque', shares: assauts.map(({ attaque }) => attaque), text: percent(last.attaque) },
      { label: 'Défense', shares: assauts.map(({ defense }) => defense), text: percent(last.defense) },
    ],
  };
}

/** Which of several targets is struck. */
function targets({ cibles }: AssautOdds): APIEmbedField[] {
  if (cibles.length < 2) return [];
  const text = cibles.map(({ nom, chance }) => fr`${literal(nom ?? '')} : ${percent(chance)}`);
  return [wide('Cible touchée', text.join('\n'))];
}
