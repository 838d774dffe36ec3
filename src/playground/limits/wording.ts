import type { Path, Problem } from './problem.ts';

/** Discord's sentences for what can be wrong with one value, whatever the value stands for. */
const say = (path: Path, code: string, message: string): Problem => ({ path, code, message });

export const required = (path: Path) => say(path, 'BASE_TYPE_REQUIRED', 'This field is required');

/** A length outside `min`…`max`; without a minimum Discord only names the maximum. */
export const badLength = (path: Path, min: number, max: number) =>
  min > 0
    ? say(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`)
    : say(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);

export const notOneOf = (path: Path, values: readonly (string | number)[]) =>
  say(path, 'BASE_TYPE_CHOICES', `Value must be one of (${values.map(quoted).join(', ')}).`);

export const unknownType = (path: Path, types: readonly string[]) =>
  say(path, 'UNION_TYPE_CHOICES', `Value of field "type" must be one of (${types.join(', ')}).`);

export const tooSmall = (path: Path, min: number) =>
  say(path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`);

export const tooGreat = (path: Path, max: number) =>
  say(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);

export const notNumber = (path: Path, value: unknown, wanted: 'int' | 'float' | 'snowflake') =>
  say(path, 'NUMBER_TYPE_COERCE', `Value "${shown(value)}" is not ${wanted}.`);

export const notText = (path: Path, value: unknown) =>
  say(path, 'STRING_TYPE_CONVERT', `Could not interpret "${shown(value)}" as string.`);

export const notBoolean = (path: Path) => say(path, 'BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');

export const notList = (path: Path) =>
  say(path, 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');

export const missingItem = (path: Path) =>
  say(path, 'LIST_ITEM_VALUE_REQUIRED', 'List item values of ModelType are required');

export const repeated = (path: Path) =>
  say(path, 'SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already contains this value');

export const notRecord = (path: Path) =>
  say(path, 'MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');

export const notUrl = (path: Path) => say(path, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.');

export const badScheme = (path: Path, scheme: string, schemes: readonly string[]) =>
  say(
    path,
    'URL_TYPE_INVALID_SCHEME',
    `Scheme "${scheme}" is not supported. Scheme must be one of (${schemes.map(quoted).join(', ')}).`,
  );

export const notMoment = (path: Path, value: string) =>
  say(path, 'DATE_TIME_TYPE_PARSE', `Could not parse ${value}. Should be ISO8601.`);

/** Ours: Discord drops a key that it does not know in silence, and with it what the sender meant. */
export const unknownKey = (path: Path) => say(path, 'UNKNOWN_KEY', 'This key does not exist');

function quoted(value: string | number): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
