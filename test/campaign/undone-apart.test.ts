import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastUndoable } from '../../src/campaign/undo/find.ts';
import { markUndone } from '../../src/campaign/undos.ts';
import { alice, books } from './samples.ts';

test('piege-29 what is taken back, with its parts, is of one campaign, though another has entries of those numbers', async (t) => {
  const { store, campaign, campaignOf, enter } = await books(t);
  const other = await campaignOf('200000000000000002');
  const whole = await enter({ parts: 1 });
  const part = await enter({ partOf: 1 });
  await enter({ parts: 2 }, other);
  for (const _ of [2, 3]) await enter({ partOf: 1 }, other);
  await enter({}, other);
  const viewer = { id: alice.id, isMaster: false };
  const last = [campaign, other].map(({ id }) => store.read((tx) => lastUndoable(tx, id, viewer)));
  assert.deepEqual(await Promise.all(last), [1, 4]);
  const by = await enter();
  const undone = await store.transact(async (tx) => {
    await markUndone(tx, whole.id, by.id);
    return tx.selectFrom('undos').select('entry').orderBy('entry').execute();
  });
  assert.deepEqual(
    undone.map(({ entry }) => entry),
    [whole.id, part.id],
  );
});
