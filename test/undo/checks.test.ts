import assert from 'node:assert/strict';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import { checkBooks } from '../../src/campaign/checks.ts';
import { change } from '../../src/campaign/ledger.ts';
import { books } from '../campaign/samples.ts';

const wanted = { subject: 'fiche:1', quantity: 'xp', by: 5, cause: 'test', entryId: null, who: null, at: 5 };

test('books that fit are found to fit; a row or an entry that was meddled with is named', async (t) => {
  const { store, path, campaign, enter } = await books(t);
  for (const _ of [1, 2, 3]) await enter();
  for (const _ of [1, 2]) await store.transact((tx) => change(tx, { ...wanted, campaignId: campaign.id }));
  assert.deepEqual(await checkBooks(store), { ledger: null, journals: [], entries: 3 });
  const database = new Database(path);
  t.after(() => database.close());
  database.exec('DROP TRIGGER ledger_unchanged; UPDATE ledger SET before = 6, after = 11 WHERE id = 2;');
  database.exec("UPDATE journal SET content = replace(content, '2d6', '3d6') WHERE number = 2;");
  const { ledger, journals } = await checkBooks(store);
  assert.deepEqual([ledger?.id, journals], [2, [{ campaignId: campaign.id, number: 2 }]]);
});

test('a row of the ledger can be neither changed nor taken away, until its server is left', async (t) => {
  const { store, campaign } = await books(t);
  await store.transact((tx) => change(tx, { ...wanted, campaignId: campaign.id }));
  const tampers = [
    () => store.transact((tx) => tx.updateTable('ledger').set({ cause: 'autre' }).execute()),
    () => store.transact((tx) => tx.deleteFrom('ledger').execute()),
  ];
  for (const tamper of tampers) await assert.rejects(tamper, /the ledger only grows/u);
  await store.transact((tx) => tx.updateTable('guilds').set({ left_at: 9 }).execute());
  await assert.rejects(() => tampers[0]?.() ?? Promise.resolve(), /the ledger only grows/u);
  await tampers[1]?.();
  assert.equal((await store.read((tx) => tx.selectFrom('ledger').select('id').execute())).length, 0);
});
