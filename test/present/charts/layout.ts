import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

const ttf = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const options: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: [join(ttf, 'DejaVuSans.ttf'), join(ttf, 'DejaVuSans-Bold.ttf')],
    defaultFontFamily: 'DejaVu Sans',
  },
};

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A text of a picture: where its letters really stand, and how it is told from what is under it. */
export interface Set extends Area {
  readonly content: string;
  readonly contrast: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly Set[];
  /** Filled boxes but the card itself. */
  readonly boxes: readonly Area[];
}

/** Reads a picture back: every text measured alone by the library that draws it, and the colour it stands on. */
export function layoutOf(svg: string): Layout {
  const [, width = 0, height = 0] = (/width="(\d+)" height="([\d.]+)"/u.exec(svg) ?? []).map(Number);
  const drawn = new Resvg(svg, options).render();
  const pixels = drawn.pixels;
  const texts: Set[] = [];
  const boxes: Area[] = [];
  for (const [group, y = '0', inner = ''] of svg.matchAll(
    /<g transform="translate\(0 ([\d.]+)\)">(.*?)<\/g>/gu,
  )) {
    if (group === '') continue;
    const down = Number(y);
    for (const [element, content = ''] of inner.matchAll(/<text[^>]*>([^<]*)<\/text>/gu)) {
      const area = measured(element, width, height, down);
      if (!area) continue;
      const fill = /fill="(#\w{6})"/u.exec(element)?.[1] ?? '';
      const under = commonest(pixels, drawn.width, area);
      texts.push({ ...area, content, contrast: contrast(fill, under) });
    }
    for (const [element] of inner.matchAll(/<rect[^>]*>/gu)) boxes.push(boxOf(element, down));
  }
  return { width, height, texts, boxes };
}

function measured(element: string, width: number, height: number, down: number): Area | null {
  const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans">${element}</svg>`;
  const found = new Resvg(alone, options).getBBox();
  if (!found) return null;
  const { x, y } = found;
  return { left: x, top: y + down, right: x + found.width, bottom: y + down + found.height };
}

function boxOf(element: string, down: number): Area {
  const value = (name: string) =>
    Number(new RegExp(` ${name}="([-\\d.]+)"`, 'u').exec(element)?.[1] ?? Number.NaN);
  const [x, y] = [value('x'), value('y') + down];
  return { left: x, top: y, right: x + value('width'), bottom: y + value('height') };
}

/** The colour of most pixels of an area, `#rrggbb`: letters cover less than half of theirs. */
function commonest(pixels: Buffer, across: number, { left, top, right, bottom }: Area): string {
  const counts = new Map<string, number>();
  for (let y = Math.floor(top) - 1; y <= Math.ceil(bottom); y += 1)
    for (let x = Math.floor(left) - 1; x <= Math.ceil(right); x += 1) {
      const at = (y * across + x) * 4;
      const colour = `#${pixels.subarray(at, at + 3).toString('hex')}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** Of two colours, as WCAG 2 counts it. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function meet(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

export function within(inner: Area, outer: Area): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}
