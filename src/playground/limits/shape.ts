import type { Path, Problem } from './problem.ts';

/**
 * What a value must look like, as data: the one place where the limits stand. `misfits` holds a value against it, and a
 * test holds the numbers against Discord's own description.
 */
export type Shape =
  | TextShape
  | NumberShape
  | ListShape
  | RecordShape
  | UnionShape
  | LocalesShape
  | { readonly kind: 'boolean' }
  | { readonly kind: 'among'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'either'; readonly of: readonly Shape[] }
  | { readonly kind: 'anything' };

/**
 * Text of `min`…`max` UTF-16 units. The minimum is measured without outer white space, and so is the maximum where
 * Discord trims (`trim`: embeds and contents). `format` gives the problem of a text whose length is right.
 */
export interface TextShape {
  readonly kind: 'text';
  readonly min: number;
  readonly max: number;
  readonly trim: boolean;
  readonly format: Format | null;
}
export type Format = (text: string, path: Path) => Problem | null;

export interface NumberShape {
  readonly kind: 'number';
  readonly integer: boolean;
  readonly min: number;
  readonly max: number;
}

export interface ListShape {
  readonly kind: 'list';
  readonly of: Shape;
  readonly min: number;
  readonly max: number;
  /** No value twice. */
  readonly unique: boolean;
}

/** An object. `schemas` names it in Discord's description; a key outside `keys` is a problem, `null` means absent. */
export interface RecordShape {
  readonly kind: 'record';
  readonly schemas: readonly string[];
  readonly keys: Readonly<Record<string, Shape>>;
  readonly required: readonly string[];
}

/** One record per value of its key `type`. */
export interface UnionShape {
  readonly kind: 'union';
  readonly of: Readonly<Record<number, RecordShape>>;
}

/** The same text in several of Discord's languages. */
export interface LocalesShape {
  readonly kind: 'locales';
  readonly of: TextShape;
}

export const boolean: Shape = { kind: 'boolean' };
/** For what this bot never sends and this module does not judge. */
export const anything: Shape = { kind: 'anything' };

export function text(min: number, max: number, format: Format | null = null): TextShape {
  return { kind: 'text', min, max, trim: false, format };
}

/** Text that Discord trims before it measures it. */
export function trimmed(min: number, max: number): TextShape {
  return { kind: 'text', min, max, trim: true, format: null };
}

export function integer(min: number, max: number): NumberShape {
  return { kind: 'number', integer: true, min, max };
}

export function among(...values: readonly (string | number)[]): Shape {
  return { kind: 'among', values };
}

/** Fits when one of the shapes fits; otherwise the problems of the first are given. */
export function either(...of: readonly Shape[]): Shape {
  return { kind: 'either', of };
}

export function list(of: Shape, min = 0, max = Number.POSITIVE_INFINITY): ListShape {
  return { kind: 'list', of, min, max, unique: false };
}

export function set(of: Shape, min = 0, max = Number.POSITIVE_INFINITY): ListShape {
  return { kind: 'list', of, min, max, unique: true };
}

export function record(
  schemas: string | readonly string[],
  required: readonly string[],
  keys: Readonly<Record<string, Shape>>,
): RecordShape {
  return { kind: 'record', schemas: typeof schemas === 'string' ? [schemas] : schemas, keys, required };
}

export function union(of: Readonly<Record<number, RecordShape>>): UnionShape {
  return { kind: 'union', of };
}

export function locales(of: TextShape): LocalesShape {
  return { kind: 'locales', of };
}
