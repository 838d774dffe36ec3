import { unaccented } from '../text/fold.ts';

/** U+202F, the narrow no-break space of French typography. */
export const thin = '\u202f';

/**
 * French typography for text written with plain spaces and straight apostrophes: a narrow no-break space before
 * `: ; ? ! %` and inside « », and the curved apostrophe.
 */
export function french(text: string): string {
  return text
    .replace(/ ([:;?!%»])/gu, `${thin}$1`)
    .replace(/« /gu, `«${thin}`)
    .replace(/(?<=\p{L})'/gu, '’');
}

/** Template tag: {@link french} for what is written here; what is put in (names of players) stays as it is. */
export function fr(written: TemplateStringsArray, ...put: readonly (string | number)[]): string {
  const parts = inFrench(written);
  return parts.map((text, at) => text + String(put[at] ?? '')).join('');
}

const known = new WeakMap<TemplateStringsArray, readonly string[]>();

/** What is written at one place of the program is the same each time. */
function inFrench(written: TemplateStringsArray): readonly string[] {
  const before = known.get(written);
  if (before) return before;
  const parts = written.map(french);
  known.set(written, parts);
  return parts;
}

/** The word that goes with `count`: singular from −1,9… to 1,9…, so also for 0. */
export function plural(count: number, one: string, many: string = `${one}s`): string {
  return Math.abs(count) < 2 ? one : many;
}

/** « a, b et c »; `word` is the last link (« et », « ou »). */
export function enumerate(items: readonly string[], word = 'et'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** With a capital first letter. */
export function capital(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase('fr') + text.slice(first.length);
}

/** How words begin whose h is mute, without accents; every other h is aspirated and keeps its article whole. */
const muteH =
  /^(habi|halei|hallu|halt[eo]re|hamec|harmo|hebdo|heberg|hebr|hecat|hect|hegem|heli|hellen|helo|hemi|hemo|hepat|hept|heraldi|herb|hercul|heres|heret|herit|hermet|hermi|heroi|hesit|heter|heure|heureu|hexa|hibern|hilar|hipp|hirond|hist|hiver|holo|homeo|homi|homm|homo|honn|honor|hopi|horiz|horlo|hormo|horos|horreu|horri|hort|horus|hospi|hosti|hote|huil|huiss|huitr|humai|human|humb|humeu|humid|humil|humo|humus|hy|henri|helen|hector|hubert|hugu|hugo|hadri)/u;
/** Words that begin with a vowel and yet take no elision. */
const noElision = /^(onz|oui$|ouist|uhlan|ulul|yaourt|yacht|yack|yak|yeti|yol|youp)/u;

/**
 * `word` (« de », « que », « le », « la ») before `name`, elided where French elides: « d’Aubigné », « de Karl ».
 * `shown` is the name as it is written out (escaped, in bold); the first letter is read from `name`.
 */
export function elide(word: 'de' | 'que' | 'le' | 'la', name: string, shown: string = name): string {
  return startsWithVowel(name) ? `${word.slice(0, -1)}’${shown}` : `${word} ${shown}`;
}

function startsWithVowel(name: string): boolean {
  const folded = unaccented(name);
  const [word = ''] = folded.split(/[^\p{L}]/u);
  if (noElision.test(word)) return false;
  return /^[aeiou]/u.test(word) || /^y([^aeiouy]|$)/u.test(word) || muteH.test(word);
}
