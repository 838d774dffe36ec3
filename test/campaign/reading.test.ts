import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyChain } from '../../src/campaign/chain.ts';
import { entryById, linksAfter, maySee, recentValues } from '../../src/campaign/journal.ts';
import { recentEntries } from './recent.ts';
import { alice, bob, books } from './samples.ts';

const player = (id: string) => ({ id, isMaster: false });

test('the last entries are those of the campaign that the viewer may see, newest first', async (t) => {
  const { store, enter, campaign, campaignOf } = await books(t);
  await enter();
  const secret = await enter({ visibility: 'personnel', author: bob });
  await enter({ author: bob });
  await enter({}, await campaignOf('200000000000000002'));
  const numbers = (id: string, limit: number) =>
    store.read(async (tx) =>
      (await recentEntries(tx, { campaignId: campaign.id, viewer: player(id), limit })).map(
        ({ number }) => number,
      ),
    );
  assert.deepEqual(await numbers(alice.id, 10), [3, 1]);
  assert.deepEqual(await numbers(bob.id, 10), [3, 2, 1]);
  assert.deepEqual(await numbers(bob.id, 2), [3, 2]);
  assert.equal(maySee(secret, player(bob.id)), true);
  assert.equal(maySee(secret, player(alice.id)), false);
  assert.equal(maySee(await enter(), player(bob.id)), true);
});

test('values given before come back newest first, once, to their giver alone, per campaign and command', async (t) => {
  const { store, enter, campaign, campaignOf } = await books(t);
  const other = await campaignOf('200000000000000002');
  for (const notation of ['2d6', '3d6!', '2d6', 'd66']) await enter({ options: { notation } });
  await enter({ options: { notation: '4d6' }, author: bob });
  await enter({ options: { notation: '5d6' } }, other);
  await enter({ options: { notation: '6d6' }, command: 'autre' });
  await enter({ options: {} });
  const asked = {
    campaignId: campaign.id,
    viewer: player(alice.id),
    command: 'jet',
    option: 'notation',
    limit: 25,
  };
  assert.deepEqual(await store.read((tx) => recentValues(tx, asked)), ['d66', '2d6', '3d6!']);
  assert.deepEqual(await store.read((tx) => recentValues(tx, { ...asked, limit: 1 })), ['d66']);
  assert.deepEqual(await store.read((tx) => recentValues(tx, { ...asked, viewer: player(bob.id) })), ['4d6']);
  assert.deepEqual(await store.read((tx) => recentValues(tx, { ...asked, option: 'effectif-initial' })), []);
});

test('an option of value 0 is a value (piege-16)', async (t) => {
  const { store, enter, campaign } = await books(t);
  await enter({ options: { 'co-max': 0 } });
  const asked = {
    campaignId: campaign.id,
    viewer: player(alice.id),
    command: 'jet',
    option: 'co-max',
    limit: 25,
  };
  assert.deepEqual(await store.read((tx) => recentValues(tx, asked)), ['0']);
});

test('entries of a person whose data was deleted keep their place, without id, name or content', async (t) => {
  const { store, enter, campaign } = await books(t);
  const gone = await enter({ behalf: bob });
  const kept = await enter({ author: bob, behalf: alice });
  await store.transact(async (tx) => {
    await tx
      .updateTable('people')
      .set({ discord: null, name: null })
      .where('discord', '=', alice.id)
      .execute();
    await tx.updateTable('journal').set({ content: null, salt: null }).where('id', '=', gone.id).execute();
  });
  const nobody = { id: null, name: null };
  const erased = await store.read((tx) => entryById(tx, gone.id));
  assert.deepEqual(erased, { ...gone, author: nobody, content: null });
  assert.deepEqual(await store.read((tx) => entryById(tx, kept.id)), { ...kept, behalf: nobody });
  const asked = { campaignId: campaign.id, viewer: player(alice.id), limit: 9 };
  assert.equal((await store.read((tx) => recentEntries(tx, asked))).length, 2);
  assert.equal(verifyChain(await store.read((tx) => linksAfter(tx, campaign.id, 0, 9))), null);
  const again = await enter();
  assert.notEqual(again.content.author, gone.content.author);
});
