import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepared } from '../../src/store/prepared.ts';
import { addGuild, scratchStore } from './scratch.ts';

const seenSince = prepared((tx, { id, at }: { readonly id: string; readonly at: number }) =>
  tx
    .selectFrom('guilds')
    .select(['id', 'seen_at'])
    .where((guild) => guild.or([guild('id', '=', id), guild('seen_at', '>', at)]))
    .orderBy('id'),
);

test('a prepared statement takes its own values each time, in whatever transaction', async (t) => {
  const { store } = await scratchStore(t);
  await store.transact(async (tx) => {
    for (const id of ['1', '2', '3']) await addGuild(tx, id);
  });
  const found = (values: Parameters<typeof seenSince>[1]) =>
    store.read(async (tx) => (await seenSince(tx, values)).rows.map(({ id }) => id));
  assert.deepEqual(await found({ id: '2', at: Number.MAX_SAFE_INTEGER }), ['2']);
  assert.deepEqual(await found({ at: Number.MAX_SAFE_INTEGER, id: '3' }), ['3']);
  assert.deepEqual(await found({ id: 'none', at: -1 }), ['1', '2', '3']);
});

test('SQLite plans a statement once, whatever is bound to it and sorted by', async (t) => {
  const { store } = await scratchStore(t);
  const newest = (campaign: number) =>
    store.read((tx) =>
      tx
        .selectFrom('epochs')
        .select('number')
        .where('campaign', '=', campaign)
        .orderBy('number', 'desc')
        .execute(),
    );
  const secrets = { public_secret: Buffer.alloc(32), hidden_secret: Buffer.alloc(32) };
  const commitments = { public_commitment: Buffer.alloc(32), hidden_commitment: Buffer.alloc(32) };
  await store.transact(async (tx) => {
    await tx.insertInto('campaigns').values({ id: 1, scope: 'person:1', owner: '1', name: 'Une' }).execute();
    await tx
      .insertInto('epochs')
      .values({ campaign: 1, number: 1, ...secrets, ...commitments, opened_at: 0 })
      .execute();
  });
  // The driver writes a function for the rows of a statement each time that SQLite has planned it anew.
  const { Function: real } = globalThis;
  let written = 0;
  globalThis.Function = new Proxy(real, {
    apply: (target, on, given) => {
      written += 1;
      return Reflect.apply(target, on, given);
    },
  });
  t.after(() => {
    globalThis.Function = real;
  });
  for (let time = 0; time < 5; time += 1) assert.equal((await newest(1)).length, 1);
  assert.equal(written, 1);
});
