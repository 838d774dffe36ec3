import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  campaignAt,
  campaignById,
  findCampaign,
  guildLeft,
  guildSeen,
  guildsPresent,
  setLogChannel,
} from '../../src/campaign/campaigns.ts';
import { currentEpoch } from '../../src/campaign/epochs.ts';
import type { Store, Tx } from '../../src/store/store.ts';
import { failure, scratchStore, scriptedRim } from '../store/scratch.ts';
import { alice, bob, placeIn } from './samples.ts';

const rim = scriptedRim(5_000);

const everything = async (tx: Tx) => ({
  guilds: await tx.selectFrom('guilds').selectAll().orderBy('id').execute(),
  campaigns: await tx.selectFrom('campaigns').selectAll().execute(),
  epochs: await tx.selectFrom('epochs').selectAll().execute(),
  outbox: await tx.selectFrom('outbox').selectAll().execute(),
});
const at = (store: Store, guild: string | null, actor: string) =>
  store.transact((tx) => campaignAt(tx, placeIn(guild), actor, rim));

test('a server has one campaign, made at the first use, whoever comes and in whatever channel', async (t) => {
  const { store } = await scratchStore(t);
  const first = await at(store, '1', alice.id);
  assert.deepEqual(first, {
    id: first.id,
    guild: '1',
    owner: null,
    name: 'Campagne du serveur',
    timeZone: 'Europe/Paris',
    logChannel: null,
    masterChannel: null,
    masterRole: null,
    rulings: {},
    archivedAt: null,
  });
  const thread = { guild: '1', channel: '9', parents: ['8', '7'] };
  assert.deepEqual(await store.transact((tx) => campaignAt(tx, thread, bob.id, rim)), first);
  assert.deepEqual(await store.read((tx) => findCampaign(tx, thread, bob.id)), first);
  assert.deepEqual(await store.read((tx) => campaignById(tx, first.id)), first);
});

test('piege-29: servers and people in private messages each have a campaign of their own', async (t) => {
  const { store } = await scratchStore(t);
  // a person and a server could bear the same number
  const campaigns = [
    await at(store, '1', alice.id),
    await at(store, '2', alice.id),
    await at(store, null, alice.id),
    await at(store, null, bob.id),
    await at(store, null, '1'),
  ];
  assert.equal(new Set(campaigns.map(({ id }) => id)).size, 5);
  assert.deepEqual(
    campaigns.map(({ guild, owner }) => [guild, owner]),
    [
      ['1', null],
      ['2', null],
      [null, alice.id],
      [null, bob.id],
      [null, '1'],
    ],
  );
});

test('looking for a campaign before its first use finds none and writes nothing', async (t) => {
  const { store } = await scratchStore(t);
  assert.equal(await store.read((tx) => findCampaign(tx, placeIn('1'), alice.id)), null);
  assert.equal(await store.read((tx) => campaignById(tx, 1)), null);
});

test('a refused first interaction leaves no row at all', async (t) => {
  const { store } = await scratchStore(t);
  const before = await store.read(everything);
  const campaign = await store.transact(
    (tx) => campaignAt(tx, placeIn('1'), alice.id, rim),
    () => false,
  );
  assert.equal(campaign.guild, '1');
  assert.deepEqual(await store.read(everything), before);
});

test('as soon as a server is seen, its campaign and epoch stand ready; seeing it again changes nothing', async (t) => {
  const { store } = await scratchStore(t);
  const campaign = await store.transact((tx) => guildSeen(tx, '1', rim));
  assert.equal((await store.read((tx) => currentEpoch(tx, campaign.id)))?.number, 1);
  const before = await store.read(everything);
  assert.deepEqual(await store.transact((tx) => guildSeen(tx, '1', rim)), campaign);
  assert.deepEqual(await store.read(everything), before);
  assert.deepEqual(await at(store, '1', alice.id), campaign);
});

test('piege-30: a server that the bot left keeps everything, and finds it when it comes back', async (t) => {
  const { store } = await scratchStore(t);
  const campaign = await store.transact((tx) => guildSeen(tx, '1', rim));
  await store.transact((tx) => setLogChannel(tx, campaign.id, '500'));
  await store.transact((tx) => guildLeft(tx, '1', scriptedRim(6_000)));
  await store.transact((tx) => guildLeft(tx, '1', scriptedRim(7_000)));
  assert.deepEqual((await store.read(everything)).guilds, [{ id: '1', seen_at: 5_000, left_at: 6_000 }]);
  const back = await store.transact((tx) => guildSeen(tx, '1', scriptedRim(8_000)));
  assert.deepEqual(back, { ...campaign, logChannel: '500' });
  assert.deepEqual((await store.read(everything)).guilds, [{ id: '1', seen_at: 5_000, left_at: null }]);
});

test('piege-30: what came and went while the bot was off is noticed at start', async (t) => {
  const { store } = await scratchStore(t);
  for (const id of ['1', '2', '3']) await store.transact((tx) => guildSeen(tx, id, rim));
  await store.transact((tx) => guildLeft(tx, '3', rim));
  const noticed = await store.transact((tx) => guildsPresent(tx, ['2', '3', '4'], rim));
  assert.deepEqual(noticed, { came: ['3', '4'], went: ['1'] });
  const { guilds, campaigns, epochs } = await store.read(everything);
  assert.deepEqual(
    guilds.map(({ id, left_at }) => [id, left_at]),
    [
      ['1', 5_000],
      ['2', null],
      ['3', null],
      ['4', null],
    ],
  );
  assert.deepEqual([campaigns.length, epochs.length], [4, 4]);
  const again = await store.transact((tx) => guildsPresent(tx, ['2', '3', '4'], rim));
  assert.deepEqual(again, { came: [], went: [] });
});

test('the log channel is set and taken away, of one campaign alone (piege-29)', async (t) => {
  const { store } = await scratchStore(t);
  const one = await at(store, '1', alice.id);
  const two = await at(store, '2', alice.id);
  await store.transact((tx) => setLogChannel(tx, one.id, '500'));
  assert.equal((await at(store, '1', alice.id)).logChannel, '500');
  assert.deepEqual(await at(store, '2', alice.id), two);
  await store.transact((tx) => setLogChannel(tx, one.id, null));
  assert.deepEqual(await at(store, '1', alice.id), one);
});

test('a campaign belongs to a server or to a person, never both or neither', async (t) => {
  const { store } = await scratchStore(t);
  await store.transact((tx) => guildSeen(tx, '1', rim));
  for (const [guild, owner] of [['1', alice.id] as const, [null, null] as const]) {
    const wrong = store.transact((tx) =>
      tx.insertInto('campaigns').values({ scope: null, guild, owner, name: 'C' }).execute(),
    );
    assert.match(String(await failure(wrong)), /CHECK/u);
  }
});
