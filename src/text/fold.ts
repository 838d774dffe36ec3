/** Lower case without accents or joined letters: how words that people type are compared. */
export function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/giu, 'oe')
    .replace(/æ/giu, 'ae')
    .toLowerCase();
}

/** {@link unaccented}, with one kind of apostrophe and of space: what two spellings of one name have in common. */
export function fold(text: string): string {
  return unaccented(text)
    .replace(/[\u2018\u2019\u02BC\u00B4`]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Words as an id: {@link unaccented} and parted by hyphens. `Tué net` → `tue-net`. */
export function wordId(text: string): string {
  return unaccented(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
