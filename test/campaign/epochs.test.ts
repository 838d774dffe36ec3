import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { campaignAt, guildSeen, setLogChannel } from '../../src/campaign/campaigns.ts';
import { type CommitmentPayload, currentEpoch, drawsFor, openEpoch } from '../../src/campaign/epochs.ts';
import { claim, saveAnswer } from '../../src/campaign/interactions.ts';
import { entryById, linksAfter } from '../../src/campaign/journal.ts';
import { delivered, due, needsEdit, postRoll } from '../../src/campaign/outbox.ts';
import type { Rim } from '../../src/campaign/rim.ts';
import { seedFor } from '../../src/campaign/seeds.ts';
import { failure, scratchStore, scriptedRim } from '../store/scratch.ts';
import { recentEntries } from './recent.ts';
import { alice, books, placeIn } from './samples.ts';

/** A rim that remembers the bytes it gave. */
function watchedRim(): Rim & { readonly given: Uint8Array[] } {
  const rim = scriptedRim(5_000, 'watched');
  const given: Uint8Array[] = [];
  const randomBytes = (count: number) => {
    const bytes = rim.randomBytes(count);
    given.push(bytes);
    return bytes;
  };
  return { now: rim.now, randomBytes, given };
}

test('opening an epoch commits to both secrets before any roll can be drawn from them', async (t) => {
  const { store } = await scratchStore(t);
  const rim = watchedRim();
  const { id } = await store.transact((tx) => guildSeen(tx, '1', rim));
  const [publicSecret, hiddenSecret] = rim.given.filter(({ length }) => length === 32);
  assert.ok(publicSecret && hiddenSecret);
  const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const commitments = { public: sha(publicSecret), hidden: sha(hiddenSecret) };
  assert.deepEqual(await store.read((tx) => currentEpoch(tx, id)), {
    campaignId: id,
    number: 1,
    commitments,
    openedAt: 5_000,
    publishedAt: null,
    publicDisclosedAt: null,
    hiddenDisclosedAt: null,
  });
  await store.transact((tx) => setLogChannel(tx, id, '500'));
  const [message] = await store.read((tx) => due(tx, 0));
  const payload: CommitmentPayload = { epoch: 1, ...commitments };
  assert.deepEqual([message?.kind, message?.payload], ['commitment', payload]);
  const draws = await store.read((tx) => drawsFor(tx, id, '77'));
  assert.equal(draws.epoch, 1);
  assert.equal(draws.seed('public'), seedFor(publicSecret, '77'));
  assert.equal(draws.seed('hidden'), seedFor(hiddenSecret, '77'));
  assert.notEqual(draws.seed('public'), draws.seed('hidden'));
});

test('an epoch is published when its message stands in Discord, once', async (t) => {
  const { store, rim, campaign } = await books(t);
  await store.transact((tx) => setLogChannel(tx, campaign.id, '500'));
  const [message] = await store.read((tx) => due(tx, 0));
  assert.ok(message);
  for (const now of [9_000, 9_999])
    await store.transact((tx) => delivered(tx, message.id, { channel: '500', message: '1' }, now));
  assert.equal((await store.read((tx) => currentEpoch(tx, campaign.id)))?.publishedAt, 9_000);
  const next = await store.transact((tx) => openEpoch(tx, campaign.id, rim));
  assert.deepEqual([next.number, next.publishedAt], [2, null]);
  assert.deepEqual(await store.read((tx) => currentEpoch(tx, campaign.id)), next);
});

test('the message of a new epoch goes out after the rolls of the old one and before its own', async (t) => {
  const { store, rim, campaign, enter } = await books(t);
  await store.transact((tx) => setLogChannel(tx, campaign.id, '500'));
  const roll = async (id: string) => {
    const entry = await enter();
    await store.transact((tx) => postRoll(tx, entry, id, rim));
  };
  await roll('a');
  await store.transact((tx) => openEpoch(tx, campaign.id, rim));
  await roll('b');
  const order: unknown[] = [];
  for (let [row] = await store.read((tx) => due(tx, 0)); row; [row] = await store.read((tx) => due(tx, 0))) {
    const { id, kind, payload } = row;
    order.push(kind === 'roll' ? kind : (payload as { epoch: number }).epoch); // the payload of a commitment
    await store.transact((tx) => delivered(tx, id, { channel: '500', message: String(id) }, 1));
  }
  assert.deepEqual(order, [1, 'roll', 2, 'roll']);
});

test('different interactions, secrets and epochs give different seeds', async (t) => {
  const { store, rim, campaign } = await books(t);
  const seeds = async () => {
    const [one, two] = await store.read((tx) =>
      Promise.all([drawsFor(tx, campaign.id, '1'), drawsFor(tx, campaign.id, '2')]),
    );
    return [one, two].flatMap((draws) => [draws?.seed('public'), draws?.seed('hidden')]);
  };
  const before = await seeds();
  await store.transact((tx) => openEpoch(tx, campaign.id, rim));
  assert.equal(new Set([...before, ...(await seeds())]).size, 8);
});

test('drawing where no epoch was opened is a mistake of ours', async (t) => {
  const { store } = await scratchStore(t);
  assert.match(String(await failure(store.read((tx) => drawsFor(tx, 1, '1')))), /without an epoch/u);
});

test('piege-36: no secret of an epoch and no token is in anything that is given back, shown or thrown', async (t) => {
  const { store, enter, campaign: other } = await books(t);
  const rim = watchedRim();
  const token = 'a-token-that-nobody-should-see';
  const seen = { id: '1', token, applicationId: '2', guild: '3', channel: '4', at: 5, target: null };
  const campaign = await store.transact((tx) => campaignAt(tx, placeIn('3'), alice.id, rim));
  const entry = await enter({}, campaign);
  const outputs: unknown[] = [campaign, other, entry];
  await store.transact(async (tx) => {
    outputs.push(await claim(tx, { ...seen, manner: 'public', hidden: false }));
    outputs.push(await saveAnswer(tx, '1', 'answer', entry.id));
    outputs.push(await postRoll(tx, entry, '1', rim), await openEpoch(tx, campaign.id, rim));
    await setLogChannel(tx, campaign.id, '500');
    outputs.push(await due(tx, 9), await needsEdit(tx), await currentEpoch(tx, campaign.id));
    outputs.push(await drawsFor(tx, campaign.id, '1'), await entryById(tx, entry.id));
    outputs.push(
      await recentEntries(tx, {
        campaignId: campaign.id,
        viewer: { id: alice.id, isMaster: false },
        limit: 9,
      }),
    );
    outputs.push(await linksAfter(tx, campaign.id, 0, 9));
  });
  const twice = store.transact(async (tx) => {
    const row = { id: '1', application: '2', token, channel: '4', at: 5, manner: 'public' } as const;
    await tx.insertInto('interactions').values(row).execute();
  });
  outputs.push(await failure(twice));
  const shown = outputs.map(
    (value) => `${inspect(value, { depth: 9, showHidden: true })}${JSON.stringify(value)}`,
  );
  const secrets = rim.given.filter(({ length }) => length === 32).map((bytes) => Buffer.from(bytes));
  assert.equal(secrets.length, 4);
  const forms = secrets.flatMap((secret) => [
    secret.toString('hex'),
    secret.toString('base64'),
    secret.toString('base64url'),
    JSON.stringify([...secret]).slice(1, -1),
    inspect(secret).slice(8, -1),
  ]);
  for (const form of [token, ...forms])
    assert.deepEqual(
      shown.filter((text) => text.includes(form)),
      [],
    );
});
