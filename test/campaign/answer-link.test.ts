import assert from 'node:assert/strict';
import { test } from 'node:test';
import { delivered, due, edited, linkAnswer, needsEdit } from '../../src/campaign/outbox.ts';
import { failure } from '../store/scratch.ts';
import { withLog } from './samples.ts';

const now = 1_000;
const link = 'https://discord.com/channels/1/2/3';
test('a link known in time goes out with the message and asks for no edit', async (t) => {
  const given = await withLog(t);
  const id = await given.roll('i1');
  await given.store.transact((tx) => linkAnswer(tx, 'i1', link));
  const [row] = await given.store.read((tx) => due(tx, now));
  assert.equal(row?.link, link);
  await given.store.transact((tx) => delivered(tx, id, { channel: '500', message: '601', link }, now));
  assert.deepEqual(await given.store.read(needsEdit), []);
});

test('a link known after the delivery asks for one edit', async (t) => {
  const given = await withLog(t);
  const id = await given.roll('i1');
  await given.store.transact((tx) => delivered(tx, id, { channel: '500', message: '601', link: null }, now));
  assert.deepEqual(await given.store.read(needsEdit), []);
  await given.store.transact((tx) => linkAnswer(tx, 'i1', link));
  const [edit] = await given.store.read(needsEdit);
  const { campaign } = given;
  assert.deepEqual(edit, {
    id,
    campaignId: campaign.id,
    entryId: 1,
    channel: '500',
    message: '601',
    link,
    kind: 'roll',
  });
  await given.store.transact((tx) => edited(tx, id, 'https://discord.com/channels/1/2/older'));
  assert.equal((await given.store.read(needsEdit)).length, 1);
  await given.store.transact((tx) => edited(tx, id, link));
  assert.deepEqual(await given.store.read(needsEdit), []);
  await given.store.transact((tx) => linkAnswer(tx, 'i1', link));
  assert.deepEqual(await given.store.read(needsEdit), []);
});

test('a link that became known while the message was on its way asks for an edit', async (t) => {
  const given = await withLog(t);
  const id = await given.roll('i1');
  const [row] = await given.store.read((tx) => due(tx, now));
  await given.store.transact((tx) => linkAnswer(tx, 'i1', link));
  const sent = { channel: '500', message: '601', link: row?.link ?? null };
  await given.store.transact((tx) => delivered(tx, id, sent, now));
  assert.deepEqual(
    (await given.store.read(needsEdit)).map((edit) => edit.link),
    [link],
  );
});

test('an interaction without a log message, and a message that does not exist', async (t) => {
  const given = await withLog(t);
  await given.store.transact((tx) => linkAnswer(tx, 'none', link));
  assert.deepEqual(await given.store.read(needsEdit), []);
  const wrong = given.store.transact((tx) => delivered(tx, 99, { channel: '5', message: '6' }, now));
  assert.match(String(await failure(wrong)), /nobody wrote down/u);
});
