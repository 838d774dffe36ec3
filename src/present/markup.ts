/** One piece of text that cannot be cut, and the emphasis it stands in, outermost first. */
interface Atom {
  readonly text: string;
  readonly styles: readonly string[];
}

let segmenter: Intl.Segmenter | undefined;
/** What is one thing on the screen: a link, a mention or timestamp, the mark of a small line. */
const whole = /^(?:\[[^\]\n]*\]\([^)\s]*\)|<[@#t/:a-z][^>\s]*>|-# )/u;
const markers = ['**', '~~', '*'];
const isolate = '\u2068';
const endIsolate = '\u2069';

/**
 * Cuts Discord markdown into pieces that must stay whole (an escaped character, an emoji, a link), each with the
 * emphasis and the isolation it stands in: {@link join} puts any selection of them together with balanced markers.
 */
export function atoms(text: string): Atom[] {
  const found: Atom[] = [];
  let styles: readonly string[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at, at + 512);
    const marker = markerAt(rest);
    if (marker !== null) {
      styles = toggled(styles, marker);
      at += marker === isolate ? 1 : marker.length;
      continue;
    }
    const piece = pieceAt(rest);
    found.push({ text: piece, styles });
    at += piece.length;
  }
  return found;
}

/** Puts atoms together again; emphasis that they share is opened and closed around them. */
export function join(pieces: readonly Atom[]): string {
  let text = '';
  let open: readonly string[] = [];
  for (const piece of [...pieces, { text: '', styles: [] }]) {
    const shared = sharedLength(open, piece.styles);
    text +=
      open.slice(shared).reverse().map(closing).join('') + piece.styles.slice(shared).join('') + piece.text;
    open = piece.styles;
  }
  return text;
}

function markerAt(rest: string): string | null {
  if (rest.startsWith(isolate) || rest.startsWith(endIsolate)) return isolate;
  return markers.find((marker) => rest.startsWith(marker)) ?? null;
}

function pieceAt(rest: string): string {
  const found = whole.exec(rest)?.[0];
  if (found !== undefined) return found;
  const start = rest.startsWith('\\') && rest.length > 1 ? 1 : 0;
  if (standsAlone(rest, start)) return rest.slice(0, start + 1);
  const [next] = graphemesOf(rest.slice(start));
  return rest.slice(0, start) + (next?.segment ?? '');
}

/** The rules of Unicode take 20 ms to read: the first text that needs them waits, no start does. */
function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('fr', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/**
 * Whether the character there is a grapheme by itself: nearly all are, and asking for each what belongs together takes
 * most of the time of a long export.
 */
function standsAlone(text: string, at: number): boolean {
  return isPlain(text.charCodeAt(at)) && (at + 1 === text.length || isPlain(text.charCodeAt(at + 1)));
}

/** Latin letters, digits, signs, dashes, quotes, narrow space, minus: joined to no neighbour of that kind. */
function isPlain(code: number): boolean {
  if (code < 0x300) return code !== 0x0d; // a carriage return and its line feed are one
  return (code >= 0x2010 && code <= 0x2027) || code === 0x202f || code === 0x2212;
}

function toggled(styles: readonly string[], marker: string): readonly string[] {
  return styles.includes(marker) ? styles.filter((style) => style !== marker) : [...styles, marker];
}

function closing(style: string): string {
  return style === isolate ? endIsolate : style;
}

function sharedLength(left: readonly string[], right: readonly string[]): number {
  const differs = left.findIndex((style, at) => style !== right[at]);
  return differs === -1 ? left.length : differs;
}
