import type { LineChart } from '../chances/chart.ts';
import { fr } from '../words.ts';
import { heading } from './heading.ts';
import { cut, type Setting } from './measure.ts';
import { ink, type Panel, page, round, text } from './svg.ts';

const small: Setting = { size: 13 };
const legend: Setting = { size: 14 };
const legendRow = 22;
const plot = { left: 68, height: 150 } as const;
/** As many marks below as stand apart. */
const mostMarks = 10;
const colours = [ink.bar, ink.second] as const;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Chances from 0 to 100 % over numbered steps: each series has its colour, its mark and its stroke. */
export function linePanel({ title, under, series }: LineChart): Panel {
  const head = heading(title);
  const top = head.height + series.length * legendRow + 8;
  const count = Math.max(...series.map(({ shares }) => shares.length));
  const width = page.width - page.edge - plot.left - 8;
  const xOf = (at: number) => plot.left + (count > 1 ? (width * at) / (count - 1) : width / 2);
  const yOf = (share: number) => top + plot.height * (1 - share);
  const stride = Math.ceil(count / mostMarks);
  const marks = Array.from({ length: count }, (_, at) => at).filter((at) => at % stride === 0);
  const svg = [
    head.svg,
    ...[0, 0.5, 1].map((share) => level(share, yOf(share))),
    ...series.map(({ shares }, at) =>
      curve(
        shares.map((share, step) => ({ x: xOf(step), y: yOf(share) })),
        at,
      ),
    ),
    ...series.map(({ label, text: last }, at) =>
      named(cut(fr`${label} : ${last}`, 340, legend), head.height + at * legendRow, at),
    ),
    ...marks.map((at) =>
      text(String(at + 1), {
        ...small,
        x: xOf(at),
        y: top + plot.height + 18,
        anchor: 'middle',
        fill: ink.muted,
      }),
    ),
    text(under, {
      ...small,
      x: plot.left + width / 2,
      y: top + plot.height + 38,
      anchor: 'middle',
      fill: ink.muted,
    }),
  ];
  return { svg: svg.join(''), height: top + plot.height + 44 };
}

function level(share: number, y: number): string {
  const line = `<path d="M${plot.left} ${round(y)}H${page.width - page.edge}" stroke="${ink.grid}" stroke-width="1"/>`;
  const label = `${share * 100}\u202f%`;
  return line + text(label, { ...small, x: plot.left - 10, y: y + 5, anchor: 'end', fill: ink.muted });
}

function curve(places: readonly Place[], at: number): string {
  const path = places.map(({ x, y }, step) => `${step === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  return `<path d="${path}" ${stroke(at)}/>${places.map((place) => mark(place, at)).join('')}`;
}

function named(label: string, y: number, at: number): string {
  const x = page.edge;
  const sample = `<path d="M${x} ${y + 11}H${x + 28}" ${stroke(at)}/>${mark({ x: x + 14, y: y + 11 }, at)}`;
  return sample + text(label, { ...legend, x: x + 36, y: y + 16 });
}

function stroke(at: number): string {
  const dashes = at === 0 ? '' : ' stroke-dasharray="6 4"';
  return `fill="none" stroke="${colours[at] ?? ink.text}" stroke-width="2.5"${dashes}`;
}

/** A disc for the first series, a square for the second. */
function mark({ x, y }: Place, at: number): string {
  const fill = colours[at] ?? ink.text;
  if (at === 0) return `<circle cx="${round(x)}" cy="${round(y)}" r="4" fill="${fill}"/>`;
  return `<rect x="${round(x - 4)}" y="${round(y - 4)}" width="8" height="8" fill="${fill}"/>`;
}
