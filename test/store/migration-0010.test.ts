import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import { migrations } from '../../src/store/migrations/all.ts';
import { openStore } from '../../src/store/store.ts';
import { scratchFolder } from './scratch.ts';

test('older books keep what a campaign brings of its own, and take faces of prisoners and regions', async (t) => {
  const path = join(await scratchFolder(t), 'heraut.sqlite');
  await (await openStore(path, { migrations: migrations.slice(0, 9) })).close();
  const before = new Database(path);
  before.exec(`
INSERT INTO guilds VALUES ('g', 1, NULL);
INSERT INTO campaigns (id, scope, guild, name) VALUES (1, 'guild:g', 'g', 'C');
INSERT INTO house VALUES (1, 'gains', '', '[1]'), (1, 'posture', 'garde', '{"id":"garde"}');`);
  before.close();
  const store = await openStore(path, { migrations: migrations.slice(0, 10) });
  t.after(() => store.close());
  await store.transact(async (tx) => {
    const faces = { campaign: 1, kind: 'prisonniers', name: '', content: '[]' } as const;
    await tx.insertInto('house').values(faces).execute();
    await tx.insertInto('regions').values({ campaign: 1, folded: 'val', state: '{}' }).execute();
  });
  await store.read(async (tx) => {
    const rows = await tx.selectFrom('house').selectAll().orderBy('kind').execute();
    assert.deepEqual(
      rows.map(({ kind, name, content }) => [kind, name, content]),
      [
        ['gains', '', '[1]'],
        ['posture', 'garde', '{"id":"garde"}'],
        ['prisonniers', '', '[]'],
      ],
    );
  });
  const twice = store.transact((tx) =>
    tx.insertInto('regions').values({ campaign: 1, folded: 'val', state: '{}' }).execute(),
  );
  await assert.rejects(twice, /UNIQUE/u);
});
