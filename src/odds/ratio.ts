/**
 * The fraction as the nearest number, give or take its last digit, however long it is written; 0 and 1 are kept for what
 * cannot be and what is sure.
 */
export function ratio(part: bigint, whole: bigint): number {
  return told(quotient(part, whole), { possible: part > 0n, sure: part === whole });
}

/**
 * A chance that was added up in numbers, brought back to what is known of it exactly: rounding makes nothing sure or
 * impossible that is not, and nothing else of what is.
 */
export function told(
  chance: number,
  { possible, sure }: { readonly possible: boolean; readonly sure: boolean },
): number {
  if (sure) return 1;
  return possible ? Math.min(Math.max(chance, Number.MIN_VALUE), below1) : 0;
}

/** The number next to 1. */
const below1 = 1 - Number.EPSILON / 2;

function quotient(part: bigint, whole: bigint): number {
  const direct = Number(whole);
  if (direct < 1e300) return Number(part) / direct;
  const excess = BigInt(Math.max(0, whole.toString(16).length - 250) * 4); // a number holds 1 024 bits
  return Number(part >> excess) / Number(whole >> excess);
}
