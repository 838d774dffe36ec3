import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isRefusal } from '../../src/rules/rule.ts';
import { delays, readDelay } from '../../src/slash/delay.ts';

const minute = 60_000;

test('a length of time is read in minutes, hours and days, alone or together', () => {
  const cases: readonly (readonly [string, number])[] = [
    ['24 h', 1440],
    ['24h', 1440],
    ['30 min', 30],
    ['5 min', 5],
    ['7 j', 10_080],
    ['2 jours', 2880],
    ['1 j 12 h', 2160],
    ['1J12H', 2160],
    ['90 minutes', 90],
  ];
  for (const [typed, minutes] of cases) assert.equal(readDelay('delai', typed), minutes * minute, typed);
});

test('what is no length of time, too short or too long is refused under its option', () => {
  const code = (typed: string) => {
    const got = readDelay('delai', typed);
    return isRefusal(got) ? `${got.option} ${got.code}` : got;
  };
  for (const typed of ['', 'demain', '24', 'h', '2 ans', '1,5 h', '-3 h', '3 h et demie', 'constructor'])
    assert.equal(code(typed), 'delai not-a-delay', typed);
  for (const typed of ['4 min', '0 h', '7 j 1 min', '999999 j'])
    assert.equal(code(typed), 'delai delay-bounds', typed);
});

test('whatever is typed gives a length within bounds or a refusal', () => {
  const typed = fc.oneof(fc.string({ maxLength: 20 }), fc.stringMatching(/^(\d{1,4} ?(min|h|j) ?){1,3}$/u));
  fc.assert(
    fc.property(typed, (text) => {
      const got = readDelay('delai', text);
      assert.ok(isRefusal(got) || (got >= delays.least && got <= delays.most));
    }),
  );
});
