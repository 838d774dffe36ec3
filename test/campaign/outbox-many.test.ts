import assert from 'node:assert/strict';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { waitingOf } from '../../src/campaign/outbox/waiting.ts';
import { due, nextDue } from '../../src/campaign/outbox.ts';
import { books, withLog } from './samples.ts';

const many = 2_000;

test('what is due is found among many messages of servers without a log channel', async (t) => {
  const { store, roll } = await withLog(t);
  await roll('7');
  await store.transact((tx) =>
    sql`
      INSERT INTO guilds (id, seen_at) VALUES ('other', 1);
    `.execute(tx),
  );
  await store.transact((tx) =>
    sql`INSERT INTO campaigns (id, scope, guild, name) VALUES (99, 'guild:other', 'other', 'X')`.execute(tx),
  );
  await store.transact((tx) =>
    sql`
      WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${many})
      INSERT INTO outbox (campaign, lane, kind, payload, nonce) SELECT 99, 'log', 'roll', '{}', 'n' || n FROM counted
    `.execute(tx),
  );
  await store.read(async (tx) => {
    assert.equal((await due(tx, 10)).length, 1);
    assert.equal(await nextDue(tx, 10), null);
  });
  const [waiting] = await store.read((tx) => waitingOf(tx, 99));
  assert.equal(waiting?.count, many);
});

test('every look at what is due goes by an index', async (t) => {
  const { path } = await books(t);
  const database = new Database(path, { readonly: true });
  t.after(() => database.close());
  const plan = (text: string) =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .all()
      .map((row) => (row as { detail: string }).detail)
      .join('\n');
  const next = plan('SELECT min(not_before) FROM outbox WHERE not_before > 10');
  assert.match(next, /SEARCH outbox USING (?:COVERING )?INDEX outbox_later/u);
  const waiting = plan(
    "SELECT lane, count(*), max(reason) FROM outbox WHERE campaign = 1 AND state = 'waiting' AND lane IN ('log', 'master', 'place') GROUP BY lane",
  );
  assert.match(waiting, /SEARCH outbox USING INDEX outbox_state \(state=\? AND lane=\? AND campaign=\?\)/u);
});
