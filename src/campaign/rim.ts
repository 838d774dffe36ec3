/** What comes from outside the program: the clock and entropy. The entry points make it, tests script it. */
export interface Rim {
  /** Milliseconds since 1970. */
  now(): number;
  /** `count` unpredictable bytes. */
  randomBytes(count: number): Uint8Array;
}
