import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Visibility } from '../../src/campaign/entry.ts';
import { entryById, recentValues } from '../../src/campaign/reading.ts';
import { everybody, mayReveal, maySee, type Viewer } from '../../src/campaign/visibility.ts';
import { recentEntries } from './recent.ts';
import { alice, bob, books } from './samples.ts';

const viewers = {
  roller: { id: alice.id, isMaster: false },
  'player for whom': { id: bob.id, isMaster: false },
  'other player': { id: '100000000000000003', isMaster: false },
  MJ: { id: '100000000000000004', isMaster: true },
  everybody,
} as const satisfies Readonly<Record<string, Viewer>>;
type Who = keyof typeof viewers;
const all = Object.keys(viewers) as Who[];

/** Who sees a roll of each kind, and who may show it to all. */
const matrix: Readonly<
  Record<Visibility, { readonly seen: readonly Who[]; readonly reveal: readonly Who[] }>
> = {
  public: { seen: all, reveal: [] },
  'joueur-mj': { seen: ['roller', 'player for whom', 'MJ'], reveal: ['MJ'] },
  mj: { seen: ['MJ'], reveal: ['MJ'] },
  personnel: { seen: ['roller'], reveal: ['roller'] },
};
const kinds = Object.keys(matrix) as Visibility[];

for (const visibility of kinds) {
  const { seen, reveal } = matrix[visibility];
  test(`${visibility}: seen by ${seen.join(', ')}; the same by rule and by query, by all once revealed`, async (t) => {
    const { store, campaign, enter } = await books(t);
    const { id } = await enter({ visibility, behalf: bob });
    const sees = (viewer: Viewer) =>
      store.read(async (tx) => {
        const entry = await entryById(tx, id);
        assert.ok(entry);
        const found = await recentEntries(tx, { campaignId: campaign.id, viewer, limit: 9 });
        assert.equal(found.length === 1, maySee(entry, viewer), 'query and rule agree');
        return maySee(entry, viewer);
      });
    const seers = async () => {
      const found: Who[] = [];
      for (const who of all) if (await sees(viewers[who])) found.push(who);
      return found;
    };
    assert.deepEqual(await seers(), seen);
    const entry = await store.read((tx) => entryById(tx, id));
    assert.ok(entry);
    assert.deepEqual(
      all.filter((who) => mayReveal(entry, viewers[who])),
      reveal,
    );
    if (visibility === 'public') return;
    await store.transact((tx) => tx.updateTable('journal').set({ revealed_at: 5 }).execute());
    assert.deepEqual(await seers(), all);
  });
}

test('what was rolled blind is not offered again to who rolled it, until it is revealed', async (t) => {
  const { store, campaign, enter } = await books(t);
  for (const visibility of kinds) await enter({ visibility, options: { notation: visibility } });
  const offered = (viewer: Viewer) =>
    store.read((tx) =>
      recentValues(tx, { campaignId: campaign.id, viewer, command: 'jet', option: 'notation', limit: 25 }),
    );
  assert.deepEqual(await offered(viewers.roller), ['personnel', 'joueur-mj', 'public']);
  assert.deepEqual(await offered({ ...viewers.roller, isMaster: true }), kinds.toReversed());
  assert.deepEqual(await offered(viewers.MJ), []);
  await store.transact((tx) =>
    tx.updateTable('journal').set({ revealed_at: 5 }).where('visibility', '=', 'mj').execute(),
  );
  assert.deepEqual(await offered(viewers.roller), kinds.toReversed());
});

test('a person whose data was deleted is nobody: nobody in particular does not see what they alone saw', async (t) => {
  const { store, campaign, enter } = await books(t);
  const { id } = await enter({ visibility: 'personnel' });
  await store.transact((tx) => tx.updateTable('people').set({ discord: null, name: null }).execute());
  await store.read(async (tx) => {
    const entry = await entryById(tx, id);
    assert.ok(entry);
    for (const viewer of [everybody, viewers.roller, viewers.MJ]) {
      assert.equal(maySee(entry, viewer), false);
      assert.equal(mayReveal(entry, viewer), false);
      assert.deepEqual(await recentEntries(tx, { campaignId: campaign.id, viewer, limit: 9 }), []);
    }
  });
});
