import type { Band } from './table.ts';

const whole = String.raw`([-−]?\d{1,7})`;
const atMost = new RegExp(`^(?:≤|<=)\\s*${whole}$`, 'u');
const atLeast = new RegExp(`^(?:(?:≥|>=)\\s*${whole}|${whole}\\s*\\+)$`, 'u');
const between = new RegExp(`^${whole}(?:\\s*(?:-|–|à|\\.\\.)\\s*${whole})?$`, 'iu');

/** A range of whole numbers as people write it: `≤ 1`, `2-3`, `2 à 3`, `4`, `10+`, `≥ 10`. `null` for anything else. */
export function readRange(typed: string): Omit<Band<unknown>, 'value'> | null {
  const [, most] = atMost.exec(typed) ?? [];
  if (most !== undefined) return { min: null, max: toNumber(most) };
  const [, least, plus = least] = atLeast.exec(typed) ?? [];
  if (plus !== undefined) return { min: toNumber(plus), max: null };
  const [, from, to = from] = between.exec(typed.normalize('NFC')) ?? [];
  if (from === undefined || to === undefined) return null;
  const range = { min: toNumber(from), max: toNumber(to) };
  return range.min <= range.max ? range : null;
}

function toNumber(typed: string): number {
  return Number(typed.replace('−', '-')) + 0; // « -0 » is 0
}

/** The same range as text that {@link readRange} reads; empty when it has no end on either side. */
export function writeRange({ min, max }: Omit<Band<unknown>, 'value'>): string {
  if (min === null) return max === null ? '' : `≤ ${max}`;
  if (max === null) return min < 0 ? `≥ ${min}` : `${min}+`;
  return min === max ? String(min) : `${min}${min < 0 ? '..' : '-'}${max}`;
}
