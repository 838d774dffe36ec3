/** Something that a line says wrong: a French sentence, and where in the line. */
export interface LineProblem {
  readonly problem: string;
  readonly position: number;
}

/** One word of a line: `nom:"deux mots"` has a name and a value, `creer` only a value. */
export interface Word {
  readonly name: string | null;
  readonly value: string;
  /** Where the word begins, and where its value does. */
  readonly position: number;
  readonly valueAt: number;
  /** False when a quotation mark opens the value and none closes it. */
  readonly closed: boolean;
}

const NAMED = /^([\p{L}\p{N}_-]+):/u;

/**
 * Splits a line into words. A value may stand between single or double quotation marks; it ends at the same mark before a
 * space or the end of the line, so that `'l'épée'` needs no care; a backslash before the mark or another
 * backslash stands for that character itself.
 */
export function wordsOf(line: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < line.length) {
    if (/\s/.test(line.charAt(at))) {
      at += 1;
      continue;
    }
    const name = NAMED.exec(line.slice(at))?.[1] ?? null;
    const valueAt = name === null ? at : at + name.length + 1;
    const value = valueFrom(line, valueAt);
    words.push({ name, value: value.text, position: at, valueAt, closed: value.closed });
    at = value.end;
  }
  return words;
}

function valueFrom(line: string, start: number): { text: string; end: number; closed: boolean } {
  const mark = line.charAt(start);
  if (mark !== '"' && mark !== "'") {
    const text = /^\S*/.exec(line.slice(start))?.[0] ?? '';
    return { text, end: start + text.length, closed: true };
  }
  let text = '';
  for (let at = start + 1; at < line.length; at += 1) {
    const here = line.charAt(at);
    if (here === '\\' && [mark, '\\'].includes(line.charAt(at + 1))) {
      text += line.charAt(at + 1);
      at += 1;
    } else if (here === mark && /^(\s|$)/.test(line.slice(at + 1)))
      return { text, end: at + 1, closed: true };
    else text += here;
  }
  return { text, end: line.length, closed: false };
}

/** Writes a value so that {@link wordsOf} reads it back. */
export function quoted(value: string): string {
  if (value !== '' && !/[\s"'\\]/.test(value)) return value;
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
