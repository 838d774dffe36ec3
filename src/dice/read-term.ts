import { type Cursor, mistakeAt, outside } from './cursor.ts';
import {
  bounds,
  type D66Term,
  type DiceTerm,
  isMistake,
  type Keep,
  type Mistake,
  type Term,
} from './terms.ts';
import type { Token } from './tokens.ts';

/** Words that keep dice and which end they keep; `null`: the highest, unless a word after the number says otherwise. */
const keepWords = new Map<string, Keep['end'] | null>([
  ['garde', null],
  ['k', null],
  ['kh', 'high'],
  ['kl', 'low'],
]);
const endWords = new Map<string, Keep['end']>([
  ['haut', 'high'],
  ['bas', 'low'],
]);

/** Reads one term, its sign already read. */
export function readTerm(cursor: Cursor, sign: 1 | -1): Term | Mistake {
  const number = cursor.takeNumber();
  if (cursor.next.text === 'd') return readDice(cursor, sign, number);
  if (number === null) return cursor.misfit();
  const value = Number(number.text);
  return outside(number, 'constant', 0, bounds.constant) ?? { kind: 'constant', sign, value };
}

function readDice(cursor: Cursor, sign: 1 | -1, number: Token | null): DiceTerm | D66Term | Mistake {
  const count = number === null ? 1 : Number(number.text);
  const wrongCount = number && outside(number, 'dice-count', 1, bounds.dice);
  if (wrongCount) return wrongCount;
  cursor.take();
  if (cursor.takeIf('%')) return readSuffixes(cursor, sign, count, 100);
  const sides = cursor.takeNumber();
  if (sides === null) return cursor.misfit();
  if (Number(sides.text) === 66) return readD66(cursor, sign, count > 1 ? number : null);
  const wrongSides = outside(sides, 'sides', bounds.sides.min, bounds.sides.max);
  return wrongSides ?? readSuffixes(cursor, sign, count, Number(sides.text));
}

/** `several` is the number of D66 when it is more than one. */
function readD66(cursor: Cursor, sign: 1 | -1, several: Token | null): D66Term | Mistake {
  if (several) return mistakeAt(several, 'd66-alone');
  const { next } = cursor;
  return next.text === '!' || keepWords.has(next.text) ? mistakeAt(next, 'd66-alone') : { kind: 'd66', sign };
}

function readSuffixes(cursor: Cursor, sign: 1 | -1, count: number, sides: number): DiceTerm | Mistake {
  let explodes = false;
  let keep: Keep | null = null;
  for (;;) {
    const { next } = cursor;
    const end = keepWords.get(next.text);
    const isBang = next.text === '!';
    if (!isBang && end === undefined) return { kind: 'dice', sign, count, sides, explodes, keep };
    if (isBang ? explodes : keep) return mistakeAt(next, 'twice');
    cursor.take();
    if (end === undefined) {
      explodes = true;
      continue;
    }
    const read = readKeep(cursor, end, count);
    if (isMistake(read)) return read;
    keep = read;
  }
}

function readKeep(cursor: Cursor, end: Keep['end'] | null, most: number): Keep | Mistake {
  const number = cursor.takeNumber();
  if (number === null) return cursor.misfit();
  const wrong = outside(number, 'keep-count', 1, most);
  if (wrong) return wrong;
  const count = Number(number.text);
  const said = end === null ? endWords.get(cursor.next.text) : undefined;
  if (said) cursor.take();
  return { count, end: end ?? said ?? 'high' };
}
