import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { flatGains, gainFor, gainsRows, readGains } from '../../../src/rules/jdr/gains.ts';
import { isRefusal } from '../../../src/rules/rule.ts';

const rows = [
  { 'XP adverse': '0-99', XP: 5, Crédits: '10' },
  { 'XP adverse': '100+', XP: '0', Crédits: 40 },
];

test('gains are read by band of the XP of who was eliminated; headings in any case and accents', () => {
  const gains = readGains(rows);
  assert.ok(!isRefusal(gains));
  assert.deepEqual(
    [0, 99, 100, 5000].map((xp) => gainFor(gains, xp)),
    [
      { xp: 5, credits: 10 },
      { xp: 5, credits: 10 },
      { xp: 0, credits: 40 },
      { xp: 0, credits: 40 },
    ],
  );
});

test('one row without a band is flat', () => {
  assert.deepEqual(readGains([{ xp: 3, credits: 0 }]), flatGains({ xp: 3, credits: 0 }));
  assert.deepEqual(gainFor(flatGains({ xp: 3, credits: 0 }), 12), { xp: 3, credits: 0 });
});

test('what is no table of gains is refused with its place', () => {
  const code = (given: unknown) => {
    const read = readGains(given);
    return isRefusal(read) ? [read.code, read.context['row'] ?? null, read.context['column'] ?? null] : null;
  };
  assert.deepEqual(code([]), ['gains-not-rows', null, null]);
  assert.deepEqual(code([null]), ['gains-not-rows', null, null]);
  assert.deepEqual(code([{ xp: '-1', credits: 0 }]), ['gains-cell', 1, 'xp']);
  assert.deepEqual(code([{ xp: '1', credits: 1_000_001 }]), ['gains-cell', 1, 'credits']);
  assert.deepEqual(code([rows[0], { xp: 1, credits: 1 }]), ['gains-cell', 2, 'xp-adverse']);
  assert.deepEqual(code([rows[0], { ...rows[1], 'XP adverse': '101+' }]), ['gains-gap', null, null]);
  assert.deepEqual(code([rows[0], { ...rows[1], 'XP adverse': '99+' }]), ['gains-overlap', null, null]);
});

test('gains are read back as they are written', () => {
  const gain = fc.record({ xp: fc.nat(1000), credits: fc.nat(1000) }, { noNullPrototype: true });
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 6 }),
      fc.infiniteStream(gain),
      (cuts, stream) => {
        const ends = [...cuts.sort((one, other) => one - other), null];
        const bands = ends.map((end, at) => ({
          min: at === 0 ? null : (ends[at - 1] ?? 0) + 1,
          max: end,
          value: stream.next().value,
        }));
        assert.deepEqual(readGains(gainsRows(bands)), bands);
      },
    ),
  );
});
