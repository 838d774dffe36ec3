import { type Cursor, mistakeAt } from './cursor.ts';
import type { Comparison, Mistake, Notation, Term } from './terms.ts';
import type { Token } from './tokens.ts';

/** Reads what may follow the terms: the comparison, then the end. `null` when there is no comparison. */
export function readComparison(cursor: Cursor, terms: readonly Term[]): Notation['test'] | Mistake {
  const sign = cursor.next;
  const comparison = readSign(cursor);
  if (comparison === null) return cursor.next.kind === 'end' ? null : cursor.misfit();
  const right = cursor.takeNumber();
  if (right === null) return cursor.misfit();
  const [term, ...others] = terms;
  const goesOn = cursor.next.text === '+' || cursor.next.text === '-';
  if (!term || term.sign < 0 || others.length > 0 || goesOn) return mistakeAt(sign, 'comparison-of-sum');
  if (cursor.next.kind !== 'end') return cursor.misfit();
  return wrongRight(term, comparison, right) ?? { comparison, right: Number(right.text) };
}

function readSign(cursor: Cursor): Comparison | null {
  const { text } = cursor.next;
  switch (text) {
    case '>=':
    case '<=':
    case '=':
      cursor.take();
      return text;
    case '<':
    case '>':
      cursor.take();
      return cursor.takeIf('=') ? `${text}=` : text;
    default:
      return null;
  }
}

/** A comparison that every face meets, or none, counts nothing: it is a slip of the person who typed it. */
function wrongRight(term: Term, comparison: Comparison, right: Token): Mistake | null {
  const [low, high] = term.kind === 'dice' ? [1, term.sides] : [11, 66];
  const min = comparison === '>=' || comparison === '<' ? low + 1 : low;
  const max = comparison === '>' || comparison === '<=' ? high - 1 : high;
  const value = Number(right.text);
  if (value < min || value > max) return mistakeAt(right, 'idle-comparison', { min, max });
  const isShown = term.kind === 'dice' || /^0*[1-6][1-6]$/.test(right.text);
  return comparison === '=' && !isShown ? mistakeAt(right, 'd66-number') : null;
}
