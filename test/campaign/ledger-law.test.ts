import assert from 'node:assert/strict';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { type Account, change, currentValue, verifyLedger } from '../../src/campaign/ledger.ts';
import type { Tx } from '../../src/store/store.ts';
import { scratchStore } from '../store/scratch.ts';

const plain = { cause: 'test', entryId: null, who: null, at: 5 };

/** Two campaigns with nothing else in them. */
const twoCampaigns = async (tx: Tx) => {
  for (const id of ['1', '2']) {
    await tx.insertInto('guilds').values({ id, seen_at: 1, left_at: null }).execute();
    await tx.insertInto('campaigns').values({ guild: id, owner: null, scope: null, name: 'C' }).execute();
  }
};

const operation = fc.record({
  campaignId: fc.constantFrom(1, 2),
  subject: fc.constantFrom('fiche:1', 'fiche:2', 'joueur:é'),
  quantity: fc.constantFrom('pv', 'xp', 'credits'),
  by: fc.integer({ min: -1_000, max: 1_000 }),
});
/** What happens in one interaction, and whether it is kept. */
const interaction = fc.record({ changes: fc.array(operation, { maxLength: 8 }), kept: fc.boolean() });
const nameOf = ({ campaignId, subject, quantity }: Account) =>
  JSON.stringify([campaignId, subject, quantity]);

test('law: random operations add up, across campaigns and subjects (piege-29)', async (t) => {
  const { store } = await scratchStore(t);
  await store.transact(twoCampaigns);
  const expected = new Map<string, number>();
  const property = fc.asyncProperty(fc.array(interaction, { maxLength: 20 }), async (interactions) => {
    for (const { changes, kept } of interactions) {
      const work = async (tx: Tx) => {
        for (const one of changes) await change(tx, { ...plain, ...one });
      };
      await store.transact(work, () => kept);
      if (!kept) continue;
      for (const one of changes) expected.set(nameOf(one), (expected.get(nameOf(one)) ?? 0) + one.by);
    }
    await store.read(async (tx) => {
      for (const [name, value] of expected) {
        const [campaignId, subject, quantity] = JSON.parse(name);
        assert.equal(await currentValue(tx, { campaignId, subject, quantity }), value);
      }
      assert.equal(await verifyLedger(tx), null);
    });
  });
  await fc.assert(property, { numRuns: 40 });
});

const meddling = [
  'before = before + 1',
  'after = after - 1',
  'change = change + 2',
  'before = before + 1, after = after + 1',
  'before = before - 1, after = after - 1',
];

test('law: the first row that was meddled with, or the first after it, is named', async (t) => {
  const { store, path } = await scratchStore(t);
  await store.transact(twoCampaigns);
  await store.transact(async (tx) => {
    for (const one of fc.sample(operation, { numRuns: 120, seed: 1 })) await change(tx, { ...plain, ...one });
  });
  const database = new Database(path);
  t.after(() => database.close());
  database.pragma('ignore_check_constraints = ON');
  database.exec('DROP TRIGGER ledger_unchanged; DROP TRIGGER ledger_kept;');
  for (const row of [1, 17, 60, 119, 120]) {
    for (const change of meddling) {
      const kept = database.prepare('SELECT before, change, after FROM ledger WHERE id = ?').get(row);
      database.prepare(`UPDATE ledger SET ${change} WHERE id = ?`).run(row);
      assert.equal((await store.read(verifyLedger))?.id, row);
      database
        .prepare('UPDATE ledger SET before = @before, change = @change, after = @after WHERE id = @row')
        .run({
          ...(kept as { before: number; change: number; after: number }), // the three columns just selected
          row,
        });
    }
  }
  database.prepare('DELETE FROM ledger WHERE id = 1').run();
  assert.notEqual(await store.read(verifyLedger), null);
});
