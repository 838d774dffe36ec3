import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chronicle } from '../../src/campaign/chronicle.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { reported } from '../../src/slash/report.ts';
import { writeReport } from '../../src/slash/write-report.ts';
import { books } from '../campaign/samples.ts';
import { reportMany } from './report-many.ts';

test('an export and a chronicle are read in a thread, and tell of every entry or how many are left out', async (t) => {
  await reportMany(t, 3_000, 1_000);
});

test('a report of a campaign whose number is another’s by now tells nothing of that one', async (t) => {
  const { store, campaign, enter } = await books(t);
  await enter();
  const stranger = { ...reported(campaign), guild: '900000000000000009' };
  const span = { from: 1, to: 9 };
  for (const report of [
    { kind: 'journal', campaign: stranger, format: 'json', span, at: 5 },
    { kind: 'chronique', campaign: stranger, session: null },
  ] as const) {
    const told = await store.read((tx) => writeReport(tx, report));
    assert.ok(isRefusal(told) && /^nothing-to-/u.test(told.code));
  }
});

test('a roll that was taken back is neither the highest nor the lowest, and counts as rolled', async (t) => {
  const { enter } = await books(t);
  const dice = (face: number) => ({ dice: [1, 2].map(() => ({ sides: 6, face })) });
  const [high, middle] = [await enter(dice(6)), await enter(dice(3))];
  const chronicle = new Chronicle();
  chronicle.take({ ...high, undoneBy: 9 }, false);
  chronicle.take(middle, false);
  assert.deepEqual(
    [chronicle.highest?.entry.number, chronicle.lowest?.entry.number, chronicle.rolls],
    [middle.number, middle.number, 2],
  );
});
