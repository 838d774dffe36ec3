import { parse, write } from '../../dice/notation.ts';
import { bounds, isMistake } from '../../dice/terms.ts';
import { tokensOf } from '../../dice/tokens.ts';

/** Discord takes so many choices, each of so many characters. */
const mostChoices = 25;
const longestChoice = 100;

/** What a person who has typed nothing yet may want, best first. */
const openings = [
  '2d6',
  'd6',
  'd20',
  'd100',
  '6d6>=4',
  '4d6 garde 3',
  'd66',
  '3d6!',
  '2d6 + 3',
  '4d6 garde 1 bas',
];

/** What may follow, best first; a part of it may be typed already. */
const continuations = [
  ...['d6', 'd20', 'd10', 'd100', 'd8', 'd12', 'd4', 'd66'],
  ...['+1', '+2', '+3', '-1', '-2'],
  ...['>=4', '>=5', '>=3', '>=6', '>=2'],
  ...['garde3', 'garde2', 'garde1', 'garde1bas'],
  ...['!', '+d6', '<=3', '=6', '>=15', '>=10', '<=50'],
];

/**
 * Completions of the option `notation`, at most 25, best first: what the person used recently that begins with, then
 * that contains what is typed, then well-formed notations that go on from it. Case, accents and spaces do not matter.
 * `recent` is newest first; each completion has at most 100 characters and no two mean the same.
 */
export function suggestions(typed: string, recent: readonly string[]): string[] {
  if (typed.length > bounds.characters) return [];
  const key = keyOf(typed);
  const known = recent
    .filter((text) => wellFormed(text) !== null)
    .map((text) => ({ text, key: keyOf(text) }));
  const matching = [
    ...known.filter((one) => one.key.startsWith(key)),
    ...known.filter((one) => one.key.includes(key)),
  ].map(({ text }) => text);
  return distinct([...matching, ...goingOn(key)]).slice(0, mostChoices);
}

function goingOn(key: string): readonly string[] {
  if (key === '') return openings;
  const grown = continuations.map((continuation) => key + rest(key, continuation));
  return [key, ...grown].map(wellFormed).filter((text) => text !== null);
}

/** What is left of `continuation` when `key` ends in the beginning of it. */
function rest(key: string, continuation: string): string {
  let typed = continuation.length;
  while (!key.endsWith(continuation.slice(0, typed))) typed -= 1;
  return continuation.slice(typed);
}

/** The notation as we write it, or `null` when the text is none or a choice cannot hold it. */
function wellFormed(text: string): string | null {
  const notation = parse(text);
  if (isMistake(notation) || text.length > longestChoice) return null;
  const written = write(notation);
  return written.length > longestChoice ? null : written;
}

/** The first of those that mean the same. */
function distinct(texts: readonly string[]): readonly string[] {
  const firsts = new Map<string | null, string>();
  for (const text of texts) {
    const meaning = wellFormed(text);
    if (!firsts.has(meaning)) firsts.set(meaning, text);
  }
  return [...firsts.values()];
}

/** One text for all ways to type the same; two numbers stay apart. */
function keyOf(text: string): string {
  const tokens = tokensOf(text);
  return tokens
    .map(({ kind, text: token }, index) =>
      kind === 'number' && tokens[index - 1]?.kind === kind ? ` ${token}` : token,
    )
    .join('');
}
