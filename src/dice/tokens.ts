import { unaccented } from '../text/fold.ts';

/** A piece of a notation: a run of digits, a run of letters, one other character, or the end. */
export interface Token {
  readonly kind: 'number' | 'word' | 'sign' | 'end';
  /** Without accents, in lower case, the signs of one meaning made one. */
  readonly text: string;
  /** As it was typed. */
  readonly found: string;
  /** Place of its first character, from 1: characters of the text in its composed form (NFC). */
  readonly position: number;
}

/** What phones and word processors write for the signs of a keyboard. */
const signs = new Map([
  ['−', '-'],
  ['–', '-'],
  ['—', '-'],
  ['‐', '-'],
  ['\u2011', '-'],
  ['≥', '>='],
  ['⩾', '>='],
  ['≤', '<='],
  ['⩽', '<='],
]);

/** Splits a notation; spaces and characters that nobody sees only part. Time in proportion to the length. */
export function tokensOf(text: string): readonly Token[] {
  return /^[ -~]*$/.test(text) ? tokensOfKeyboard(text) : tokensOfAny(text);
}

/** The same for what nearly everybody types, signs of a plain keyboard: no letter of them changes but by its case. */
function tokensOfKeyboard(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const kind = kindOfCode(code);
    const from = at;
    at += 1;
    if (kind === 'space') continue;
    if (kind !== 'sign') while (at < text.length && kindOfCode(text.charCodeAt(at)) === kind) at += 1;
    const found = text.slice(from, at);
    tokens.push({ kind, text: kind === 'word' ? found.toLowerCase() : found, found, position: from + 1 });
  }
  tokens.push({ kind: 'end', text: '', found: '', position: text.length + 1 });
  return tokens;
}

function kindOfCode(code: number): 'number' | 'word' | 'sign' | 'space' {
  if (code >= 48 && code <= 57) return 'number'; // 0…9
  if ((code | 32) >= 97 && (code | 32) <= 122) return 'word'; // a…z, whatever the case
  return code === 32 ? 'space' : 'sign';
}

function tokensOfAny(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let position = 0;
  let open = false;
  for (const character of text.normalize('NFC')) {
    position += 1;
    const kind = kindOf(character);
    const last = open ? tokens.at(-1) : undefined;
    open = kind !== 'space';
    if (last && joins(kind, last.kind)) {
      const found = last.found + character;
      tokens[tokens.length - 1] = { ...last, text: last.text + fold(character), found };
    } else if (open) {
      const text = fold(character);
      tokens.push({
        kind: kind === 'number' || kind === 'word' ? kind : 'sign',
        text,
        found: character,
        position,
      });
    }
  }
  return [...tokens, { kind: 'end', text: '', found: '', position: position + 1 }];
}

/** Whether a character of `kind` goes on with a token of kind `last`; an accent belongs to the letter before it. */
function joins(kind: ReturnType<typeof kindOf>, last: Token['kind']): boolean {
  return last !== 'sign' && (kind === last || (kind === 'accent' && last === 'word'));
}

function kindOf(character: string): 'number' | 'word' | 'sign' | 'space' | 'accent' {
  if (character >= '0' && character <= '9') return 'number';
  if (/\p{L}/u.test(character)) return 'word';
  if (/\p{M}/u.test(character)) return 'accent';
  return /[\s\p{Cf}]/u.test(character) ? 'space' : 'sign';
}

/** Only letters lose their accents: ≠ is not = with an accent. */
function fold(character: string): string {
  if (!/[\p{L}\p{M}]/u.test(character)) return signs.get(character) ?? character;
  return unaccented(character);
}
