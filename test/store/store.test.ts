import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import { openStore, type Tx } from '../../src/store/store.ts';
import { addGuild, failure, scratchFolder, scratchStore } from './scratch.ts';

const guildIds = async (tx: Tx) =>
  (await tx.selectFrom('guilds').select('id').orderBy('id').execute()).map(({ id }) => id);

test('what a transaction did is there for readers and after reopening', async (t) => {
  const { store, path } = await scratchStore(t);
  const value = await store.transact(async (tx) => {
    await addGuild(tx, '1');
    return 'saved';
  });
  assert.equal(value, 'saved');
  assert.deepEqual(await store.read(guildIds), ['1']);
  await store.close();
  const again = await openStore(path);
  t.after(() => again.close());
  assert.deepEqual(await again.read(guildIds), ['1']);
});

test('an exception passes on and saves nothing', async (t) => {
  const { store } = await scratchStore(t);
  const mistake = new Error('mistake');
  const attempt = store.transact(async (tx) => {
    await addGuild(tx, '1');
    throw mistake;
  });
  assert.equal(await failure(attempt), mistake);
  assert.deepEqual(await store.read(guildIds), []);
});

test('a broken constraint passes on as it is and saves nothing', async (t) => {
  const { store } = await scratchStore(t);
  const attempt = store.transact(async (tx) => {
    await addGuild(tx, '1');
    await addGuild(tx, '1');
  });
  const error = await failure(attempt);
  assert.ok(error instanceof Database.SqliteError);
  assert.equal(error.code, 'SQLITE_CONSTRAINT_PRIMARYKEY');
  assert.deepEqual(await store.read(guildIds), []);
});

test('a value that is not to be kept comes back and saves nothing', async (t) => {
  const { store } = await scratchStore(t);
  const value = await store.transact(
    async (tx) => {
      await addGuild(tx, '1');
      return { refused: true };
    },
    ({ refused }) => !refused,
  );
  assert.deepEqual(value, { refused: true });
  assert.deepEqual(await store.read(guildIds), []);
});

test('a reader sees one state and cannot write', async (t) => {
  const { store } = await scratchStore(t);
  const error = await failure(store.read((tx) => addGuild(tx, '1')));
  assert.match(String(error), /read-only/u);
  await store.read(async (tx) => {
    assert.deepEqual(await guildIds(tx), []);
    await store.transact((writing) => addGuild(writing, '2'));
    assert.deepEqual(await guildIds(tx), []);
  });
  assert.deepEqual(await store.read(guildIds), ['2']);
});

test('a transaction that is over cannot be used', async (t) => {
  const { store } = await scratchStore(t);
  const kept = await store.transact(async (tx) => ({ tx }));
  assert.match(String(await failure(guildIds(kept.tx))), /committed/u);
});

test('piege-26: fifty transactions at once each see what the ones before did', async (t) => {
  const { store } = await scratchStore(t);
  await store.transact((tx) => addGuild(tx, '1'));
  const addTen = async (tx: Tx) => {
    const { seen_at } = await tx.selectFrom('guilds').select('seen_at').executeTakeFirstOrThrow();
    await tx
      .updateTable('guilds')
      .set({ seen_at: seen_at + 10 })
      .execute();
  };
  await Promise.all(Array.from({ length: 50 }, () => store.transact(addTen)));
  const row = await store.read((tx) => tx.selectFrom('guilds').select('seen_at').executeTakeFirstOrThrow());
  assert.equal(row.seen_at, 501);
});

test('closing waits for what is running, refuses what comes later, and can be done twice', async (t) => {
  const { store, path } = await scratchStore(t);
  const running = store.transact(async (tx) => {
    await new Promise((resolve) => setImmediate(resolve));
    await addGuild(tx, '1');
  });
  await store.close();
  await running;
  assert.match(String(await failure(store.read(guildIds))), /closed/u);
  await store.close();
  const again = await openStore(path);
  t.after(() => again.close());
  assert.deepEqual(await again.read(guildIds), ['1']);
});

test('the folder of a new base is made, and a commit is on the disk in a WAL base', async (t) => {
  const path = join(await scratchFolder(t), 'var', 'deep', 'heraut.sqlite');
  const store = await openStore(path);
  t.after(() => store.close());
  await store.transact((tx) => addGuild(tx, '1'));
  assert.ok(existsSync(`${path}-wal`));
  const other = new Database(path, { readonly: true });
  t.after(() => other.close());
  assert.equal(other.pragma('journal_mode', { simple: true }), 'wal');
  assert.deepEqual(other.prepare('SELECT id FROM guilds').all(), [{ id: '1' }]);
});

test('foreign keys hold', async (t) => {
  const { store } = await scratchStore(t);
  const orphan = store.transact((tx) =>
    tx.insertInto('people').values({ campaign: 9, pseudonym: 'p', discord: '1', name: 'n' }).execute(),
  );
  const error = await failure(orphan);
  assert.ok(error instanceof Database.SqliteError);
  assert.equal(error.code, 'SQLITE_CONSTRAINT_FOREIGNKEY');
});
