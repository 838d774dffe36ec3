import type { Setting } from './measure.ts';

/**
 * A card of its own colour, so that nothing depends on the theme around it: its border is told from light and from dark.
 * Every text stands on `card`, `bar` or a shade of {@link shade} with a contrast of 4.5 or more.
 */
export const ink = {
  card: '#1e1f22',
  border: '#80848e',
  grid: '#4e5058',
  text: '#f2f3f5',
  muted: '#b5bac1',
  bar: '#5b8def',
  second: '#f0b232',
} as const;

/** Pixels of the width of a picture, and of the room at its edges. */
export const page = { width: 400, edge: 14 } as const;

/** A part of a picture: drawn from its own top, `height` pixels high. */
export interface Panel {
  readonly svg: string;
  readonly height: number;
}

interface Where extends Setting {
  readonly x: number;
  /** Of the line on which the letters stand. */
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
}

/** A line of text. */
export function text(
  content: string,
  { x, y, size, bold, anchor = 'start', fill = ink.text }: Where,
): string {
  const weight = bold ? ' font-weight="bold"' : '';
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}"${weight} text-anchor="${anchor}" fill="${fill}">${escaped(content)}</text>`;
}

/** A filled box, with a line around it where `stroke` is given. */
export function box(
  { x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
  { fill, stroke, round: corner = 2 }: { fill: string; stroke?: string; round?: number },
): string {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="2"`;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${corner}" fill="${fill}"${line}/>`;
}

/** Panels one below the other on a card. */
export function card(panels: readonly Panel[], width: number): string {
  let y = page.edge;
  const parts = panels.map(({ svg, height }) => {
    const part = `<g transform="translate(0 ${round(y)})">${svg}</g>`;
    y += height + page.edge;
    return part;
  });
  const frame = `<rect x="1" y="1" width="${width - 2}" height="${round(y) - 2}" rx="8" fill="${ink.card}" stroke="${ink.border}" stroke-width="2"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${round(y)}" font-family="DejaVu Sans">${frame}${parts.join('')}</svg>`;
}

/** The shade of a cell for a share of 0…1: light text keeps a contrast of 4.5 on all of them. */
export function shade(share: number): string {
  const mixed = [0, 1, 2].map((at) => {
    const [low = 0, high = 0] = [darkest[at], deepest[at]];
    return Math.round(low + (high - low) * share);
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const darkest = [0x2b, 0x2d, 0x31] as const;
const deepest = [0x1f, 0x5f, 0xa8] as const;

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** What XML cannot hold is left out; the rest is read as text. */
function escaped(content: string): string {
  return content
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
