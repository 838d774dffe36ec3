/** What comes from outside the program: the clock and entropy. The entry points make it, tests script it. */
export interface Rim {
  /** Milliseconds since 1970. */
  now(): number;
  /** `count` unpredictable bytes. */
  randomBytes(count: number): Uint8Array;
}

/** Bytes that are drawn at once: asking the system for a few at a time costs more than all else in a small entry. */
const pooledAtOnce = 4096;

/** The same entropy as `source`, drawn from it a page at a time; no byte is given out twice. */
export function pooled(source: (count: number) => Uint8Array): Rim['randomBytes'] {
  let pool = new Uint8Array(0);
  let used = 0;
  return (count) => {
    if (count > pooledAtOnce) return source(count);
    if (used + count > pool.length) {
      pool = Uint8Array.from(source(pooledAtOnce));
      used = 0;
    }
    used += count;
    return pool.slice(used - count, used);
  };
}
