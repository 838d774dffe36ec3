/** @type {Readonly<Record<string, Intl.DateTimeFormatOptions>>} */
const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** @type {readonly [number, Intl.RelativeTimeFormatUnit][]} */
const UNITS = [
  [31_536_000, 'year'],
  [2_592_000, 'month'],
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/**
 * A moment as Discord’s `<t:…>` shows it.
 *
 * @param {number} at milliseconds since 1970
 * @param {string} style one of Discord’s letters
 * @param {number} now milliseconds since 1970
 */
export function moment(at, style, now) {
  if (style === 'R') return distance(Math.round((at - now) / 1000));
  return new Intl.DateTimeFormat('fr-FR', STYLES[style] ?? STYLES['f']).format(at);
}

/** @param {number} seconds */
function distance(seconds) {
  const [size, unit] = UNITS.find(([length]) => Math.abs(seconds) >= length) ?? [1, 'second'];
  return new Intl.RelativeTimeFormat('fr-FR', { numeric: 'auto' }).format(Math.round(seconds / size), unit);
}

/**
 * When a message was written, as it stands beside its author.
 *
 * @param {number} at milliseconds since 1970
 * @param {number} now milliseconds since 1970
 */
export function stamp(at, now) {
  const today = new Date(now).toDateString() === new Date(at).toDateString();
  return moment(at, today ? 't' : 'f', now);
}
