import { type Refusal, refuse } from '../rules/rule.ts';

/** A day of the calendar as moments, milliseconds since 1970; `to` is the first moment of the next one. */
interface Day {
  readonly from: number;
  readonly to: number;
}

/**
 * A day typed as `30/11/2026`, `30-11-2026` or `2026-11-30`, in that time zone (an IANA name). Refused under `option`:
 * `not-a-day` [got], also for a day that no calendar has.
 */
export function readDay(option: string, typed: string, timeZone: string): Day | Refusal {
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(typed);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(typed);
  const [year, month, day] = french
    ? [french[3], french[2], french[1]].map(Number)
    : (iso?.slice(1).map(Number) ?? []);
  if (year === undefined || month === undefined || day === undefined)
    return refuse('not-a-day', option, { got: typed });
  if (year < 2015 || year > 2200 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
    return refuse('not-a-day', option, { got: typed });
  const number = dayNumber(year, month, day);
  return { from: midnight(number, timeZone), to: midnight(number + 1, timeZone) };
}

const dayLength = 86_400_000;

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Days since 1970-01-01 in the Gregorian calendar. */
function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const m = (month + 9) % 12;
  return (
    365 * y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) +
    Math.floor((153 * m + 2) / 5) +
    day -
    719_469
  );
}

/** The first moment of a day there, as far as clocks that are put forward at midnight have one. */
function midnight(number: number, timeZone: string): number {
  const wanted = number * dayLength;
  const first = wanted - offset(wanted, timeZone);
  return wanted - offset(first, timeZone);
}

/** How far clocks there are ahead of UTC at that moment, milliseconds. */
function offset(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const clock = ((of('hour') * 60 + of('minute')) * 60 + of('second')) * 1000;
  return dayNumber(of('year'), of('month'), of('day')) * dayLength + clock - at;
}
