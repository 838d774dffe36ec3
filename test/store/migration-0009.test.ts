import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import { migrations } from '../../src/store/migrations/all.ts';
import { openStore } from '../../src/store/store.ts';
import { scratchFolder } from './scratch.ts';

/** Books of the version before: an entry that another took back, an import that waits, a session. */
const old = `
INSERT INTO guilds VALUES ('g', 1, NULL);
INSERT INTO campaigns (id, scope, guild, name, log_channel) VALUES (1, 'guild:g', 'g', 'C', '500');
INSERT INTO people VALUES (7, 1, 'aa', '10', 'Léa');
INSERT INTO journal (id, campaign, number, version, visibility, author, command, interaction, commitment, hash) VALUES
  (3, 1, 1, 1, 'public', 7, 'jet', 'i1', zeroblob(32), zeroblob(32)),
  (4, 1, 2, 1, 'public', 7, 'jet', 'i2', zeroblob(32), zeroblob(32)),
  (5, 1, 3, 1, 'public', 7, 'annuler', 'i3', zeroblob(32), zeroblob(32));
INSERT INTO undos VALUES (3, 5);
INSERT INTO imports (campaign, content, at) VALUES (1, '[]', 5);
INSERT INTO sessions VALUES (1, 1, 'Le siège', 5, NULL, 0, NULL);
`;

test('older books keep what was taken back, and one undoing may take several back from then on', async (t) => {
  const path = join(await scratchFolder(t), 'heraut.sqlite');
  const before = migrations.filter(({ number }) => number < 9);
  await (await openStore(path, { migrations: before })).close();
  const database = new Database(path);
  database.exec(old);
  database.close();
  const store = await openStore(path, { migrations: migrations.filter(({ number }) => number <= 9) });
  t.after(() => store.close());
  const undos = () => store.read((tx) => tx.selectFrom('undos').selectAll().orderBy('entry').execute());
  assert.deepEqual(await undos(), [{ entry: 3, undone_by: 5 }]);
  await store.transact((tx) => tx.insertInto('undos').values({ entry: 4, undone_by: 5 }).execute());
  assert.equal((await undos()).length, 2);
  await store.read(async (tx) => {
    assert.deepEqual(await tx.selectFrom('imports').selectAll().execute(), [], 'whose they are is not known');
    const [session] = await tx.selectFrom('sessions').selectAll().execute();
    assert.deepEqual([session?.name, session?.thread], ['Le siège', null]);
    const campaign = await tx.selectFrom('campaigns').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([campaign.log_channel, campaign.log_by, campaign.mj_by], ['500', null, null]);
  });
  await store.transact((tx) => tx.deleteFrom('journal').where('id', '=', 5).execute());
  assert.deepEqual(await undos(), [], 'they go with what took them back');
});
