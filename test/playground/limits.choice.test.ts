import { checkChoices } from '../../src/playground/limits/index.ts';
import { chars, testCases, testLimits, times } from './limits.ts';

testLimits(checkChoices, [
  {
    name: 'choices while typing',
    make: (n) => times(n, (index) => ({ name: `n${index}`, value: `v${index}` })),
    max: 25,
    expected: '(body) BASE_TYPE_MAX_LENGTH',
  },
  {
    name: 'name of a choice',
    make: (n) => [{ name: chars(n), value: 'v' }],
    min: 1,
    max: 100,
    expected: '0.name BASE_TYPE_BAD_LENGTH',
  },
  {
    name: 'value of a choice',
    make: (n) => [{ name: 'n', value: chars(n) }],
    min: 1,
    max: 100,
    expected: '0.value BASE_TYPE_BAD_LENGTH',
  },
]);

testCases(checkChoices, [
  ['a number is a value', [{ name: 'n', value: 0 }], []],
  ['yes is no value', [{ name: 'n', value: true }], ['0.value STRING_TYPE_CONVERT']],
  ['a choice without a value', [{ name: 'n' }], ['0.value BASE_TYPE_REQUIRED']],
  ['choices by name', { n: 'v' }, ['(body) LIST_TYPE_CONVERT']],
]);
