import { checkCommand } from '../../src/playground/limits/index.ts';
import { chars, testLimits, times } from './limits.ts';

const command = (own: object = {}) => ({ name: 'impact', description: 'x', ...own });
const option = (own: object = {}) => ({ type: 3, name: 'a', description: 'x', ...own });
const withOptions = (...options: object[]) => command({ options });
const subcommand = (own: object = {}) => option({ type: 1, name: 's', ...own });
const group = (own: object = {}) => option({ type: 2, name: 'g', options: [subcommand()], ...own });
const numbered = (count: number, own: object = {}) =>
  times(count, (index) => option({ name: `o${index}`, ...own }));
const choices = (count: number) => times(count, (index) => ({ name: `c${index}`, value: `v${index}` }));
/** A command of exactly `size` characters: 4 options of 25 choices of 70 characters fill 7 000, a fifth the rest. */
function sized(size: number) {
  const full = numbered(4, { description: 'x', choices: times(25, (index) => wide(index, 70)) });
  const spent = 'impact'.length + 1 + 4 * (2 + 1 + 25 * 70);
  const rest = size - spent - 3;
  const last = option({
    name: 'o9',
    choices: times(12, (index) => wide(index, index < 11 ? 80 : rest - 880)),
  });
  return withOptions(...full, last);
}
const wide = (index: number, width: number) => ({
  name: `c${index}`,
  value: chars(width - `c${index}`.length),
});

testLimits(checkCommand, [
  {
    name: 'name',
    make: (n) => command({ name: chars(n) }),
    min: 1,
    max: 32,
    expected: 'name BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'description',
    make: (n) => command({ description: chars(n) }),
    min: 1,
    max: 100,
    expected: 'description BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'translated description',
    make: (n) => command({ description_localizations: { fr: chars(n) } }),
    min: 1,
    max: 100,
    expected: 'description_localizations.fr BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'options',
    make: (n) => withOptions(...numbered(n)),
    max: 25,
    expected: 'options BASE_TYPE_MAX_LENGTH',
  },
  {
    name: 'subcommands',
    make: (n) => withOptions(...numbered(n, { type: 1 })),
    max: 25,
    expected: 'options BASE_TYPE_MAX_LENGTH',
  },
  {
    name: 'options of a subcommand',
    make: (n) => withOptions(subcommand({ options: numbered(n) })),
    max: 25,
    expected: 'options.0.options BASE_TYPE_MAX_LENGTH',
  },
  {
    name: 'subcommands of a group',
    make: (n) => withOptions(group({ options: numbered(n, { type: 1 }) })),
    min: 1,
    max: 25,
    expected: 'options.0.options BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'name of an option',
    make: (n) => withOptions(option({ name: chars(n) })),
    min: 1,
    max: 32,
    expected: 'options.0.name BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'choices of an option',
    make: (n) => withOptions(option({ choices: choices(n) })),
    max: 25,
    expected: 'options.0.choices BASE_TYPE_MAX_LENGTH',
  },
  {
    name: 'name of a choice',
    make: (n) => withOptions(option({ choices: [{ name: chars(n), value: 'v' }] })),
    min: 1,
    max: 100,
    expected: 'options.0.choices.0.name BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'value of a choice',
    make: (n) => withOptions(option({ choices: [{ name: 'n', value: chars(n) }] })),
    max: 100,
    expected: 'options.0.choices.0.value BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'longest text of an option',
    make: (n) => withOptions(option({ max_length: n })),
    max: 6000,
    expected: 'options.0.max_length NUMBER_TYPE_MAX',
  },
  {
    name: 'characters in all',
    make: (n) => sized(n),
    max: 8000,
    expected: '(body) APPLICATION_COMMAND_TOO_LARGE',
  },
]);
