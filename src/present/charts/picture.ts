import type { Chart } from '../chances/chart.ts';
import { cutLine } from '../cut.ts';
import { barPanel } from './bars.ts';
import { linePanel } from './lines.ts';
import { card, type Panel, page } from './svg.ts';
import { tablePanel, tableWidth } from './table.ts';

/** A picture as it is kept until it is shown: SVG, and what it shows in words, as Discord takes it. */
export interface Picture {
  readonly svg: string;
  readonly alt: string;
}

/** The most that Discord takes as the description of a file. */
export const longestAlt = 1024;

/** Pixels of the highest picture: more than a phone shows at once would only be scrolled over. */
const highest = 620;

/** The first charts, as many as fit into one picture, a table alone; `null` where there is none. */
export function pictureOf(charts: readonly Chart[]): Picture | null {
  const [first] = charts;
  if (!first) return null;
  const width = first.kind === 'table' ? tableWidth(first) : page.width;
  const panels: Panel[] = [];
  const told: string[] = [];
  for (const chart of charts) {
    const panel = panelOf(chart, width);
    const height = panels.reduce((sum, one) => sum + one.height + page.edge, panel.height);
    if (panels.length > 0 && (height > highest || first.kind === 'table' || chart.kind === 'table')) break;
    panels.push(panel);
    told.push(chart.alt);
  }
  return { svg: card(panels, width), alt: cutLine(told.join(' '), longestAlt) };
}

function panelOf(chart: Chart, width: number): Panel {
  switch (chart.kind) {
    case 'bars':
      return barPanel(chart);
    case 'lines':
      return linePanel(chart);
    case 'table':
      return tablePanel(chart, width);
  }
}
