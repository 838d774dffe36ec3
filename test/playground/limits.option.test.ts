import { checkCommand } from '../../src/playground/limits/index.ts';
import { testCases } from './limits.ts';

const option = (own: object = {}) => ({ type: 3, name: 'a', description: 'x', ...own });
const withOptions = (...options: object[]) => ({ name: 'impact', description: 'x', options });
const subcommand = (own: object = {}) => option({ type: 1, name: 's', ...own });
const group = (own: object = {}) => option({ type: 2, name: 'g', options: [subcommand()], ...own });
const choice = (name: string, value: unknown = 'v') => ({ name, value });
const late = 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID';
const mixed = 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID';

testCases(checkCommand, [
  ['required before optional', withOptions(option({ required: true }), option({ name: 'b' })), []],
  [
    'required after optional',
    withOptions(option(), option({ name: 'b', required: true })),
    [`options.1 ${late}`],
  ],
  [
    'required after optional in a subcommand',
    withOptions(
      subcommand({ options: [option({ required: false }), option({ name: 'b', required: true })] }),
    ),
    [`options.0.options.1 ${late}`],
  ],
  [
    'a required subcommand',
    withOptions(subcommand({ required: true })),
    ['options.0.required APPLICATION_COMMAND_REQUIRED_INVALID'],
  ],
  [
    'a name twice',
    withOptions(option(), option({ type: 4 })),
    ['options.1 APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED'],
  ],
  [
    'a name in two subcommands',
    withOptions(subcommand({ options: [option()] }), subcommand({ name: 't', options: [option()] })),
    [],
  ],
  [
    'autocomplete beside choices',
    withOptions(option({ autocomplete: true, choices: [choice('c')] })),
    ['options.0.autocomplete APPLICATION_COMMAND_AUTOCOMPLETE_INVALID'],
  ],
  ['autocomplete beside no choices', withOptions(option({ autocomplete: true, choices: [] })), []],
  ['choices without autocomplete', withOptions(option({ autocomplete: false, choices: [choice('c')] })), []],
  [
    'autocomplete of a yes or no',
    withOptions(option({ type: 5, autocomplete: true })),
    ['options.0.autocomplete UNKNOWN_KEY'],
  ],
  [
    'a choice twice',
    withOptions(option({ choices: [choice('c', 'v'), choice('c', 'w')] })),
    ['options.0.choices.1 APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATED'],
  ],
  [
    'a choice of another type',
    withOptions(option({ type: 4, choices: [choice('c', '1')] })),
    ['options.0.choices.0.value NUMBER_TYPE_COERCE'],
  ],
  [
    'a broken choice of a whole number',
    withOptions(option({ type: 4, choices: [choice('c', 1.5)] })),
    ['options.0.choices.0.value NUMBER_TYPE_COERCE'],
  ],
  ['a broken choice of a number', withOptions(option({ type: 10, choices: [choice('c', 1.5)] })), []],
  [
    'least over most',
    withOptions(option({ type: 4, min_value: 7, max_value: 6 })),
    ['options.0.min_value NUMBER_TYPE_MAX'],
  ],
  ['least and most alike', withOptions(option({ type: 4, min_value: 0, max_value: 0 })), []],
  [
    'least over zero at most',
    withOptions(option({ type: 4, min_value: 1, max_value: 0 })),
    ['options.0.min_value NUMBER_TYPE_MAX'],
  ],
  [
    'a broken bound of a whole number',
    withOptions(option({ type: 4, max_value: 2.5 })),
    ['options.0.max_value NUMBER_TYPE_COERCE'],
  ],
  ['a broken bound of a number', withOptions(option({ type: 10, max_value: 2.5 })), []],
  [
    'a bound beyond 2^53',
    withOptions(option({ type: 4, max_value: 2 ** 53 })),
    ['options.0.max_value NUMBER_TYPE_MAX'],
  ],
  [
    'shortest over longest',
    withOptions(option({ min_length: 3, max_length: 2 })),
    ['options.0.min_length NUMBER_TYPE_MAX'],
  ],
  ['no text at most', withOptions(option({ max_length: 0 })), ['options.0.max_length NUMBER_TYPE_MIN']],
  ['a subcommand beside an option', withOptions(option(), subcommand()), [`options.1 ${mixed}`]],
  ['an option beside a subcommand', withOptions(subcommand(), option()), [`options.1 ${mixed}`]],
  ['a subcommand beside a group', withOptions(subcommand(), group()), []],
  [
    'a subcommand in a subcommand',
    withOptions(subcommand({ options: [subcommand()] })),
    ['options.0.options.0.type UNION_TYPE_CHOICES'],
  ],
  [
    'a group in a subcommand',
    withOptions(subcommand({ options: [group()] })),
    ['options.0.options.0.type UNION_TYPE_CHOICES'],
  ],
  [
    'a group in a group',
    withOptions(group({ options: [group()] })),
    ['options.0.options.0.type UNION_TYPE_CHOICES'],
  ],
  [
    'an option in a group',
    withOptions(group({ options: [option()] })),
    ['options.0.options.0.type UNION_TYPE_CHOICES'],
  ],
  ['a group of nothing', withOptions(group({ options: [] })), ['options.0.options BASE_TYPE_BAD_LENGTH']],
  [
    'a group without a list',
    withOptions(group({ options: undefined })),
    ['options.0.options BASE_TYPE_REQUIRED'],
  ],
  ['a channel of certain kinds', withOptions(option({ type: 7, channel_types: [0, 11] })), []],
  [
    'a channel of an unknown kind',
    withOptions(option({ type: 7, channel_types: [99] })),
    ['options.0.channel_types.0 BASE_TYPE_CHOICES'],
  ],
  [
    'an option without anything',
    withOptions({ type: 6 }),
    ['options.0.name BASE_TYPE_REQUIRED', 'options.0.description BASE_TYPE_REQUIRED'],
  ],
]);
