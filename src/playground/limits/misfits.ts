import { languages } from './format.ts';
import type { Path, Problem } from './problem.ts';
import type {
  ListShape,
  LocalesShape,
  NumberShape,
  RecordShape,
  Shape,
  TextShape,
  UnionShape,
} from './shape.ts';
import * as wording from './wording.ts';

/**
 * Everything about `value` that does not fit `shape`, in order of appearance. A key whose value is `undefined` or `null`
 * counts as absent, as it does once the body is JSON and Discord reads it.
 */
export function misfits(shape: Shape, value: unknown, path: Path): Problem[] {
  switch (shape.kind) {
    case 'text':
      return textMisfits(shape, value, path);
    case 'number':
      return numberMisfits(shape, value, path);
    case 'list':
      return listMisfits(shape, value, path);
    case 'record':
      return recordMisfits(shape, value, path);
    case 'union':
      return unionMisfits(shape, value, path);
    case 'locales':
      return localesMisfits(shape, value, path);
    case 'boolean':
      return typeof value === 'boolean' ? [] : [wording.notBoolean(path)];
    case 'among':
      return shape.values.some((known) => known === value) ? [] : [wording.notOneOf(path, shape.values)];
    case 'either':
      return eitherMisfits(shape.of, value, path);
    case 'anything':
      return [];
  }
}

/** Without the white space that Discord takes off both ends: Unicode's, and the four separators of ASCII. */
export function trim(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && isBlank(value.charAt(start))) start += 1;
  while (end > start && isBlank(value.charAt(end - 1))) end -= 1;
  return value.slice(start, end);
}

function isBlank(unit: string): boolean {
  return /\p{White_Space}/u.test(unit) || (unit >= '\u001c' && unit <= '\u001f');
}

/** True for an object with keys: not a list, not `null`. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textMisfits(shape: TextShape, value: unknown, path: Path): Problem[] {
  if (typeof value !== 'string') return [wording.notText(path, value)];
  const core = trim(value);
  if (core === '' && shape.min > 0 && shape.trim) return [wording.required(path)];
  const longest = shape.trim ? core.length : value.length;
  if (core.length < shape.min || longest > shape.max) return [wording.badLength(path, shape.min, shape.max)];
  const problem = shape.format?.(value, path) ?? null;
  return problem === null ? [] : [problem];
}

function numberMisfits(shape: NumberShape, value: unknown, path: Path): Problem[] {
  const fits = shape.integer ? Number.isInteger(value) : Number.isFinite(value);
  if (typeof value !== 'number' || !fits) {
    return [wording.notNumber(path, value, shape.integer ? 'int' : 'float')];
  }
  if (value < shape.min) return [wording.tooSmall(path, shape.min)];
  return value > shape.max ? [wording.tooGreat(path, shape.max)] : [];
}

function listMisfits(shape: ListShape, value: unknown, path: Path): Problem[] {
  if (!Array.isArray(value)) return [wording.notList(path)];
  const items: readonly unknown[] = value;
  const length = items.length < shape.min || items.length > shape.max;
  const problems = length ? [wording.badLength(path, shape.min, shape.max)] : [];
  for (const [index, item] of items.entries()) {
    const here = [...path, index];
    if (item === null || item === undefined) problems.push(wording.missingItem(here));
    else problems.push(...misfits(shape.of, item, here));
    if (shape.unique && items.indexOf(item) < index) problems.push(wording.repeated(here));
  }
  return problems;
}

function recordMisfits(shape: RecordShape, value: unknown, path: Path): Problem[] {
  if (!isRecord(value)) return [wording.notRecord(path)];
  const given = Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== null);
  const problems = shape.required
    .filter((key) => !given.some(([name]) => name === key))
    .map((key) => wording.required([...path, key]));
  for (const [key, inner] of given) {
    const known = Object.hasOwn(shape.keys, key) ? shape.keys[key] : undefined;
    const here = [...path, key];
    problems.push(...(known === undefined ? [wording.unknownKey(here)] : misfits(known, inner, here)));
  }
  return problems;
}

function unionMisfits(shape: UnionShape, value: unknown, path: Path): Problem[] {
  if (!isRecord(value)) return [wording.notRecord(path)];
  const { type } = value;
  if (type === undefined || type === null) return [wording.required([...path, 'type'])];
  const chosen = typeof type === 'number' ? shape.of[type] : undefined;
  if (chosen === undefined) return [wording.unknownType([...path, 'type'], Object.keys(shape.of))];
  return recordMisfits(chosen, value, path);
}

function localesMisfits(shape: LocalesShape, value: unknown, path: Path): Problem[] {
  if (!isRecord(value)) return [wording.notRecord(path)];
  return Object.entries(value).flatMap(([language, inner]) => {
    const here = [...path, language];
    if (!languages.includes(language)) return [wording.notOneOf(here, languages)];
    return inner === undefined || inner === null ? [] : misfits(shape.of, inner, here);
  });
}

function eitherMisfits(shapes: readonly Shape[], value: unknown, path: Path): Problem[] {
  const all = shapes.map((shape) => misfits(shape, value, path));
  return all.some((problems) => problems.length === 0) ? [] : (all[0] ?? []);
}
