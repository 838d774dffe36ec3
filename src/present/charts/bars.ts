import type { BarChart } from '../chances/chart.ts';
import { heading } from './heading.ts';
import { cut, type Setting, widthOf } from './measure.ts';
import { box, ink, type Panel, page, text } from './svg.ts';

const setting: Setting = { size: 14 };
const row = 22;
const gap = 8;
/** No label takes more than that, so that bars keep their room. */
const widestLabel = 130;

/** A distribution: the label, a bar as long as its share of the longest, and what stands beside it. */
export function barPanel({ title, bars }: BarChart): Panel {
  const head = heading(title);
  const labels = bars.map(({ label }) => cut(label, widestLabel, setting));
  const left = page.edge + widest(labels) + gap;
  const right = page.width - page.edge - widest(bars.map(({ text: beside }) => beside)) - gap;
  const most = Math.max(...bars.map(({ share }) => share));
  const rows = bars.map(({ share, text: beside }, at) => {
    const y = head.height + at * row;
    const width = most === 0 ? 0 : ((right - left) * share) / most;
    return [
      text(labels[at] ?? '', { ...setting, x: left - gap, y: y + 16, anchor: 'end' }),
      width > 0
        ? box({ x: left, y: y + 3, width: Math.max(1, width), height: row - 6 }, { fill: ink.bar })
        : '',
      text(beside, { ...setting, x: page.width - page.edge, y: y + 16, anchor: 'end' }),
    ].join('');
  });
  return { svg: head.svg + rows.join(''), height: head.height + bars.length * row };
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((one) => widthOf(one, setting)));
}
