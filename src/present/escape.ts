import { cutAtEmoji } from '../text/emoji.ts';

/** What shows nothing or turns the direction of the text around it; emoji are made with some of these and keep them. */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** Line ends, tabs, other controls and spaces: one space each run. */
const blank = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Marks piled up over four high climb into the lines above. */
const pile = /(\p{M}{4})\p{M}+/gu;
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const isolate = '\u2068';
const endIsolate = '\u2069';

/**
 * A person's text on one line for a place without markdown (foot of an embed, label of a button): no control, no
 * invisible character, no pile of accents; text written from right to left is isolated from what surrounds it.
 * A text of which nothing is left reads « (sans nom) ».
 */
export function plain(text: string): string {
  const shown = tidy(text);
  return rightToLeft.test(shown) ? isolate + shown + endIsolate : shown;
}

/**
 * A person's text for a place with markdown, shown as it was typed: no emphasis, heading, quote, list, spoiler, code,
 * link, timestamp, emoji code or mention comes of it.
 */
export function literal(text: string): string {
  const escaped = tidy(text)
    .replace(/[\\*_~`|<>@[\]]|#(?!\ufe0f)|:(?=\S)/gu, '\\$&')
    .replace(/^[-+]/u, '\\$&')
    .replace(/^\d+(?=\.)/u, '$&\\');
  return rightToLeft.test(escaped) ? isolate + escaped + endIsolate : escaped;
}

/** Words of Latin letters and digits, parted by single spaces: most names, with nothing to tidy. */
const latin = /^[A-Za-zÀ-ÖØ-öø-ÿ0-9]+(?: [A-Za-zÀ-ÖØ-öø-ÿ0-9]+)*$/u;

function tidy(text: string): string {
  if (latin.test(text)) return text;
  const shown = cutAtEmoji(text.toWellFormed())
    .map((part, at) => (at % 2 === 1 ? part : part.replace(invisible, '')))
    .join('')
    .replace(blank, ' ')
    .replace(pile, '$1')
    .trim();
  if (shown === '') return '(sans nom)';
  return /^\p{M}/u.test(shown) ? `◌${shown}` : shown;
}
