import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bind, boundTo, unbind } from '../../src/campaign/bindings.ts';
import { campaignsOf, createCampaign } from '../../src/campaign/campaigns/server.ts';
import { changeSetting, restoreSettings, settingOf } from '../../src/campaign/campaigns/settings.ts';
import { findCampaign } from '../../src/campaign/campaigns.ts';
import { alice, books } from './samples.ts';

const guild = '200000000000000001';

test('a law: whatever is bound, the first bound of channel and parents decides, else the server', async (t) => {
  const { store, rim, campaign } = await books(t);
  const made = await store.transact((tx) => createCampaign(tx, guild, { name: 'Nord', folded: 'nord' }, rim));
  assert.ok(made);
  const places = ['fil', 'salon', 'categorie'];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(fc.boolean()), { minLength: 3, maxLength: 3 }), async (bound) => {
      const found = await store.transact(async (tx) => {
        for (const [at, place] of places.entries()) {
          const choice = bound[at];
          if (choice === null || choice === undefined) await unbind(tx, place);
          else await bind(tx, { place, campaignId: choice ? made.id : campaign.id }, 1);
        }
        return findCampaign(tx, { guild, channel: 'fil', parents: ['salon', 'categorie'] }, alice.id);
      });
      const first = bound.find((choice) => choice !== null);
      assert.equal(found?.id, first === true ? made.id : campaign.id);
    }),
    { numRuns: 30 },
  );
});

test('piege-29: a binding of one server says nothing in another, even of the same number', async (t) => {
  const { store, campaign, campaignOf } = await books(t);
  const other = await campaignOf('200000000000000002');
  await store.transact((tx) => bind(tx, { place: '5', campaignId: campaign.id }, 1));
  const at = (of: string) =>
    store.read(
      async (tx) => (await findCampaign(tx, { guild: of, channel: '5', parents: [] }, alice.id))?.id,
    );
  assert.equal(await at(guild), campaign.id);
  assert.equal(await at('200000000000000002'), other.id);
  assert.equal(await store.read((tx) => boundTo(tx, '5')), campaign.id);
  assert.deepEqual(
    (await store.read((tx) => campaignsOf(tx, '200000000000000002'))).map(({ id }) => id),
    [other.id],
  );
});

test('settings of one campaign are restored as they were recorded, unless set otherwise since', async (t) => {
  const { store, campaign, campaignOf } = await books(t);
  const other = await campaignOf('200000000000000002');
  const kinds = [
    { kind: 'arbitrage', name: 'w40k/edition' },
    { kind: 'table', name: '' },
    { kind: 'posture', name: 'garde' },
    { kind: 'fuseau', name: '' },
  ] as const;
  for (const setting of kinds) {
    const now = () => store.read((tx) => settingOf(tx, campaign.id, setting));
    const before = await now();
    const one = await store.transact((tx) => changeSetting(tx, campaign.id, setting, 'un'));
    const two = await store.transact((tx) => changeSetting(tx, campaign.id, setting, 'deux'));
    assert.deepEqual([one.avant, two.avant, await now()], [before, 'un', 'deux']);
    const back = (changes: (typeof one)[]) =>
      store.transact((tx) => restoreSettings(tx, campaign.id, changes));
    assert.deepEqual(await back([one]), [one]);
    assert.equal(await now(), 'deux');
    assert.deepEqual(await back([two]), []);
    assert.deepEqual(await back([one]), []);
    assert.equal(await now(), before);
    assert.equal(await store.read((tx) => settingOf(tx, other.id, setting)), before);
  }
});
