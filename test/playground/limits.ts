import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem } from '../../src/playground/limits/index.ts';

/** Where and what: `embeds.0.title BASE_TYPE_MAX_LENGTH`. */
export function brief(problems: readonly Problem[]): string[] {
  return problems.map(({ path, code }) => `${path.join('.') || '(body)'} ${code}`);
}

/** A limit: `make` gives a body of that size, `expected` is what is said just outside. */
export interface Limit {
  readonly name: string;
  readonly make: (size: number) => unknown;
  readonly min?: number;
  readonly max: number;
  readonly expected: string;
}

/** One test per limit: nothing is said at its ends, `expected` is said one step beyond each. */
export function testLimits(check: (body: unknown) => readonly Problem[], limits: readonly Limit[]): void {
  for (const { name, make, min, max, expected } of limits) {
    test(`${name}: ${min ?? 'any'}…${max}`, () => {
      assert.deepEqual(brief(check(make(max))), []);
      assert.deepEqual(brief(check(make(max + 1))), [expected]);
      if (min === undefined) return;
      assert.deepEqual(brief(check(make(min))), []);
      assert.deepEqual(brief(check(make(min - 1))), [expected]);
    });
  }
}

/** Something refused, and what is said of it. */
export type Case = readonly [name: string, body: unknown, expected: readonly string[]];

/** One test per case: exactly `expected` is said. */
export function testCases(check: (body: unknown) => readonly Problem[], cases: readonly Case[]): void {
  for (const [name, body, expected] of cases) {
    test(name, () => assert.deepEqual(brief(check(body)), expected));
  }
}

export const chars = (count: number) => 'x'.repeat(Math.max(0, count));
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => make(index));
