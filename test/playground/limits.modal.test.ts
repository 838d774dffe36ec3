import { checkModal } from '../../src/playground/limits/index.ts';
import { chars, testCases, testLimits, times } from './limits.ts';

const input = (own: object = {}) => ({ type: 4, custom_id: 'a', style: 1, label: 'x', ...own });
const row = (...components: object[]) => ({ type: 1, components });
const labelled = (component: object, own: object = {}) => ({ type: 18, label: 'x', component, ...own });
const form = (...components: object[]) => ({ custom_id: 'f', title: 't', components });
const bare = (own: object = {}) => ({ type: 4, custom_id: 'a', style: 1, ...own });
const menu = (own: object = {}) => ({
  type: 3,
  custom_id: 'm',
  options: [{ label: 'l', value: 'v' }],
  ...own,
});
const at = 'components.0.components.0';

testLimits(checkModal, [
  {
    name: 'rows of a form',
    make: (n) => form(...times(n, (index) => row(input({ custom_id: `i${index}` })))),
    min: 1,
    max: 5,
    expected: 'components BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'title',
    make: (n) => ({ ...form(row(input())), title: chars(n) }),
    min: 1,
    max: 45,
    expected: 'title BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'custom id of the form',
    make: (n) => ({ ...form(row(input())), custom_id: chars(n) }),
    min: 1,
    max: 100,
    expected: 'custom_id BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'custom id of an input',
    make: (n) => form(row(input({ custom_id: chars(n) }))),
    min: 1,
    max: 100,
    expected: `${at}.custom_id BASE_TYPE_BAD_LENGTH`,
  },
  {
    name: 'label of an input',
    make: (n) => form(row(input({ label: chars(n) }))),
    min: 1,
    max: 45,
    expected: `${at}.label BASE_TYPE_BAD_LENGTH`,
  },
  {
    name: 'text written in advance',
    make: (n) => form(row(input({ value: chars(n) }))),
    max: 4000,
    expected: `${at}.value BASE_TYPE_MAX_LENGTH`,
  },
  {
    name: 'placeholder of an input',
    make: (n) => form(row(input({ placeholder: chars(n) }))),
    max: 100,
    expected: `${at}.placeholder BASE_TYPE_MAX_LENGTH`,
  },
  {
    name: 'longest text asked for',
    make: (n) => form(row(input({ max_length: n }))),
    max: 4000,
    expected: `${at}.max_length NUMBER_TYPE_MAX`,
  },
  {
    name: 'shortest text asked for',
    make: (n) => form(row(input({ min_length: n }))),
    max: 4000,
    expected: `${at}.min_length NUMBER_TYPE_MAX`,
  },
  {
    name: 'label of a field',
    make: (n) => form(labelled(bare(), { label: chars(n) })),
    min: 1,
    max: 45,
    expected: 'components.0.label BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'description of a field',
    make: (n) => form(labelled(bare(), { description: chars(n) })),
    min: 1,
    max: 100,
    expected: 'components.0.description BASE_TYPE_BAD_LENGTH',
  },
]);

testCases(checkModal, [
  [
    'two inputs in one row',
    form(row(input(), input({ custom_id: 'b' }))),
    ['components.0.components.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
  ],
  ['an input without a label', form(row(bare())), [`${at}.label BASE_TYPE_REQUIRED`]],
  ['an input that a label names', form(labelled(bare())), []],
  ['an input of no style', form(row(input({ style: 3 }))), [`${at}.style BASE_TYPE_CHOICES`]],
  ['an input without a style', form(row(input({ style: null }))), [`${at}.style BASE_TYPE_REQUIRED`]],
  ['no text at most', form(row(input({ max_length: 0 }))), [`${at}.max_length NUMBER_TYPE_MIN`]],
  [
    'shortest over longest',
    form(row(input({ min_length: 3, max_length: 2 }))),
    [`${at}.min_length NUMBER_TYPE_MAX`],
  ],
  ['shortest and longest alike', form(row(input({ min_length: 2, max_length: 2 }))), []],
  [
    'one custom id twice',
    form(row(input()), labelled(bare())),
    ['components.1.component.custom_id COMPONENT_CUSTOM_ID_DUPLICATED'],
  ],
  [
    'a button in a form',
    form(row({ type: 2, style: 1, label: 'x', custom_id: 'b' })),
    [`${at}.type UNION_TYPE_CHOICES`],
  ],
  ['a menu in a row of a form', form(row(menu())), [`${at}.type UNION_TYPE_CHOICES`]],
  ['a menu that a label names', form(labelled(menu())), []],
  [
    'a menu that must be used and need not',
    form(labelled(menu({ min_values: 0 }))),
    ['components.0.component.min_values NUMBER_TYPE_MIN'],
  ],
  ['a menu that need not be used', form(labelled(menu({ min_values: 0, required: false }))), []],
  ['a paragraph', form({ type: 10, content: 'x' }, row(input())), []],
  ['an empty paragraph', form({ type: 10, content: '' }), ['components.0.content BASE_TYPE_BAD_LENGTH']],
  [
    'one answer to choose from',
    form(labelled({ type: 21, custom_id: 'r', options: [{ label: 'l', value: 'v' }] })),
    ['components.0.component.options BASE_TYPE_BAD_LENGTH'],
  ],
  [
    'more files at least than at most',
    form(labelled({ type: 19, custom_id: 'u', min_values: 2 })),
    ['components.0.component.min_values NUMBER_TYPE_MAX'],
  ],
  ['a box to tick', form(labelled({ type: 23, custom_id: 'b' })), []],
  ['a misspelt key', form(row(input({ maxLength: 3 }))), [`${at}.maxLength UNKNOWN_KEY`]],
  ['a form of nothing', null, ['(body) MODEL_TYPE_CONVERT']],
]);
