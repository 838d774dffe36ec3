import { advances, unitsPerEm } from './advances.ts';

/** How a text is set: pixels of its size, and whether it is bold. */
export interface Setting {
  readonly size: number;
  readonly bold?: boolean;
}

/** How wide a text stands, in pixels; a character that the font may lack counts as the widest. */
export function widthOf(text: string, { size, bold = false }: Setting): number {
  const { ascii, latin, signs } = advances[bold ? 'bold' : 'regular'];
  let units = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    units += ascii[code - 0x20] ?? latin[code - 0xa0] ?? signs[character] ?? unitsPerEm;
  }
  return (units * size) / unitsPerEm;
}

/** The text where it is no wider than `most` pixels, else its beginning and « … ». */
export function cut(text: string, most: number, setting: Setting): string {
  if (widthOf(text, setting) <= most) return text;
  const kept = [...text];
  while (kept.length > 0 && widthOf(`${kept.join('').trimEnd()}…`, setting) > most) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

/** The text in at most `lines` lines no wider than `most` pixels, broken between words; what does not fit is cut. */
export function wrap(text: string, most: number, lines: number, setting: Setting): string[] {
  const set: string[] = [];
  let rest = text.split(' ');
  while (rest.length > 0) {
    let taken = 1;
    if (set.length === lines - 1) taken = rest.length;
    else while (taken < rest.length && fits(rest.slice(0, taken + 1), most, setting)) taken += 1;
    set.push(cut(rest.slice(0, taken).join(' '), most, setting));
    rest = rest.slice(taken);
  }
  return set;
}

function fits(words: readonly string[], most: number, setting: Setting): boolean {
  return widthOf(words.join(' '), setting) <= most;
}
