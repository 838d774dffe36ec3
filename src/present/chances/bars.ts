import type { Distribution } from '../../dice/distribution.ts';
import { number, percent } from '../numbers.ts';
import { fr, thin } from '../words.ts';
import type { Bar, BarChart } from './chart.ts';
import { aligned, asNumber, type Share } from './share.ts';

/** Cells of the longest bar: label, bar and percentage stand in one line of a phone. */
const cells = 10;
/** The most lines of one distribution; more values are grouped. */
const mostLines = 15;

/** What has a chance, under its label. */
export interface Line {
  readonly label: string;
  readonly share: Share | number;
}

/** Bars of text, the longest chance the longest bar; lines that can never come are left out. */
export function barsText(lines: readonly Line[]): string {
  const all = lines.map(({ label, share }) => ({ label, share, chance: chanceOf(share) }));
  const shown = all.filter(({ chance }) => chance > 0);
  const most = Math.max(...shown.map(({ chance }) => chance));
  const width = Math.max(...shown.map(({ label }) => label.length));
  const text = shown.map(({ label, share, chance }) => {
    const length = Math.round((chance / most) * cells);
    return `${label.padStart(width)} ${'█'.repeat(length).padEnd(cells)}${aligned(share)}`;
  });
  return ['```', ...text, '```'].join('\n');
}

/** The same as data for a picture. */
export function barChart(title: string, lines: readonly Line[]): BarChart {
  const bars = lines.map(
    ({ label, share }): Bar => ({ label, share: chanceOf(share), text: percent(share) }),
  );
  const told = bars.map(({ label, text }) => fr`${label} : ${text}`).join(', ');
  return { kind: 'bars', title, alt: `${title}. ${told}`, bars };
}

/**
 * The values of a distribution from the lowest up, neighbours together where there are many, and what hardly ever comes at
 * either end in one line; no label names what cannot come.
 */
export function linesOf({ outcomes, total }: Distribution<number>): Line[] {
  const sorted = outcomes.toSorted((one, other) => one.value - other.value);
  const { below, usual, above } = parted({ outcomes, total });
  if (stepOf(usual) === stepOf(sorted)) return grouped(sorted, total); // nothing would be seen more finely
  return [...tail(below, total, 'moins'), ...grouped(usual, total), ...tail(above, total, 'plus')];
}

type Outcomes = Distribution<number>['outcomes'];

/**
 * A distribution from the lowest value up in three parts: what comes usually, and at either end the values that all
 * together come less than once in 2 000 times: they would read « < 0,1 % », and crowd the others.
 */
export function parted({
  outcomes,
  total,
}: Distribution<number>): Record<'below' | 'usual' | 'above', Outcomes> {
  const sorted = outcomes.toSorted((one, other) => one.value - other.value);
  const from = rareAtFirst(sorted, total);
  const to = sorted.length - rareAtFirst(sorted.toReversed(), total);
  return { below: sorted.slice(0, from), usual: sorted.slice(from, to), above: sorted.slice(to) };
}

/** How many of the first values come, all together, less than once in 2 000 times. */
function rareAtFirst(sorted: Outcomes, total: bigint): number {
  let sum = 0n;
  return sorted.findIndex(({ weight }) => {
    sum += weight;
    return sum * 2_000n >= total;
  });
}

/** How many values stand together in one line. */
function stepOf(sorted: Outcomes): number {
  const [first, last] = [sorted[0]?.value ?? 0, sorted.at(-1)?.value ?? 0];
  return niceStep((last - first + 1) / mostLines);
}

function tail(rare: Outcomes, total: bigint, or: 'moins' | 'plus'): Line[] {
  const inner = or === 'moins' ? rare.at(-1) : rare[0];
  if (inner === undefined) return [];
  const label = rare.length === 1 ? labelOf(inner.value, inner.value) : `${spelt(inner.value)} ou ${or}`;
  return [{ label, share: [rare.reduce((sum, { weight }) => sum + weight, 0n), total] }];
}

function grouped(sorted: Outcomes, total: bigint): Line[] {
  const [first, last] = [sorted[0]?.value ?? 0, sorted.at(-1)?.value ?? 0];
  const step = stepOf(sorted);
  const lines: { from: number; to: number; weight: bigint }[] = [];
  for (const { value, weight } of sorted) {
    const from = Math.floor(value / step) * step;
    const group = lines.at(-1);
    if (group?.from === from) group.weight += weight;
    else lines.push({ from, to: from + step - 1, weight });
  }
  return lines.map(({ from, to, weight }) => ({
    label: labelOf(Math.max(from, first), Math.min(to, last)),
    share: [weight, total],
  }));
}

/** 1, 2, 5, 10, 20, 50…: the least that is not below. */
function niceStep(least: number): number {
  for (let step = 1; ; step *= 10) {
    const found = [step, 2 * step, 5 * step].find((one) => one >= least);
    if (found !== undefined) return found;
  }
}

function labelOf(from: number, to: number): string {
  return from === to ? spelt(from) : `${spelt(from)} à ${spelt(to)}`;
}

/** A number for a text in columns, where every character is as wide as the others. */
function spelt(value: number): string {
  return number(value).replaceAll(thin, ' ');
}

function chanceOf(share: Share | number): number {
  return typeof share === 'number' ? share : asNumber(share);
}
