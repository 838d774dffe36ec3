import type { DiceLuck, Luck, Measure, Standing } from '../odds/chance-des-joueurs.ts';
import type { Message } from '../slash/command.ts';
import type { BarChart } from './chances/chart.ts';
import { withPicture } from './charts/shown.ts';
import { fitEmbed } from './cut.ts';
import { palette } from './embed.ts';
import { literal } from './escape.ts';
import { number, percent } from './numbers.ts';
import { fr, plural } from './words.ts';

/** Whose luck is told: names as they are shown, `null` for what was not asked. */
export interface Subject {
  readonly campaign: string;
  readonly player: string | null;
  readonly sheet: string | null;
  readonly command: string | null;
  readonly session: number | null;
}

/** What came against what was to be expected, calmly. */
export function luckMessage({ rolls, dice, unplaced, ...measures }: Luck, subject: Subject): Message {
  const lines = [
    fr`**${number(rolls)}** ${plural(rolls, 'jet')} au journal.`,
    ...measureLines(measures),
    ...dice.map(diceLine),
  ];
  const embed = fitEmbed({
    title: `Chance · ${namesOf(subject).join(' · ')}`,
    color: palette.neutral,
    description: lines.join('\n'),
    footer: { text: leftOut(subject, unplaced) },
  });
  const most = dice.reduce<DiceLuck | null>(
    (one, next) => (one && one.count >= next.count ? one : next),
    null,
  );
  return withPicture({ embed, charts: most && most.sides <= mostFaces ? [facesChart(most)] : [] });
}

function namesOf({ campaign, player, sheet, command, session }: Subject): string[] {
  const named = [player, sheet].flatMap((name) => (name === null ? [] : [literal(name)]));
  return [
    ...(named.length > 0 ? named : [literal(campaign)]),
    ...(session === null ? [] : [`séance ${number(session)}`]),
    ...(command === null ? [] : [`/${command}`]),
  ];
}

/** What is not counted: a battle knows players and no sheets. */
function leftOut({ sheet }: Subject, unplaced: number): string {
  const all = [
    'Sans les dés tapés, les jets annulés ni les simulations',
    ...(sheet === null ? [] : ['sans les combats, qui n’ont pas de fiche']),
    ...(unplaced === 0
      ? []
      : [`sans ${number(unplaced)} ${plural(unplaced, 'jet')} dont on ne sait plus qui a lancé les dés`]),
  ];
  return all.join('\u202f; ');
}

/** Each measure by itself: tests and touches are no PV. */
function measureLines({ successes, taken, lost }: Pick<Luck, 'successes' | 'taken' | 'lost'>): string[] {
  return [
    ...(successes ? [measureLine('Réussites', 'attendue', 'jet', successes, well)] : []),
    ...(taken ? [measureLine('PV pris', 'attendu', 'frappe', taken, well)] : []),
    ...(lost ? [measureLine('PV perdus', 'attendu', 'frappe', lost, losses)] : []),
  ];
}

const well = { low: 'fait aussi mal ou pire', high: 'fait aussi bien ou mieux' };
const losses = { low: 'en perd aussi peu ou moins', high: 'en perd autant ou plus' };

function measureLine(
  what: string,
  awaited: string,
  unit: string,
  all: Measure,
  { low, high }: typeof well,
): string {
  const { got, expected, rolls } = all;
  const told = fr`${what} : **${number(got)}** pour ${number(tenth(expected))} ${plural(expected, awaited)}, en ${number(rolls)} ${plural(rolls, unit)}`;
  return fr`${told} ; ${verdict(all, low, high)}.`;
}

function diceLine({ sides, count, sum }: DiceLuck): string {
  const mean = hundredth(sum.got / count);
  const told = fr`${number(count)} D${sides} : moyenne **${number(mean)}** pour ${number((sides + 1) / 2)}`;
  return fr`${told} ; ${verdict(sum, 'tombe aussi bas ou plus bas', 'tombe aussi haut ou plus haut')}.`;
}

/** As long as one of twenty players has it, nothing is out of the ordinary. */
const ordinary = 0.05;
const rarest = 1_000_000;

function verdict({ atMost, atLeast }: Standing, low: string, high: string): string {
  const share = Math.min(atMost, atLeast);
  if (share >= ordinary) return '**dans la norme**';
  const what = atMost < atLeast ? low : high;
  if (share * rarest < 1) return `moins d’un joueur sur un million ${what}`;
  return `un joueur sur ${number(Math.round(1 / share))} ${what}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

/** More bars would say nothing. */
const mostFaces = 12;

/** How often each face fell. */
function facesChart({ sides, count, faces }: DiceLuck): BarChart {
  const bars = faces.map((often, at) => ({
    label: String(at + 1),
    share: often / count,
    text: `${number(often)} · ${percent(often / count)}`,
  }));
  const title = fr`Faces des D${sides} (${percent(1 / sides)} chacune à la longue)`;
  const told = faces.map((often, at) => fr`${at + 1} : ${number(often)} fois`).join(', ');
  return { kind: 'bars', title, alt: `${title}. ${told}.`, bars };
}
