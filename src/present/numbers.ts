import { thin } from './words.ts';

/** U+2212, the true minus. */
const minus = '−';

/** A number as French writes it: decimal comma, thousands parted from 1 000 on, true minus. At most three decimals. */
export function number(value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(Math.abs(value)); // most are; −0 is 0
  const rounded = Math.round(Math.abs(value) * 1000) / 1000;
  const [whole = '0', decimals] = String(rounded).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, thin);
  const sign = value < 0 && rounded !== 0 ? minus : '';
  return sign + grouped + (decimals === undefined ? '' : `,${decimals}`);
}

/** A modifier: always with its sign, « +2 », « −1 », « +0 ». */
export function signed(value: number): string {
  return value < 0 ? number(value) : `+${number(value)}`;
}

/** A change of a value: « 8 → 0 ». */
export function change(before: number, after: number): string {
  return `${number(before)} → ${number(after)}`;
}

/** A chance from 0 to 1, or exactly as numerator and denominator. */
type Chance = number | readonly [bigint, bigint];

/**
 * A chance as a percentage with one decimal, never rounded into a lie: « < 0,1 % » for what can happen and
 * « > 99,9 % » for what can fail, however near; « 0 % » and « 100 % » are kept for the impossible and the certain.
 */
export function percent(chance: Chance): string {
  const { none, sure, tenths } = typeof chance === 'number' ? rounded(chance) : roundedFraction(chance);
  if (none) return `0${thin}%`;
  if (sure) return `100${thin}%`;
  if (tenths < 1) return `<${thin}0,1${thin}%`;
  if (tenths > 999) return `>${thin}99,9${thin}%`;
  return `${Math.floor(tenths / 10)},${tenths % 10}${thin}%`;
}

interface Rounded {
  readonly none: boolean;
  readonly sure: boolean;
  /** Tenths of a percent. */
  readonly tenths: number;
}

function rounded(chance: number): Rounded {
  return { none: chance === 0, sure: chance === 1, tenths: Math.round(chance * 1000) };
}

function roundedFraction([part, whole]: readonly [bigint, bigint]): Rounded {
  const tenths = Number((part * 2000n + whole) / (whole * 2n));
  return { none: part === 0n, sure: part === whole, tenths };
}
