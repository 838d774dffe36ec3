import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setThread } from '../../src/campaign/session-thread.ts';
import { closeSession, openSession, sessionByNumber } from '../../src/campaign/sessions.ts';
import { books } from './samples.ts';

test('piege-29 sessions of one number in two campaigns: name, thread, entries and end of each are its own', async (t) => {
  const { store, campaign, campaignOf, enter } = await books(t);
  const other = await campaignOf('200000000000000002');
  const open = (id: number, name: string) => store.transact((tx) => openSession(tx, id, { name, at: 5 }));
  await open(other.id, 'Ailleurs');
  await enter({}, other);
  await open(campaign.id, 'Ici');
  await store.transact((tx) => setThread(tx, campaign.id, 1, '600'));
  await store.transact((tx) => closeSession(tx, campaign.id, 6));
  const sessions = [campaign, other].map(({ id }) => store.read((tx) => sessionByNumber(tx, id, 1)));
  assert.deepEqual(
    (await Promise.all(sessions)).map((one) => [
      one?.name,
      one?.thread,
      one?.closedAt,
      one?.after,
      one?.until,
    ]),
    [
      ['Ici', '600', 6, 0, 0],
      ['Ailleurs', null, null, 0, null],
    ],
  );
});
