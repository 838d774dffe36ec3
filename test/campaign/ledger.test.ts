import assert from 'node:assert/strict';
import { test } from 'node:test';
import { change, changesOf, currentValue, history, verifyLedger } from '../../src/campaign/ledger.ts';
import { failure } from '../store/scratch.ts';
import { alice, books } from './samples.ts';

const plain = { cause: 'test', entryId: null, who: null, at: 5 };

test('a value is what the last entry says; 0 is a value (piege-16)', async (t) => {
  const { store, campaign } = await books(t);
  const account = { campaignId: campaign.id, subject: 'fiche:12', quantity: 'pv' };
  assert.equal(await store.read((tx) => currentValue(tx, account)), null);
  const first = await store.transact((tx) => change(tx, { ...plain, ...account, by: 4 }));
  assert.deepEqual(first, { id: first.id, before: 0, change: 4, after: 4 });
  const second = await store.transact((tx) => change(tx, { ...plain, ...account, by: -4 }));
  assert.deepEqual(second, { id: second.id, before: 4, change: -4, after: 0 });
  assert.equal(await store.read((tx) => currentValue(tx, account)), 0);
});

test('history says who, why, from which roll, newest first', async (t) => {
  const { store, campaign, enter } = await books(t);
  const entry = await enter();
  const who = entry.content.author;
  const account = { campaignId: campaign.id, subject: `joueur:${who}`, quantity: 'xp' };
  await store.transact((tx) =>
    change(tx, { ...account, by: 3, cause: 'trophee', entryId: entry.id, who, at: 7 }),
  );
  await store.transact((tx) => change(tx, { ...plain, ...account, by: -1 }));
  const lines = await store.read((tx) => history(tx, account, 10));
  const common = { subject: account.subject, quantity: 'xp' };
  assert.deepEqual(
    lines.map(({ id: _, ...line }) => line),
    [
      { ...common, before: 3, change: -1, after: 2, cause: 'test', entryId: null, who: null, at: 5 },
      { ...common, before: 0, change: 3, after: 3, cause: 'trophee', entryId: entry.id, who: alice, at: 7 },
    ],
  );
  assert.equal((await store.read((tx) => history(tx, account, 1))).length, 1);
  const [follows] = await store.read((tx) => changesOf(tx, entry.id));
  assert.deepEqual([follows?.before, follows?.after, follows?.cause], [0, 3, 'trophee']);
});

test('a change that cannot be counted exactly is a mistake of ours and saves nothing', async (t) => {
  const { store, campaign } = await books(t);
  const account = { campaignId: campaign.id, subject: 's', quantity: 'q' };
  await store.transact((tx) => change(tx, { ...plain, ...account, by: Number.MAX_SAFE_INTEGER }));
  for (const by of [1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
    assert.ok(
      (await failure(store.transact((tx) => change(tx, { ...plain, ...account, by })))) instanceof RangeError,
    );
  assert.equal(await store.read((tx) => currentValue(tx, account)), Number.MAX_SAFE_INTEGER);
});

test('an author must be a person of that campaign (piege-29)', async (t) => {
  const { store, enter, campaignOf } = await books(t);
  const { content } = await enter();
  const other = await campaignOf('200000000000000002');
  const account = { campaignId: other.id, subject: 's', quantity: 'q' };
  const error = await failure(
    store.transact((tx) => change(tx, { ...plain, ...account, by: 1, who: content.author })),
  );
  assert.match(String(error), /FOREIGN KEY/u);
});

test('piege-26: fifty transactions of +10 at once make +500', async (t) => {
  const { store, campaign } = await books(t);
  const account = { campaignId: campaign.id, subject: 'fiche:1', quantity: 'xp' };
  await Promise.all(
    Array.from({ length: 50 }, () => store.transact((tx) => change(tx, { ...plain, ...account, by: 10 }))),
  );
  assert.equal(await store.read((tx) => currentValue(tx, account)), 500);
  assert.equal(await store.read(verifyLedger), null);
});
