import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isRefusal } from '../../src/rules/rule.ts';
import { readDay } from '../../src/slash/day.ts';

const day = (typed: string, zone: string): readonly string[] => {
  const read = readDay('du', typed, zone);
  return isRefusal(read) ? [read.code] : [read.from, read.to].map((at) => new Date(at).toISOString());
};

test('a day begins and ends at midnight of its time zone, also when clocks change', () => {
  assert.deepEqual(day('30/11/2026', 'Europe/Paris'), [
    '2026-11-29T23:00:00.000Z',
    '2026-11-30T23:00:00.000Z',
  ]);
  assert.deepEqual(day('2026-03-29', 'Europe/Paris'), [
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ]);
  assert.deepEqual(day('25-10-2026', 'Europe/Paris'), [
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
  assert.deepEqual(day('1.1.2027', 'America/Montreal'), [
    '2027-01-01T05:00:00.000Z',
    '2027-01-02T05:00:00.000Z',
  ]);
});

test('what no calendar has is no day', () => {
  for (const typed of [
    '29/02/2027',
    '31/04/2026',
    '0/1/2026',
    '1/13/2026',
    '1/1/1999',
    '30/11',
    'demain',
    '',
  ])
    assert.deepEqual(day(typed, 'Europe/Paris'), ['not-a-day'], typed);
  assert.equal(day('29/02/2028', 'UTC')[0], '2028-02-29T00:00:00.000Z');
});

test('law: in UTC a day is what the calendar of the machine says, and days follow one another', () => {
  const moment = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2200, 0, 1) });
  fc.assert(
    fc.property(moment, (at) => {
      const typed = new Date(at).toISOString().slice(0, 10);
      const read = readDay('du', typed, 'UTC');
      return !isRefusal(read) && read.from === Date.parse(typed) && read.to - read.from === 86_400_000;
    }),
  );
});
