import type { Cursor } from '../../dice/cursor.ts';
import type { Token } from '../../dice/tokens.ts';
import { type Refusal, refuse } from '../rule.ts';

/** Where a text stands: its option, how many characters of that option come before it, what else a refusal says. */
export interface Place {
  readonly option: string;
  readonly offset: number;
  readonly context: Refusal['context'];
}

/** Words in a row: `text` without accents, hyphens as spaces, `found` as typed, `token` the first of them. */
interface Phrase {
  readonly text: string;
  readonly found: string;
  readonly token: Token;
}

/** A refusal that names the position, from 1, and what stands there: context [position, got], and `more`. */
export function refuseAt(
  { option, offset, context }: Place,
  code: string,
  { position, found }: Pick<Token, 'position' | 'found'>,
  more: Refusal['context'] = {},
): Refusal {
  return refuse(code, option, { ...context, position: position + offset, got: found, ...more });
}

/** The text goes on otherwise, or ends, where it must not: `list-unexpected` or `list-incomplete` [position, got]. */
export function refuseNext(place: Place, { next }: Cursor): Refusal {
  return refuseAt(place, next.kind === 'end' ? 'list-incomplete' : 'list-unexpected', next);
}

/** Takes `+`, `,` or `et`. */
export function takeSeparator(cursor: Cursor): boolean {
  return cursor.takeIf('+') || cursor.takeIf(',') || cursor.takeIf('et');
}

/** Takes words as far as they go, hyphens between them included; `null` when there is none. */
export function takePhrase(cursor: Cursor): Phrase | null {
  const token = cursor.next;
  const words: Token[] = [];
  while (cursor.next.kind === 'word' && cursor.next.text !== 'et') {
    words.push(cursor.take());
    if (!cursor.takeIf('-')) continue;
    if (cursor.next.kind !== 'word') break;
  }
  if (words.length === 0) return null;
  const join = (part: 'text' | 'found') => words.map((word) => word[part]).join(' ');
  return { text: join('text'), found: join('found'), token };
}
