import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { verifyChain } from '../../src/campaign/chain.ts';
import { entryById, entryByNumber, linksAfter, record } from '../../src/campaign/journal.ts';
import { pseudonymIn } from '../../src/campaign/people.ts';
import { seedFor } from '../../src/campaign/seeds.ts';
import type { Json } from '../../src/rules/rule.ts';
import { plainJson } from '../rules/plain-json.ts';
import { failure } from '../store/scratch.ts';
import { alice, bob, books, newEntry } from './samples.ts';

test('an entry reads back as it was written, people and numbers included', async (t) => {
  const { store, enter, campaign } = await books(t);
  const entry = await enter({ behalf: bob, motif: 'assaut du pont', command: 'ebranlement' });
  assert.equal(entry.number, 1);
  assert.deepEqual([entry.author, entry.behalf], [alice, bob]);
  assert.deepEqual(await store.read((tx) => entryById(tx, entry.id)), entry);
  const key = { campaignId: campaign.id, number: 1 };
  assert.deepEqual(await store.read((tx) => entryByNumber(tx, key)), entry);
  assert.equal(await store.read((tx) => entryById(tx, entry.id + 1)), null);
  assert.equal(await store.read((tx) => entryByNumber(tx, { ...key, number: 2 })), null);
});

test('what is stored holds pseudonyms, no Discord id and no name', async (t) => {
  const { store, enter, campaign } = await books(t);
  await enter({ behalf: bob });
  const [link] = await store.read((tx) => linksAfter(tx, campaign.id, 0, 1));
  for (const { id, name } of [alice, bob]) {
    assert.equal(link?.content?.includes(id), false);
    assert.equal(link?.content?.includes(name), false);
  }
});

test('the same person has one pseudonym in a campaign, another in the next one (piege-29)', async (t) => {
  const { store, enter, campaign, campaignOf } = await books(t);
  const other = await campaignOf('200000000000000002');
  const first = await enter();
  const renamed = await enter({ author: { ...alice, name: 'Alice la Rouge' } });
  assert.equal(await store.read((tx) => pseudonymIn(tx, other.id, alice.id)), null);
  const elsewhere = await enter({}, other);
  for (const [{ id }, entry] of [
    [campaign, first],
    [other, elsewhere],
  ] as const)
    assert.equal(await store.read((tx) => pseudonymIn(tx, id, alice.id)), entry.content.author);
  assert.equal(renamed.content.author, first.content.author);
  assert.notEqual(elsewhere.content.author, first.content.author);
  assert.match(first.content.author, /^[0-9a-f]{16}$/u);
});

test('entries show the name last seen', async (t) => {
  const { store, enter } = await books(t);
  const first = await enter();
  await enter({ author: { ...alice, name: 'Éléonore d’Aubigné' } });
  const shown = await store.read((tx) => entryById(tx, first.id));
  assert.deepEqual(shown?.author, { id: alice.id, name: 'Éléonore d’Aubigné' });
});

test('numbers have no gap: not after a refusal, not between campaigns, not in parallel', async (t) => {
  const { store, rim, enter, campaign, campaignOf } = await books(t);
  const other = await campaignOf('200000000000000002');
  await Promise.all([enter(), enter({}, other), enter(), enter()]);
  await store.transact(
    (tx) => record(tx, campaign, newEntry(), '400000000000000009', rim),
    () => false,
  );
  const mistake = store.transact(async (tx) => {
    await record(tx, campaign, newEntry(), '400000000000000010', rim);
    throw new Error('mistake');
  });
  await failure(mistake);
  assert.equal((await enter()).number, 4);
  assert.equal((await enter({}, other)).number, 2);
  for (const { id } of [campaign, other])
    assert.equal(verifyChain(await store.read((tx) => linksAfter(tx, id, 0, 100))), null);
});

test('law: whatever text and values an entry holds, the chain verifies and it reads back the same', async (t) => {
  const { store, enter, campaign } = await books(t);
  const text = fc.string({ unit: 'binary' });
  const given = fc.record({ motif: text, options: fc.dictionary(text, plainJson()) });
  const property = fc.asyncProperty(given, async ({ motif, options }) => {
    // fast-check's JSON values are JSON; the round trip takes off what has no place there, such as -0
    const plain: { [name: string]: Json } = JSON.parse(JSON.stringify(options));
    const entry = await enter({ motif, options: plain });
    assert.deepEqual(entry.content.options, plain);
    assert.equal(entry.content.motif, motif);
    assert.deepEqual(await store.read((tx) => entryById(tx, entry.id)), entry);
  });
  await fc.assert(property, { numRuns: 50 });
  assert.equal(verifyChain(await store.read((tx) => linksAfter(tx, campaign.id, 0, 1_000))), null);
});

test('a stored content that was meddled with is found', async (t) => {
  const { store, enter, campaign } = await books(t);
  for (let i = 0; i < 4; i += 1) await enter();
  await store.transact(async (tx) => {
    const { content } = await tx
      .selectFrom('journal')
      .select('content')
      .where('number', '=', 3)
      .executeTakeFirstOrThrow();
    const better = content?.replace('"face":3', '"face":6') ?? null;
    await tx.updateTable('journal').set({ content: better }).where('number', '=', 3).execute();
  });
  assert.equal(verifyChain(await store.read((tx) => linksAfter(tx, campaign.id, 0, 100))), 3);
});

test('piege-25: what was recorded stays, whatever rulings the campaign sets later', async (t) => {
  const { store, enter, campaign } = await books(t);
  const entry = await enter();
  await store.transact((tx) =>
    tx
      .updateTable('campaigns')
      .set({ rulings: '{"w40k":{"ebranlement.hors-phase":"non"}}' })
      .where('id', '=', campaign.id)
      .execute(),
  );
  assert.deepEqual(await store.read((tx) => entryById(tx, entry.id)), entry);
});

test('a seed is the HMAC-SHA-256 of the interaction id under the secret (RFC 4231, case 2)', () => {
  assert.equal(
    seedFor(Buffer.from('Jefe'), 'what do ya want for nothing?'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});
