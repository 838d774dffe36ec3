import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkBooks, reporter } from '../../src/bot/long-readings.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { reported } from '../../src/slash/report.ts';
import { StoreUnavailable } from '../../src/store/unavailable.ts';
import { books } from '../campaign/samples.ts';

test('a reading that fails is told to who asked for it, and the next ones are read all the same', async (t) => {
  const { path, campaign, enter } = await books(t);
  await enter({ command: 'jet' });
  const report = {
    kind: 'journal',
    format: 'csv',
    span: { from: 1, to: 9 },
    campaign: reported(campaign),
    at: 5,
  } as const;
  const [none, found, checked] = await Promise.allSettled([
    checkBooks(`${path}-none`, campaign.id),
    reporter(path)(report),
    checkBooks(path, campaign.id),
  ]);
  assert.ok(none.status === 'rejected' && none.reason instanceof StoreUnavailable);
  assert.equal(none.reason.reason, 'read-only');
  assert.deepEqual(checked, { status: 'fulfilled', value: { chain: null, ledger: null } });
  assert.ok(found.status === 'fulfilled' && !isRefusal(found.value));
  assert.match(found.value.files?.[0]?.text ?? '', /;jet;/u);
});
