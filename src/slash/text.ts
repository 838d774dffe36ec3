import { type Refusal, refuse } from '../rules/rule.ts';

/** Emoji are made with invisible joiners and selectors: they are set aside before the search for invisible characters. */
const emoji = /\p{RGI_Emoji}/gv;
/** Controls, formatting marks, separators, fillers that show nothing, lone surrogates. Line ends and tabs are text. */
const invisible = /[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?![\n\r\t])\p{Cc}|\p{Default_Ignorable_Code_Point}/u;

/**
 * Text of a person made fit to be kept: composed form (NFC), no space at its ends, one space between words.
 * Refused: nothing left (`empty`), a character that cannot be seen (`invisible-character`: position from 1, code point),
 * more than `max` UTF-16 units (`too-long`).
 */
export function readText(option: string, raw: string, max: number): string | Refusal {
  const composed = raw.normalize('NFC');
  const hidden = invisible.exec(composed.replace(emoji, (found) => 'x'.repeat(found.length)));
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
