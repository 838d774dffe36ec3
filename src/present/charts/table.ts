import type { Cell, TableChart } from '../chances/chart.ts';
import { heading } from './heading.ts';
import { type Setting, widthOf, wrap } from './measure.ts';
import { box, ink, type Panel, page, shade, text } from './svg.ts';

const setting: Setting = { size: 14 };
const strong: Setting = { size: 14, bold: true };
const labelSetting: Setting = { size: 13 };
const note: Setting = { size: 13 };
const row = 34;
const label = 104;
const line = 16;

/** How wide a table is drawn: more than other pictures where it has many columns. */
export function tableWidth({ columns, rows }: TableChart): number {
  return Math.max(page.width, Math.ceil(page.edge * 2 + label + columns.length * narrowest(rows)));
}

/** A table whose columns are named by the numbers of the rows' names; what to look at is bold and framed. */
export function tablePanel(chart: TableChart, width: number): Panel {
  const { columns, rows, title, legend } = chart;
  const head = heading(title, width);
  const notes = legend.flatMap((one) => wrap(one, width - 2 * page.edge, 3, note));
  const names = head.height + notes.length * line + 6;
  const cell = (width - 2 * page.edge - label) / columns.length;
  const left = page.edge + label;
  const svg = [
    head.svg,
    ...notes.map((one, at) =>
      text(one, { ...note, x: page.edge, y: head.height + 11 + at * line, fill: ink.muted }),
    ),
    ...columns.map((one, at) =>
      text(one, { ...strong, x: left + (at + 0.5) * cell, y: names + 15, anchor: 'middle' }),
    ),
    ...rows.map(({ label: name, strong: isStrong, cells }, at) => {
      const y = names + 22 + at * row;
      const drawn = cells.map((one, column) =>
        drawCell(one, { x: left + column * cell, y, width: cell, height: row }),
      );
      return rowLabel(name, y, isStrong) + drawn.join('');
    }),
  ];
  return { svg: svg.join(''), height: names + 22 + rows.length * row };
}

function rowLabel(name: string, y: number, isStrong: boolean): string {
  const set = { ...labelSetting, bold: isStrong };
  const lines = wrap(isStrong ? `▸ ${name}` : name, label - 6, 2, set);
  const first = y + (lines.length === 1 ? 22 : 14);
  return lines.map((part, at) => text(part, { ...set, x: page.edge, y: first + at * line })).join('');
}

function drawCell({ text: content, share, strong: isStrong }: Cell, at: Parameters<typeof box>[0]): string {
  const { x, y, width, height } = at;
  const inner = { x: x + 2, y: y + 2, width: width - 4, height: height - 4 };
  const fill = share === null ? ink.card : shade(share);
  const frame = isStrong ? box(inner, { fill, stroke: ink.text }) : box(inner, { fill });
  const set = isStrong ? strong : setting;
  return frame + text(content, { ...set, x: x + width / 2, y: y + height / 2 + 5, anchor: 'middle' });
}

/** Wide enough for the widest cell, in bold, within its frame. */
function narrowest(rows: TableChart['rows']): number {
  return Math.max(...rows.flatMap(({ cells }) => cells.map((cell) => widthOf(cell.text, strong)))) + 8;
}
