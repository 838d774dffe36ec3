import { Cursor, mistakeAt } from './cursor.ts';
import { readComparison } from './read-comparison.ts';
import { readTerm } from './read-term.ts';
import { bounds, isMistake, type Mistake, type Notation, type Term } from './terms.ts';

/** What may stand after the terms: the end, or a comparison. */
const mayFollow = /^[<>]?=?$/;

/**
 * Reads a free notation: `2d6+3`, `4d6 garde 3`, `4d6 garde 1 bas`, `6d6>=4`, `d66`, `d%`, `3d6!`, `2d6 + 1d8 - 2`.
 * Case, accents and spaces do not matter. Time in proportion to the length, whatever the text.
 */
export function parse(text: string): Notation | Mistake {
  if (text.length > bounds.characters) {
    const got = String(text.length);
    return { code: 'too-long', position: bounds.characters + 1, got, max: bounds.characters };
  }
  const cursor = new Cursor(text);
  const start = cursor.next;
  if (start.kind === 'end') return mistakeAt(start, 'empty');
  const terms = readTerms(cursor);
  if (isMistake(terms)) return terms;
  if (terms.every(({ kind }) => kind === 'constant')) {
    return mayFollow.test(cursor.next.text) ? mistakeAt(start, 'no-dice') : cursor.misfit();
  }
  const test = readComparison(cursor, terms);
  return isMistake(test) ? test : { terms, test };
}

function readTerms(cursor: Cursor): readonly Term[] | Mistake {
  const terms: Term[] = [];
  let left = bounds.dice;
  do {
    const minus = cursor.takeIf('-');
    if (!minus) cursor.takeIf('+');
    const start = cursor.next;
    const term = readTerm(cursor, minus ? -1 : 1);
    if (isMistake(term)) return term;
    left -= diceOf(term);
    if (left < 0) return mistakeAt(start, 'dice-in-all', { max: bounds.dice });
    terms.push(term);
  } while (cursor.next.text === '+' || cursor.next.text === '-');
  return terms;
}

/** Dice that a term throws before any explosion. */
function diceOf(term: Term): number {
  if (term.kind === 'dice') return term.count;
  return term.kind === 'd66' ? 2 : 0;
}

/** The notation as we write it: `parse` gives it back. */
export function write({ terms, test }: Notation): string {
  const written = terms.map((term, index) => {
    const minus = term.sign < 0 ? '-' : '+';
    return index === 0 ? `${term.sign < 0 ? '-' : ''}${writeTerm(term)}` : ` ${minus} ${writeTerm(term)}`;
  });
  return written.join('') + (test ? test.comparison + test.right : '');
}

/** One term without its sign. */
export function writeTerm(term: Term): string {
  if (term.kind === 'constant') return String(term.value);
  if (term.kind === 'd66') return 'd66';
  const { count, sides, explodes, keep } = term;
  const kept = keep ? ` garde ${keep.count}${keep.end === 'low' ? ' bas' : ''}` : '';
  return `${count === 1 ? '' : count}d${sides}${explodes ? '!' : ''}${kept}`;
}
