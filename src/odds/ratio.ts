/** The fraction as the nearest number, give or take its last digit, however long it is written. */
export function ratio(part: bigint, whole: bigint): number {
  const direct = Number(whole);
  if (direct < 1e300) return Number(part) / direct;
  const excess = BigInt(Math.max(0, whole.toString(16).length - 250) * 4); // a number holds 1 024 bits
  return Number(part >> excess) / Number(whole >> excess);
}
