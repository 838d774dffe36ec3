import { fold } from '../../src/text/fold.ts';

/** The names that are offered: the usual one, UTC, then those that this runtime knows. */
export function timeZones(): readonly string[] {
  return [
    'Europe/Paris',
    'UTC',
    ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'Europe/Paris'),
  ];
}

/**
 * A time zone by its IANA name, whatever case and accents; `null` when there is none. Older names (« US/Pacific »,
 * « Etc/GMT+3 ») are known too, offsets (« +02:00 ») are not names.
 */
export function timeZoneNamed(typed: string): string | null {
  const found = timeZones().find((name) => fold(name) === fold(typed));
  if (found !== undefined) return found;
  if (!/^[\w/+-]+$/u.test(typed) || /^[+-]/u.test(typed)) return null;
  try {
    return new Intl.DateTimeFormat('fr', { timeZone: typed }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
