import { checkMessage } from '../../src/playground/limits/index.ts';
import { chars, testCases, testLimits, times } from './limits.ts';

const rows = (...all: object[][]) => ({
  content: 'x',
  components: all.map((components) => ({ type: 1, components })),
});
const choices = (count: number) => times(count, (index) => ({ label: `l${index}`, value: `v${index}` }));
const menu = (own: object = {}) => ({ type: 3, custom_id: 'm', options: choices(3), ...own });
const people = (own: object = {}) => ({ type: 5, custom_id: 'p', ...own });
const at = 'components.0.components.0';

testLimits(checkMessage, [
  {
    name: 'placeholder',
    make: (n) => rows([menu({ placeholder: chars(n) })]),
    max: 150,
    expected: `${at}.placeholder BASE_TYPE_MAX_LENGTH`,
  },
  {
    name: 'options of a menu',
    make: (n) => rows([menu({ options: choices(n), min_values: 0 })]),
    min: 1,
    max: 25,
    expected: `${at}.options BASE_TYPE_BAD_LENGTH`,
  },
  {
    name: 'label of an option',
    make: (n) => rows([menu({ options: [{ label: chars(n), value: 'v' }] })]),
    min: 1,
    max: 100,
    expected: `${at}.options.0.label BASE_TYPE_BAD_LENGTH`,
  },
  {
    name: 'value of an option',
    make: (n) => rows([menu({ options: [{ label: 'l', value: chars(n) }] })]),
    min: 1,
    max: 100,
    expected: `${at}.options.0.value BASE_TYPE_BAD_LENGTH`,
  },
  {
    name: 'description of an option',
    make: (n) => rows([menu({ options: [{ label: 'l', value: 'v', description: chars(n) }] })]),
    max: 100,
    expected: `${at}.options.0.description BASE_TYPE_MAX_LENGTH`,
  },
  {
    name: 'most values of a menu of people',
    make: (n) => rows([people({ max_values: n })]),
    max: 25,
    expected: `${at}.max_values NUMBER_TYPE_MAX`,
  },
]);

testCases(checkMessage, [
  ['a menu without options', rows([menu({ options: undefined })]), [`${at}.options BASE_TYPE_REQUIRED`]],
  [
    'a menu whose minimum is over its maximum',
    rows([menu({ min_values: 3, max_values: 2 })]),
    [`${at}.min_values NUMBER_TYPE_MAX`],
  ],
  [
    'a minimum over the maximum that is left out',
    rows([menu({ min_values: 2 })]),
    [`${at}.min_values NUMBER_TYPE_MAX`],
  ],
  ['a menu that asks for all it offers', rows([menu({ min_values: 3, max_values: 3 })]), []],
  [
    'a menu that asks for more',
    rows([menu({ min_values: 4, max_values: 4 })]),
    [`${at}.options BASE_TYPE_BAD_LENGTH`],
  ],
  [
    'a value twice',
    rows([menu({ options: [...choices(1), { label: 'b', value: 'v0' }] })]),
    [`${at}.options.1 SELECT_COMPONENT_OPTION_VALUE_DUPLICATED`],
  ],
  [
    'two labels alike',
    rows([menu({ options: times(2, (index) => ({ label: 'b', value: `${index}` })) })]),
    [],
  ],
  [
    'two chosen where one may be',
    rows([menu({ options: choices(2).map((one) => ({ ...one, default: true })) })]),
    [`${at}.options BASE_TYPE_MAX_LENGTH`],
  ],
  [
    'a role chosen in a menu of people',
    rows([people({ default_values: [{ type: 'role', id: '1' }] })]),
    [`${at}.default_values.0.type BASE_TYPE_CHOICES`],
  ],
  [
    'two people chosen where one may be',
    rows([people({ default_values: times(2, (index) => ({ type: 'user', id: `${index}` })) })]),
    [`${at}.default_values BASE_TYPE_MAX_LENGTH`],
  ],
  ['a menu of channels', rows([{ type: 8, custom_id: 'c', channel_types: [0, 5] }]), []],
  [
    'a kind of channel twice',
    rows([{ type: 8, custom_id: 'c', channel_types: [0, 0] }]),
    [`${at}.channel_types.1 SET_TYPE_ALREADY_CONTAINS_VALUE`],
  ],
]);
