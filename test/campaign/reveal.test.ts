import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setLogChannel } from '../../src/campaign/campaigns.ts';
import { verifyChain } from '../../src/campaign/chain.ts';
import { entryById, linksAfter } from '../../src/campaign/journal.ts';
import {
  delivered,
  discarded,
  due,
  postMaster,
  postponed,
  setMasterChannel,
} from '../../src/campaign/outbox.ts';
import { reveal } from '../../src/campaign/reveal.ts';
import { type Books, books, withLog } from './samples.ts';

const waiting = ({ store }: Books, at = 9) =>
  store.read(async (tx) => (await due(tx, at)).map(({ kind, channel, entryId }) => [kind, channel, entryId]));

test('a revealed entry keeps its content and hash, and is told in the log and where it was rolled', async (t) => {
  const given = await withLog(t);
  const { store, campaign, rim } = given;
  const before = await given.enter({ visibility: 'mj', channel: '900' });
  await given.enter();
  const links = await store.read((tx) => linksAfter(tx, campaign.id, 0, 9));
  const revealed = await store.transact((tx) => reveal(tx, before, before.channel, rim));
  assert.deepEqual(revealed, { ...before, revealedAt: rim.now() });
  assert.deepEqual(await store.read((tx) => entryById(tx, before.id)), revealed);
  const after = await store.read((tx) => linksAfter(tx, campaign.id, 0, 9));
  assert.deepEqual(after, links);
  assert.equal(verifyChain(after), null);
  assert.deepEqual(await waiting(given), [
    ['roll', '500', before.id],
    ['revealed', '900', before.id],
  ]);
});

test('it is revealed once; what is public has nothing to reveal; without a place the log alone tells', async (t) => {
  const given = await withLog(t);
  const { store, rim } = given;
  const hidden = await given.enter({ visibility: 'personnel' });
  const open = await given.enter();
  await store.transact(async (tx) => {
    assert.equal(await reveal(tx, open, '900', rim), null);
    assert.ok(await reveal(tx, hidden, null, rim));
    assert.equal(await reveal(tx, hidden, '900', rim), null);
  });
  assert.deepEqual(await waiting(given), [['roll', '500', hidden.id]]);
});

test('the MJ channel and the log do not wait for one another; each keeps its order', async (t) => {
  const given = await books(t);
  const { store, campaign, rim } = given;
  const first = await given.enter({ visibility: 'mj' });
  const second = await given.enter({ visibility: 'joueur-mj' });
  const ids = await store.transact(async (tx) => [
    await postMaster(tx, first, rim),
    await postMaster(tx, second, rim),
  ]);
  assert.deepEqual(await waiting(given), [], 'neither channel is set');
  await store.transact((tx) => setMasterChannel(tx, campaign.id, '600'));
  assert.deepEqual(await waiting(given), [['master', '600', first.id]]);
  await store.transact((tx) => setLogChannel(tx, campaign.id, '500'));
  assert.deepEqual(await waiting(given), [
    ['commitment', '500', null],
    ['master', '600', first.id],
  ]);
  await store.transact((tx) => postponed(tx, ids[0] ?? 0, 1_000, 'unknown-channel'));
  assert.deepEqual(
    await waiting(given),
    [['commitment', '500', null]],
    'the second master message waits behind',
  );
  await store.transact((tx) => setMasterChannel(tx, campaign.id, '601'));
  await store.transact((tx) => delivered(tx, ids[0] ?? 0, { channel: '601', message: '1' }, 9));
  assert.deepEqual((await waiting(given)).at(-1), ['master', '601', second.id]);
});

test('what was revealed goes out each by itself, and is given up when its channel is gone', async (t) => {
  const given = await withLog(t);
  const { store, rim } = given;
  for (const channel of ['900', '901']) {
    const entry = await given.enter({ visibility: 'joueur-mj', channel });
    await store.transact((tx) => reveal(tx, entry, channel, rim));
  }
  const rows = await store.read((tx) => due(tx, 9));
  const [log, gone, other] = rows;
  assert.deepEqual(
    rows.map(({ kind, channel }) => [kind, channel]),
    [
      ['roll', '500'],
      ['revealed', '900'],
      ['revealed', '901'],
    ],
  );
  await store.transact((tx) => discarded(tx, gone?.id ?? 0));
  await store.transact((tx) => discarded(tx, log?.id ?? 0));
  assert.deepEqual(
    (await store.read((tx) => due(tx, 9))).map(({ id }) => id),
    [log?.id, other?.id],
    'the log never gives up',
  );
});
