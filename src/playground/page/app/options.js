/** @typedef {import('discord-api-types/v10').APIApplicationCommand} Command */
/**
 * As much of an option as somebody who types needs.
 *
 * @typedef {object} Option
 * @property {number} type
 * @property {string} name
 * @property {string} description
 * @property {boolean} [required]
 * @property {boolean} [autocomplete]
 * @property {readonly { readonly name: string, readonly value: string | number }[]} [choices]
 * @property {number} [min_value]
 * @property {number} [max_value]
 * @property {number} [min_length]
 * @property {number} [max_length]
 * @property {readonly Option[]} [options]
 */
/**
 * Something that can be called: a command, or one of its subcommands.
 *
 * @typedef {{ path: string, command: string, subcommand: string | null, about: string, options: Option[] }} Entry
 */

/** The types of options, as Discord numbers them. */
export const TYPES = {
  subcommand: 1,
  group: 2,
  text: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
};

/**
 * Everything that can be called, required options first.
 *
 * @param {readonly Command[]} commands
 * @returns {Entry[]}
 */
export function entriesOf(commands) {
  return commands.flatMap(
    /** @returns {Entry[]} */ ({ name, description, options }) => {
      // Discord describes an option by one of eleven types; what is read here is in all of them or may be missing.
      const known = /** @type {readonly Option[]} */ (options ?? []);
      const subcommands = known.flatMap((option) => {
        if (option.type === TYPES.subcommand) return [{ path: option.name, option }];
        if (option.type !== TYPES.group) return [];
        return (option.options ?? []).map((inner) => ({
          path: `${option.name} ${inner.name}`,
          option: inner,
        }));
      });
      if (subcommands.length === 0)
        return [
          { path: `/${name}`, command: name, subcommand: null, about: description, options: ordered(known) },
        ];
      return subcommands.map(({ path, option }) => ({
        path: `/${name} ${path}`,
        command: name,
        subcommand: path,
        about: option.description,
        options: ordered(option.options ?? []),
      }));
    },
  );
}

/** @param {readonly Option[]} options */
function ordered(options) {
  return options.toSorted((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
}

/**
 * A text without what nobody types: capitals, accents, curved apostrophes, outer space.
 *
 * @param {string} text
 */
export function plain(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
}

/**
 * Those that fit what is typed: first those that begin with it, then those that hold it.
 *
 * @template T
 * @param {readonly T[]} list
 * @param {(one: T) => string} name
 * @param {string} typed
 */
export function fitting(list, name, typed) {
  const wanted = plain(typed);
  const starts = list.filter((one) => plain(name(one)).startsWith(wanted));
  const holds = list.filter((one) => !starts.includes(one) && plain(name(one)).includes(wanted));
  return [...starts, ...holds];
}
