import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guildLeft, guildSeen, setLogChannel } from '../../src/campaign/campaigns.ts';
import { delivered, due, postponed, postRoll } from '../../src/campaign/outbox.ts';
import { type Books, books, withLog } from './samples.ts';

const now = 1_000;
const dueIn = ({ store }: Books, at = now) => store.read((tx) => due(tx, at));

test('without a log channel messages wait, and are due in order once there is one', async (t) => {
  const given = await books(t);
  const entry = await given.enter();
  await given.store.transact((tx) => postRoll(tx, entry, 'i1', given.rim));
  assert.deepEqual(await dueIn(given), []);
  await given.store.transact((tx) => setLogChannel(tx, given.campaign.id, '500'));
  const [commitment, ...others] = await dueIn(given);
  assert.deepEqual(others, []);
  assert.equal(commitment?.kind, 'commitment');
  assert.equal(commitment.channel, '500');
  await given.store.transact((tx) => delivered(tx, commitment.id, { channel: '500', message: '600' }, now));
  const [roll] = await dueIn(given);
  assert.deepEqual([roll?.kind, roll?.entryId, roll?.attempts], ['roll', entry.id, 0]);
});

test('a failed message stays first, is told once per reason, and nothing overtakes it', async (t) => {
  const given = await withLog(t);
  const first = await given.roll('i1');
  await given.roll('i2');
  const fail = (until: number, why: string) => given.store.transact((tx) => postponed(tx, first, until, why));
  assert.equal(await fail(now + 10, 'missing-access'), true);
  assert.deepEqual(await dueIn(given), []);
  const [again] = await dueIn(given, now + 10);
  assert.deepEqual([again?.id, again?.attempts, again?.reason], [first, 1, 'missing-access']);
  assert.equal(await fail(now + 20, 'missing-access'), false);
  assert.equal(await fail(now + 20, 'unknown-channel'), true);
});

test('another log channel makes what was put off due at once', async (t) => {
  const given = await withLog(t);
  const first = await given.roll('i1');
  await given.store.transact((tx) => postponed(tx, first, now + 1_000_000, 'unknown-channel'));
  await given.store.transact((tx) => setLogChannel(tx, given.campaign.id, '501'));
  const [roll] = await dueIn(given);
  assert.deepEqual([roll?.id, roll?.channel, roll?.reason], [first, '501', null]);
});

test('campaigns do not wait for one another (piege-29)', async (t) => {
  const given = await withLog(t);
  const first = await given.roll('i1');
  await given.store.transact((tx) => postponed(tx, first, now + 1_000_000, 'unreachable'));
  const other = await given.campaignOf('200000000000000002');
  await given.store.transact((tx) => setLogChannel(tx, other.id, '700'));
  assert.deepEqual(
    (await dueIn(given)).map(({ campaignId, channel }) => [campaignId, channel]),
    [[other.id, '700']],
  );
});

test('piege-30: nothing is sent to a server that the bot left; it waits there until it is back', async (t) => {
  const given = await withLog(t);
  const first = await given.roll('i1');
  const guild = given.campaign.guild ?? '';
  await given.store.transact((tx) => guildLeft(tx, guild, given.rim));
  assert.deepEqual(await dueIn(given), []);
  await given.store.transact((tx) => guildSeen(tx, guild, given.rim));
  assert.deepEqual(
    (await dueIn(given)).map(({ id }) => id),
    [first],
  );
});

test('a nonce is the same at every try, differs between messages and has at most 25 characters', async (t) => {
  const given = await withLog(t);
  const nonces = new Set<string>();
  for (const interaction of ['i1', 'i2', 'i3']) {
    const id = await given.roll(interaction);
    const [row] = await dueIn(given);
    await given.store.transact((tx) => postponed(tx, id, now, 'unreachable'));
    const [again] = await dueIn(given);
    assert.equal(again?.nonce, row?.nonce);
    assert.ok(row && row.nonce.length > 0 && row.nonce.length <= 25);
    nonces.add(row.nonce);
    await given.store.transact((tx) => delivered(tx, id, { channel: '500', message: interaction }, now));
  }
  assert.equal(nonces.size, 3);
});
