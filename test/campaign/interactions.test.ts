import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answered,
  claim,
  daysKept,
  forget,
  type Seen,
  saveAnswer,
  unanswered,
} from '../../src/campaign/interactions.ts';
import { scratchStore } from '../store/scratch.ts';

const minute = 60_000;
const start = 1_750_000_000_000;

const seen = (id: string, given: Partial<Seen> = {}): Seen => ({
  id,
  token: `token of ${id}`,
  applicationId: '10',
  guild: '20',
  channel: '30',
  at: start,
  manner: 'public',
  hidden: false,
  target: null,
  ...given,
});

test('piege-33: an interaction is claimed once, however often and however close it is delivered', async (t) => {
  const { store } = await scratchStore(t);
  const claims = await Promise.all(
    Array.from({ length: 10 }, () => store.transact((tx) => claim(tx, seen('1')))),
  );
  assert.deepEqual(claims.filter(Boolean), [true]);
  assert.equal(await store.transact((tx) => claim(tx, seen('2'))), true);
});

test('a refused interaction leaves no trace: it can be claimed again', async (t) => {
  const { store } = await scratchStore(t);
  await store.transact(
    (tx) => claim(tx, seen('1')),
    () => false,
  );
  assert.equal(await store.transact((tx) => claim(tx, seen('1'))), true);
});

test('a saved answer waits, with all that showing it needs, until it was shown', async (t) => {
  const { store } = await scratchStore(t);
  const later = seen('1', { at: start + 5, manner: 'update', target: '40' });
  const earlier = seen('2', { guild: null, token: null, manner: 'private' });
  await store.transact(async (tx) => {
    for (const one of [later, earlier, seen('3')]) await claim(tx, one);
    await saveAnswer(tx, '1', { embeds: [], deep: [1, 'é', null] }, null);
    await saveAnswer(tx, '2', false, null);
  });
  const waiting = await store.read(unanswered);
  assert.deepEqual(waiting, [
    { ...earlier, answer: false, entryId: null },
    { ...later, answer: { embeds: [], deep: [1, 'é', null] }, entryId: null },
  ]);
  await store.transact((tx) => answered(tx, '2', null));
  await store.transact((tx) => answered(tx, '1', '50'));
  assert.deepEqual(await store.read(unanswered), []);
});

test('tokens are dropped after 15 minutes, the rest is known for the stated days', async (t) => {
  const { store } = await scratchStore(t);
  await store.transact(async (tx) => {
    await claim(tx, seen('old'));
    await claim(tx, seen('new', { at: start + minute }));
    for (const id of ['old', 'new']) await saveAnswer(tx, id, 1, null);
  });
  const tokens = async () => (await store.read(unanswered)).map(({ token }) => token);
  await store.transact((tx) => forget(tx, start + 15 * minute));
  assert.deepEqual(await tokens(), ['token of old', 'token of new']);
  await store.transact((tx) => forget(tx, start + 15 * minute + 1));
  assert.deepEqual(await tokens(), [null, 'token of new']);
  await store.transact((tx) => forget(tx, start + daysKept * 24 * 60 * minute + 1));
  assert.deepEqual(await tokens(), [null]);
  assert.equal(await store.transact((tx) => claim(tx, seen('new'))), false);
  assert.equal(await store.transact((tx) => claim(tx, seen('old'))), true);
});
