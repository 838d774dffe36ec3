/** A piece of a text and where it begins, counted from 0. */
interface Piece {
  readonly text: string;
  readonly at: number;
}

/** The pieces of a text between `marks`, brackets kept together; blank ones are left out and ends trimmed. */
export function pieces(text: string, marks: string): Piece[] {
  const found: Piece[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const mark = text[at];
    if (mark === '(') depth += 1;
    if (mark === ')') depth = Math.max(0, depth - 1);
    const ends = mark === undefined || mark === '\n' || (depth === 0 && marks.includes(mark));
    if (!ends) continue;
    if (mark === '\n') depth = 0;
    const whole = text.slice(start, at);
    const lead = whole.length - whole.trimStart().length;
    if (whole.trim() !== '') found.push({ text: whole.trim(), at: start + lead });
    start = at + 1;
  }
  return found;
}
