import assert from 'node:assert/strict';
import { test } from 'node:test';
import { houseOf, setHouse, wholeHouse } from '../../src/campaign/campaigns/house.ts';
import { books } from './samples.ts';

test('piege-29 what a campaign brings of its own is read, changed and taken away there alone', async (t) => {
  const { store, campaign, campaignOf } = await books(t);
  const other = await campaignOf('200000000000000002');
  const key = (campaignId: number) => ({ campaignId, kind: 'gains', name: '' }) as const;
  const read = (id: number) =>
    store.read(async (tx) => [await houseOf(tx, key(id)), (await wholeHouse(tx, id)).length]);
  const set = (id: number, piece: number | null) => store.transact((tx) => setHouse(tx, key(id), piece));
  await set(campaign.id, 1);
  assert.deepEqual([await read(campaign.id), await read(other.id)], [[1, 1], [null, 0]]); // biome-ignore format: side by side
  await set(other.id, 2);
  assert.deepEqual([await read(campaign.id), await read(other.id)], [[1, 1], [2, 1]]); // biome-ignore format: side by side
  await set(campaign.id, null);
  assert.deepEqual([await read(campaign.id), await read(other.id)], [[null, 0], [2, 1]]); // biome-ignore format: side by side
});
