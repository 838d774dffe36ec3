import { problemOf, valueIn } from './bounds.js';

/** @typedef {import('./options.js').Entry} Entry */
/** @typedef {import('./options.js').Option} Option */
/** @typedef {import('../protocol.ts').Value} Value */
/**
 * An option that is being filled: what is shown, and the value behind it once one was chosen.
 *
 * @typedef {{ name: string, text: string, value: Value | null }} Field
 */
/**
 * A command in the making. `focus`: the field where the cursor belongs, `+` for the next option; it changes with `turn`.
 *
 * @typedef {{ path: string, fields: readonly Field[], focus: string, turn: number, tried: boolean }} Draft
 */

/** Where the next option is named. */
export const NEXT = '+';

/**
 * Begins a command: its required options stand there at once.
 *
 * @param {Entry} entry
 * @param {Readonly<Record<string, Value>>} [given]
 * @returns {Draft}
 */
export function begin(entry, given = {}) {
  const named = entry.options.filter(({ name, required }) => required || name in given);
  const fields = named.map(({ name, choices }) => {
    const value = given[name];
    const label = choices?.find((choice) => choice.value === value)?.name;
    return { name, text: label ?? said(value), value: value ?? null };
  });
  const draft = { path: entry.path, fields, focus: NEXT, turn: 0, tried: false };
  return { ...draft, focus: fields.find(({ text }) => text === '')?.name ?? NEXT };
}

/** @param {Value | undefined} value */
function said(value) {
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'object') return value.file;
  return value === undefined ? '' : String(value);
}

/**
 * @param {Draft} draft
 * @param {string} name
 * @param {string} text
 * @param {Value | null} [value]
 * @returns {Draft}
 */
export function fill(draft, name, text, value = null) {
  return {
    ...draft,
    fields: draft.fields.map((field) => (field.name === name ? { name, text, value } : field)),
  };
}

/**
 * @param {Draft} draft
 * @param {string} name
 * @returns {Draft}
 */
export function add(draft, name) {
  return focusOn({ ...draft, fields: [...draft.fields, { name, text: '', value: null }] }, name);
}

/**
 * Takes the last field away, or that of this name, and goes to what stands before it.
 *
 * @param {Draft} draft
 * @param {string} name
 * @returns {Draft}
 */
export function remove(draft, name) {
  const at = draft.fields.findIndex((field) => field.name === name);
  const before = draft.fields[at - 1]?.name ?? NEXT;
  return focusOn({ ...draft, fields: draft.fields.filter((field) => field.name !== name) }, before);
}

/**
 * @param {Draft} draft
 * @param {string} focus
 * @returns {Draft}
 */
export function focusOn(draft, focus) {
  return { ...draft, focus, turn: draft.turn + 1 };
}

/**
 * Goes on after a field: to the next one that is empty, or to the next option.
 *
 * @param {Draft} draft
 * @param {string} name
 */
export function goOn(draft, name) {
  const at = draft.fields.findIndex((field) => field.name === name);
  const later = [...draft.fields.slice(at + 1), ...draft.fields.slice(0, at)];
  return focusOn(draft, later.find(({ text }) => text === '')?.name ?? NEXT);
}

/**
 * The options that are not there yet.
 *
 * @param {Entry} entry
 * @param {Draft} draft
 */
export function openOptions(entry, { fields }) {
  return entry.options.filter(({ name }) => !fields.some((field) => field.name === name));
}

/**
 * What would be sent.
 *
 * @param {Entry} entry
 * @param {Draft} draft
 * @returns {Record<string, Value>}
 */
export function optionsIn(entry, { fields }) {
  return Object.fromEntries(
    fields
      .filter(({ text, value }) => text !== '' || value !== null)
      .map(({ name, text, value }) => {
        const option = entry.options.find((one) => one.name === name);
        return [name, value ?? (option ? valueIn(option, text) : text)];
      }),
  );
}

/**
 * What Discord’s window has against each field; empty when it would be sent.
 *
 * @param {Entry} entry
 * @param {Draft} draft
 * @returns {Record<string, string>}
 */
export function problemsIn(entry, draft) {
  const options = optionsIn(entry, draft);
  const problems = draft.fields.flatMap(({ name }) => {
    const option = entry.options.find((one) => one.name === name);
    const problem = option ? problemOf(option, options[name] ?? '') : null;
    return problem === null ? [] : [[name, problem]];
  });
  return Object.fromEntries(problems);
}
