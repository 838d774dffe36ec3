import assert from 'node:assert/strict';
import { test } from 'node:test';
import { erasePerson } from '../../src/campaign/erase-person.ts';
import { keepImport, takeImport } from '../../src/campaign/transfer.ts';
import { alice, bob, books } from '../campaign/samples.ts';

test('what a person pasted to be imported goes with their data, that of others stays', async (t) => {
  const { store, campaign, enter } = await books(t);
  await enter();
  const keep = (person: string) =>
    store.transact((tx) =>
      keepImport(
        tx,
        campaign.id,
        { wanted: [{ kind: 'fuseau', name: '', value: person }], fiches: [], regions: [] },
        { person, at: 5 },
      ),
    );
  const own = await keep(alice.id);
  const others = await keep(bob.id);
  await store.transact((tx) => erasePerson(tx, alice.id));
  const take = (id: number) => store.transact((tx) => takeImport(tx, campaign.id, id));
  assert.equal(await take(own), null);
  assert.deepEqual((await take(others))?.wanted, [{ kind: 'fuseau', name: '', value: bob.id }]);
});
