import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { brief, chars, testCases, testLimits, times } from './limits.ts';

const rows = (...all: object[][]) => ({
  content: 'x',
  components: all.map((components) => ({ type: 1, components })),
});
const button = (own: object = {}) => ({ type: 2, style: 1, label: 'x', custom_id: 'a', ...own });
const link = (own: object = {}) => ({ type: 2, style: 5, label: 'x', url: 'https://a.fr', ...own });
const choices = (count: number) => times(count, (index) => ({ label: `l${index}`, value: `v${index}` }));
const menu = (own: object = {}) => ({ type: 3, custom_id: 'm', options: choices(3), ...own });
const at = 'components.0.components.0';

testLimits(checkMessage, [
  {
    name: 'rows',
    make: (n) => rows(...times(n, (index) => [button({ custom_id: `b${index}` })])),
    max: 5,
    expected: 'components BASE_TYPE_MAX_LENGTH',
  },
  {
    name: 'buttons of a row',
    make: (n) => rows(times(n, (index) => button({ custom_id: `b${index}` }))),
    max: 5,
    expected: 'components.0.components.5 COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  },
  {
    name: 'custom id of a button',
    make: (n) => rows([button({ custom_id: chars(n) })]),
    min: 1,
    max: 100,
    expected: `${at}.custom_id BASE_TYPE_BAD_LENGTH`,
  },
  {
    name: 'label',
    make: (n) => rows([button({ label: chars(n) })]),
    max: 80,
    expected: `${at}.label BASE_TYPE_MAX_LENGTH`,
  },
  {
    name: 'address of a button',
    make: (n) => rows([link({ url: `https://a.fr/${chars(n - 13)}` })]),
    max: 512,
    expected: `${at}.url BASE_TYPE_MAX_LENGTH`,
  },
]);

testCases(checkMessage, [
  ['buttons alone fill a message', { components: rows([button()]).components }, []],
  ['a row of nothing', rows([]), ['components.0.components BASE_TYPE_BAD_LENGTH']],
  [
    'a button outside a row',
    { content: 'x', components: [button()] },
    ['components.0.type UNION_TYPE_CHOICES'],
  ],
  ['a row in a row', rows([{ type: 1, components: [button()] }]), [`${at}.type UNION_TYPE_CHOICES`]],
  [
    'a text input in a message',
    rows([{ type: 4, custom_id: 'a', style: 1 }]),
    [`${at}.type UNION_TYPE_CHOICES`],
  ],
  ['a component without a type', rows([{ custom_id: 'a' }]), [`${at}.type BASE_TYPE_REQUIRED`]],
  [
    'button and menu in one row',
    rows([button(), menu()]),
    ['components.0.components.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
  ],
  [
    'menu and button in one row',
    rows([menu(), button()]),
    ['components.0.components.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
  ],
  ['button and menu in two rows', rows([button()], [menu()]), []],
  [
    'one custom id in two rows',
    rows([button()], [button({ disabled: true })]),
    ['components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED'],
  ],
  [
    'one custom id for button and menu',
    rows([button()], [menu({ custom_id: 'a' })]),
    ['components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED'],
  ],
  ['two links without custom ids', rows([link(), link()]), []],
  [
    'a button without a custom id',
    rows([button({ custom_id: null })]),
    [`${at}.custom_id BUTTON_COMPONENT_CUSTOM_ID_REQUIRED`],
  ],
  [
    'a link without an address',
    rows([link({ url: undefined })]),
    [`${at}.url BUTTON_COMPONENT_URL_REQUIRED`],
  ],
  [
    'a link with a custom id',
    rows([link({ custom_id: 'a' })]),
    [`${at}.custom_id BUTTON_COMPONENT_CUSTOM_ID_URL_EXCLUSIVE`],
  ],
  [
    'a button with an address',
    rows([button({ url: 'https://a.fr' })]),
    [`${at}.custom_id BUTTON_COMPONENT_CUSTOM_ID_URL_EXCLUSIVE`],
  ],
  [
    'a link with a custom id in place of its address',
    rows([link({ url: null, custom_id: 'a' })]),
    [`${at}.url BUTTON_COMPONENT_URL_REQUIRED`, `${at}.custom_id BUTTON_COMPONENT_STYLE_MISMATCH`],
  ],
  [
    'a plain button for a product',
    rows([button({ sku_id: '1' })]),
    [`${at}.sku_id BUTTON_COMPONENT_STYLE_MISMATCH`],
  ],
  ['a product', rows([{ type: 2, style: 6, sku_id: '1' }]), []],
  [
    'a product without a name',
    rows([{ type: 2, style: 6 }]),
    [`${at}.sku_id BUTTON_COMPONENT_SKU_ID_REQUIRED`],
  ],
  ['a button of no style', rows([button({ style: 7 })]), [`${at}.style BASE_TYPE_CHOICES`]],
  [
    'a button that shows nothing',
    rows([button({ label: ' ' })]),
    [`${at}.label BUTTON_COMPONENT_LABEL_REQUIRED`],
  ],
  ['an emoji is shown', rows([button({ label: null, emoji: { name: '🎲' } })]), []],
  ['a link to a script', rows([link({ url: 'javascript:1' })]), [`${at}.url URL_TYPE_INVALID_SCHEME`]],
  ['a misspelt key of a button', rows([button({ customId: 'b' })]), [`${at}.customId UNKNOWN_KEY`]],
]);

test('a full message of twenty-five buttons is fine', () => {
  const full = times(5, (row) => times(5, (column) => button({ custom_id: `${row}:${column}` })));
  assert.deepEqual(brief(checkMessage(rows(...full))), []);
});
