import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { patiently, usualPatience } from '../../src/store/patience.ts';
import type { Tx } from '../../src/store/store.ts';
import { runChild } from './child.ts';
import { addGuild, countGuilds, reasonOfFailure, scratchFolder, scratchStore } from './scratch.ts';

/** Another program that holds the base. */
function holder(path: string): Database.Database {
  const database = new Database(path, { timeout: 0 });
  database.exec('BEGIN IMMEDIATE');
  return database;
}

test('piege-27: a busy base is waited for while everything else goes on', async (t) => {
  const pauses: number[] = [];
  const tries: number[] = [];
  let resumed = Number.NaN;
  const pause = async (milliseconds: number) => {
    if (pauses.length > 0) tries.push(performance.now() - resumed);
    pauses.push(milliseconds);
    await turn();
    if (pauses.length === 8) other.exec('COMMIT');
    resumed = performance.now();
  };
  const { store, path } = await scratchStore(t, { patience: { deadline: 10_000, pause } });
  const other = holder(path);
  t.after(() => other.close());
  await store.transact((tx) => addGuild(tx, '1'));
  assert.deepEqual(pauses, [5, 10, 20, 40, 80, 100, 100, 100]);
  assert.equal(await store.read(countGuilds), 1);
  const middle = tries.toSorted((a, b) => a - b)[tries.length >> 1];
  assert.ok(middle !== undefined && middle < 150, `a try held the event loop for ${middle} ms`);
});

test('piege-27: a base busy past the deadline is given up honestly', async (t) => {
  let waited = 0;
  const pause = async (milliseconds: number) => {
    waited += milliseconds;
  };
  const { store, path } = await scratchStore(t, { patience: { deadline: 10_000, pause } });
  const other = holder(path);
  t.after(() => other.close());
  let runs = 0;
  const attempt = store.transact(async (tx) => {
    runs += 1;
    await addGuild(tx, '1');
  });
  assert.equal(await reasonOfFailure(attempt), 'busy');
  assert.equal(runs, 0);
  assert.ok(waited >= 10_000 && waited <= 10_100, `waited ${waited} ms`);
  other.exec('COMMIT');
  assert.equal(await store.read(countGuilds), 0);
});

test('piege-27: left to itself, a base busy for ten seconds is waited for, and not much longer', async () => {
  let waited = 0;
  const pause = async (milliseconds: number) => {
    waited += milliseconds;
  };
  const busy = Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' });
  const attempt = patiently({ ...usualPatience, pause }, () => Promise.reject(busy));
  assert.equal(await reasonOfFailure(attempt), 'busy');
  assert.ok(waited >= 10_000 && waited <= 10_100, `waited ${waited} ms`);
});

test('piege-27: fifty interactions that wait together are all served, and readers meanwhile', async (t) => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
    if (pauses === 200) other.exec('COMMIT');
    await turn();
  };
  const { store, path } = await scratchStore(t, { patience: { deadline: 100_000, pause } });
  const other = holder(path);
  t.after(() => other.close());
  const waiting = Array.from({ length: 50 }, (_, i) => store.transact((tx) => addGuild(tx, String(i))));
  assert.equal(await store.read(countGuilds), 0);
  await Promise.all(waiting);
  assert.equal(await store.read(countGuilds), 50);
});

test('piege-27: a full base says so, saves nothing of it, and serves again when there is room', async (t) => {
  const { store } = await scratchStore(t);
  const limit = (pages: number) => (tx: Tx) => sql`PRAGMA max_page_count = ${sql.lit(pages)}`.execute(tx);
  await store.transact((tx) => addGuild(tx, 'before'));
  await store.transact(limit(1));
  const flood = store.transact(async (tx) => {
    for (let i = 0; i < 1_000; i += 1) await addGuild(tx, `${i}-${'x'.repeat(200)}`);
  });
  assert.equal(await reasonOfFailure(flood), 'full');
  assert.equal(await store.read(countGuilds), 1);
  await store.transact(limit(1_000_000));
  await store.transact((tx) => addGuild(tx, 'after'));
  assert.equal(await store.read(countGuilds), 2);
});

test('piege-27: a file that may not be written is read, and refuses to be written', async (t) => {
  const folder = await scratchFolder(t);
  const { out } = await runChild('read-only-child.ts', [`${folder}/heraut.sqlite`]);
  assert.deepEqual(JSON.parse(out), { read: 1, transact: 'read-only', open: 'read-only', lock: 'read-only' });
});
