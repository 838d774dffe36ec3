import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaignById } from '../../src/campaign/campaigns.ts';
import { addMaster, isMaster, mastersOf, removeMaster, setMasterRole } from '../../src/campaign/rights.ts';
import { alice, bob, books } from './samples.ts';

const actor = (id: string, over: { roles?: string[]; managesGuild?: boolean } = {}) => ({
  id,
  roles: [],
  managesGuild: false,
  ...over,
});

test('a MJ may manage the server, has the role of the campaign, or is named; in no other campaign', async (t) => {
  const { store, campaign, campaignOf } = await books(t);
  const other = await campaignOf('200000000000000002');
  const is = (someone: ReturnType<typeof actor>, id = campaign.id) =>
    store.read(async (tx) => {
      const now = await campaignById(tx, id);
      assert.ok(now);
      return isMaster(tx, now, someone);
    });
  assert.equal(await is(actor(alice.id)), false);
  assert.equal(await is(actor(alice.id, { managesGuild: true })), true);
  assert.equal(await is(actor(alice.id, { roles: ['700', '701'] })), false);
  await store.transact((tx) => setMasterRole(tx, campaign.id, '701'));
  assert.equal(await is(actor(alice.id, { roles: ['700', '701'] })), true);
  assert.equal(await is(actor(alice.id, { roles: ['700', '701'] }), other.id), false);
  await store.transact((tx) => setMasterRole(tx, campaign.id, null));
  assert.equal(await is(actor(alice.id, { roles: ['700', '701'] })), false);
  await store.transact((tx) => addMaster(tx, campaign.id, alice.id));
  assert.equal(await is(actor(alice.id)), true);
  assert.equal(await is(actor(bob.id)), false);
  assert.equal(await is(actor(alice.id), other.id), false);
});

test('MJs are named once, listed, and taken away', async (t) => {
  const { store, campaign } = await books(t);
  await store.transact(async (tx) => {
    assert.equal(await addMaster(tx, campaign.id, bob.id), true);
    assert.equal(await addMaster(tx, campaign.id, bob.id), false);
    assert.equal(await addMaster(tx, campaign.id, alice.id), true);
    assert.deepEqual(await mastersOf(tx, campaign.id), [alice.id, bob.id]);
    assert.equal(await removeMaster(tx, campaign.id, bob.id), true);
    assert.equal(await removeMaster(tx, campaign.id, bob.id), false);
    assert.deepEqual(await mastersOf(tx, campaign.id), [alice.id]);
  });
});
