import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import { migrations } from '../../src/store/migrations/all.ts';
import { openStore } from '../../src/store/store.ts';
import { scratchFolder } from './scratch.ts';

/** Books of the version before: a public roll and a personal one, one log message of each state, two answers. */
const old = `
INSERT INTO guilds VALUES ('g', 1, NULL);
INSERT INTO campaigns (id, scope, guild, name, log_channel) VALUES (1, 'guild:g', 'g', 'C', '500');
INSERT INTO people VALUES (7, 1, 'aa', '10', 'Léa');
INSERT INTO journal VALUES
  (3, 1, 1, 1, 'public', 7, NULL, 'jet', 'i1', '{}', x'00', zeroblob(32), zeroblob(32)),
  (4, 1, 2, 1, 'personnel', 7, 7, 'jet', 'i2', NULL, NULL, zeroblob(32), zeroblob(32));
INSERT INTO ledger (campaign, entry, subject, quantity, before, change, after, cause, author, at)
  VALUES (1, 3, 'fiche:1', 'pv', 0, 2, 2, 'test', 'aa', 5);
INSERT INTO outbox (id, campaign, kind, entry, interaction, payload, nonce, state, channel, message)
  VALUES (1, 1, 'commitment', NULL, NULL, '{}', 'a', 'delivered', '500', '1'),
         (2, 1, 'roll', 3, 'i1', '{}', 'b', 'waiting', NULL, NULL);
INSERT INTO interactions (id, application, channel, at, manner, entry, answer)
  VALUES ('i1', '1', '900', 5, 'public', 3, '{}'), ('i2', '1', '901', 6, 'private', 4, '{}');
`;

test('older books keep every row, learn where each roll was made, and hide what was private', async (t) => {
  const path = join(await scratchFolder(t), 'heraut.sqlite');
  await (await openStore(path, { migrations: migrations.slice(0, 2) })).close();
  const before = new Database(path);
  before.exec(old);
  before.close();
  const store = await openStore(path, { migrations: migrations.slice(0, 3) });
  t.after(() => store.close());
  await store.read(async (tx) => {
    const journal = await tx.selectFrom('journal').selectAll().orderBy('id').execute();
    assert.deepEqual(
      journal.map(({ id, number, visibility, revealed_at, channel, content, behalf }) => [
        id,
        number,
        visibility,
        revealed_at,
        channel,
        content,
        behalf,
      ]),
      [
        [3, 1, 'public', null, '900', '{}', null],
        [4, 2, 'personnel', null, '901', null, 7],
      ],
    );
    const outbox = await tx.selectFrom('outbox').select(['id', 'lane', 'kind', 'state', 'entry']).execute();
    assert.deepEqual(outbox, [
      { id: 1, lane: 'log', kind: 'commitment', state: 'delivered', entry: null },
      { id: 2, lane: 'log', kind: 'roll', state: 'waiting', entry: 3 },
    ]);
    const hidden = await tx.selectFrom('interactions').select(['id', 'hidden']).orderBy('id').execute();
    assert.deepEqual(hidden, [
      { id: 'i1', hidden: 0 },
      { id: 'i2', hidden: 1 },
    ]);
    const changed = await tx
      .selectFrom('ledger')
      .innerJoin('journal', 'journal.id', 'ledger.entry')
      .select('journal.number')
      .execute();
    assert.deepEqual(changed, [{ number: 1 }]);
  });
  await assert.rejects(
    store.transact((tx) => tx.updateTable('journal').set({ revealed_at: 1 }).where('id', '=', 3).execute()),
    /CHECK/u,
  );
});
