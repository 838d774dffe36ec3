import { type Refusal, refuse } from '../rules/rule.ts';
import { cutAtEmoji } from '../text/emoji.ts';

/** Controls, formatting marks, separators, fillers that show nothing, lone surrogates. Line ends and tabs are text. */
const invisible = /[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?![\n\r\t])\p{Cc}|\p{Default_Ignorable_Code_Point}/u;

/**
 * Text of a person made fit to be kept: composed form (NFC), no space at its ends, one space between words.
 * Refused: nothing left (`empty`), a character that cannot be seen (`invisible-character`: position from 1, code point),
 * more than `max` UTF-16 units (`too-long`).
 */
export function readText(option: string, raw: string, max: number): string | Refusal {
  const composed = raw.normalize('NFC');
  const hidden = invisible.exec(withoutEmoji(composed));
  if (hidden) {
    const codePoint = composed.codePointAt(hidden.index) ?? 0;
    return refuse('invisible-character', option, {
      position: hidden.index + 1,
      codePoint: `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`,
    });
  }
  const text = composed
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .trim();
  if (text === '') return refuse('empty', option);
  if (text.length > max) return refuse('too-long', option, { length: text.length, max });
  return text;
}

/** Emoji are made with invisible joiners and selectors: something to see, as long, stands for each. */
function withoutEmoji(text: string): string {
  return cutAtEmoji(text)
    .map((piece, at) => (at % 2 === 1 ? 'x'.repeat(piece.length) : piece))
    .join('');
}
