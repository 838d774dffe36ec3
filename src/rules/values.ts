import type { Values } from '../slash/option.ts';
import { type Refusal, refuse } from './rule.ts';

/** A whole-number option, `undefined` when it was not given. 0 is a value. */
export function integer(values: Values, name: string): number | undefined {
  const value = values[name];
  return typeof value === 'number' ? value : undefined;
}

/** A text or choice option, `undefined` when it was not given. */
export function text(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** A yes-or-no option: what was not given is no. */
export function flag(values: Values, name: string): boolean {
  return values[name] === true;
}

/** The first of `names` that was not given, refused as `missing`; `null` when all are there. */
export function refuseMissing(values: Values, names: readonly string[]): Refusal | null {
  const missing = names.find((name) => values[name] === undefined);
  return missing === undefined ? null : refuse('missing', missing);
}
