/** Making one takes longer than a whole line of an export: each time zone has its own, made once. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** « 2026-02-21 20:31:05 » in that time zone (an IANA name). `at` in milliseconds since 1970. */
export function localMoment(at: number, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}:${of('second')}`;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('fr-FR', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}
