import { type Setting, wrap } from './measure.ts';
import { type Panel, page, text } from './svg.ts';

const setting: Setting = { size: 16, bold: true };
const line = 20;

/** The title of a panel, in two lines at most. */
export function heading(title: string, width: number = page.width): Panel {
  const lines = wrap(title, width - 2 * page.edge, 2, setting);
  const svg = lines.map((part, at) => text(part, { ...setting, x: page.edge, y: 15 + at * line })).join('');
  return { svg, height: lines.length * line + 4 };
}
