import { plain, TYPES } from './options.js';

/** @typedef {import('./options.js').Option} Option */
/** @typedef {import('../protocol.ts').Value} Value */

/**
 * What is typed in an option, as a value: numbers, yes and no, and choices by their name become what is sent; what cannot
 * be stays text, and {@link problemOf} says so.
 *
 * @param {Option} option
 * @param {string} text
 * @returns {Value}
 */
export function valueIn(option, text) {
  const chosen = option.choices?.find(
    ({ name, value }) => String(value) === text || plain(name) === plain(text),
  );
  if (chosen) return chosen.value;
  const number = text.trim().replace('\u2212', '-').replace(',', '.');
  if (option.type === TYPES.integer && /^[+-]?\d+$/.test(number)) return Number(number);
  if (option.type === TYPES.number && /^[+-]?\d+(\.\d+)?$/.test(number)) return Number(number);
  if (option.type !== TYPES.boolean) return text;
  if (['vrai', 'oui', 'true'].includes(plain(text))) return true;
  return ['faux', 'non', 'false'].includes(plain(text)) ? false : text;
}

/**
 * What Discord’s window has against a value, in French; `null` when nothing.
 *
 * @param {Option} option
 * @param {Value} value
 * @returns {string | null}
 */
export function problemOf(option, value) {
  if (value === '' && option.required) return 'cette option est obligatoire.';
  if (option.choices && !option.choices.some((choice) => choice.value === value))
    return `choisis ${option.choices.map(({ name }) => name).join(', ')}.`;
  switch (option.type) {
    case TYPES.text:
      return typeof value === 'string' ? lengthProblem(option, value.length) : 'il faut un texte.';
    case TYPES.integer:
      return Number.isSafeInteger(value) ? boundProblem(option, Number(value)) : 'il faut un nombre entier.';
    case TYPES.number:
      return typeof value === 'number' ? boundProblem(option, value) : 'il faut un nombre.';
    case TYPES.boolean:
      return typeof value === 'boolean' ? null : 'il faut oui ou non.';
    case TYPES.attachment:
      return typeof value === 'object' ? null : 'choisis un fichier.';
    default:
      return value === '' ? 'il manque une valeur.' : null;
  }
}

/**
 * @param {Option} option
 * @param {number} length
 */
function lengthProblem({ min_length: min = 0, max_length: max = 6000 }, length) {
  if (length === 0) return 'il faut un texte.';
  if (length < min) return `${min} caractères au moins.`;
  return length > max ? `${max} caractères au plus.` : null;
}

/**
 * @param {Option} option
 * @param {number} value
 */
function boundProblem(option, value) {
  const { min_value: min = Number.NEGATIVE_INFINITY, max_value: max = Number.POSITIVE_INFINITY } = option;
  if (value < min) return `${min} au moins.`;
  return value > max ? `${max} au plus.` : null;
}

/**
 * What an option takes, in a few French words.
 *
 * @param {Option} option
 */
export function expected(option) {
  const { min_value: min, max_value: max, max_length: longest } = option;
  const kind =
    option.type === TYPES.integer ? 'nombre entier' : option.type === TYPES.number ? 'nombre' : null;
  if (kind && min !== undefined && max !== undefined) return `${kind} de ${min} à ${max}`;
  if (kind) return kind;
  return longest !== undefined && longest < 6000 ? `${longest} caractères au plus` : '';
}
