import type { Mistake, MistakeCode } from './terms.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Goes through the tokens of a text from left to right, once. */
export class Cursor {
  readonly #tokens: readonly Token[];
  #index = 0;

  constructor(text: string) {
    this.#tokens = tokensOf(text);
  }

  /** The token to be read now; at the end, the end for ever. */
  get next(): Token {
    const token = this.#tokens[this.#index];
    if (token === undefined) throw new Error('The last token is the end');
    return token;
  }

  take(): Token {
    const token = this.next;
    if (token.kind !== 'end') this.#index += 1;
    return token;
  }

  /** Takes the next token when it reads so. */
  takeIf(text: string): boolean {
    if (this.next.text !== text) return false;
    this.take();
    return true;
  }

  /** Takes the next token when it is a number. */
  takeNumber(): Token | null {
    return this.next.kind === 'number' ? this.take() : null;
  }

  /** The mistake of a text that goes on otherwise, or ends, where it must not. */
  misfit(): Mistake {
    return mistakeAt(this.next, this.next.kind === 'end' ? 'incomplete' : 'unexpected');
  }
}

/** A mistake that stands at `token`. */
export function mistakeAt(
  { position, found }: Token,
  code: MistakeCode,
  limits: { readonly min?: number; readonly max?: number } = {},
): Mistake {
  return { code, position, got: found, ...limits };
}

/** `null` when `token` is a number from `min` to `max`, else the mistake `code`. */
export function outside(token: Token, code: MistakeCode, min: number, max: number): Mistake | null {
  const value = Number(token.text);
  return value >= min && value <= max ? null : mistakeAt(token, code, { min, max });
}
