import type { Distribution } from '../../dice/distribution.ts';
import { number, percent } from '../numbers.ts';
import { thin } from '../words.ts';

/** A chance, exactly: ways out of all ways. */
export type Share = readonly [bigint, bigint];

/** The chance that `holds`, as ways out of all. */
export function shareOf<T>({ outcomes, total }: Distribution<T>, holds: (value: T) => boolean): Share {
  return [outcomes.reduce((sum, { value, weight }) => (holds(value) ? sum + weight : sum), 0n), total];
}

/** The chance as a number, however long the fraction is: 0 for the impossible and 1 for the certain alone. */
export function asNumber([part, whole]: Share): number {
  if (part === 0n || part === whole) return part === 0n ? 0 : 1;
  const excess = BigInt(Math.max(0, whole.toString(16).length - 250) * 4); // a number holds 1 024 bits
  const chance = Number(part >> excess) / Number(whole >> excess);
  return Math.min(Math.max(chance, Number.MIN_VALUE), below1);
}

/** The number next to 1. */
const below1 = 1 - Number.EPSILON / 2;

/** The longest denominator that still says something to a reader. */
const longest = 10_000n;

/**
 * « 58,3 % (21/36) »: the percentage, and the fraction where it is short. `over36`: ways of 2D6, which players know by
 * heart, are not reduced.
 */
export function shown(share: Share, over36 = false): string {
  const text = fractionText(share, over36);
  return text === null ? percent(share) : `${percent(share)} (${text})`;
}

function fractionText([part, whole]: Share, over36: boolean): string | null {
  if (part === 0n || part === whole) return null;
  const common = divisor(part, whole);
  const [up, down] = [part / common, whole / common];
  if (over36 && 36n % down === 0n) return `${(up * 36n) / down}/36`;
  return down <= longest ? `${up}/${down}` : null;
}

function divisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** « 3,5 »: the mean of what may come, with at most two decimals. */
export function meanOf(all: Distribution<number>): string {
  return number(roundedMean(all));
}

/** Whether the mean as it is shown asks for the plural: French has it from 2 on, 1,5 is singular. */
export function isMeanPlural(all: Distribution<number>): boolean {
  return roundedMean(all) >= 2;
}

function roundedMean({ outcomes, total }: Distribution<number>): number {
  const sum = outcomes.reduce((all, { value, weight }) => all + value * asNumber([weight, total]), 0);
  return Math.round(sum * 100) / 100;
}

/** A percentage that lines up with others, the longest of which is « > 99,9 % », apart from what stands before it. */
export function aligned(chance: number | Share): string {
  return percent(chance).replaceAll(thin, ' ').padStart(9);
}
