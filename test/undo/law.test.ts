import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { record } from '../../src/campaign/journal.ts';
import { change, changesOf, currentValue, verifyLedger } from '../../src/campaign/ledger.ts';
import { entryById } from '../../src/campaign/reading.ts';
import { laterOn } from '../../src/campaign/undo/later.ts';
import { markUndone, undoneBy, unmarkUndone } from '../../src/campaign/undos.ts';
import type { Tx } from '../../src/store/store.ts';
import { alice, books, newEntry } from '../campaign/samples.ts';

const subjects = Array.from({ length: 20 }, (_, at) => `fiche:${at}`);
const step = fc.record({
  /** Takes an earlier entry back rather than making a new one. */
  undoes: fc.boolean(),
  back: fc.nat(3),
  changes: fc.array(
    fc.record({
      subject: fc.constantFrom(...subjects),
      quantity: fc.constantFrom('pv', 'xp'),
      by: fc.integer({ min: -99, max: 99 }),
    }),
    { minLength: 4, maxLength: 8, size: 'max' },
  ),
});

const total = 2_400;
const atOnce = 500;

test(`law: after ${total} interactions and undoings at random, 10 000 changes, the ledger adds up, and each value is the sum of what still counts`, async (t) => {
  const { store, campaign, rim } = await books(t);
  /** Entry → what it changes, while it counts. */
  const counts = new Map<number, readonly (readonly [string, number])[]>();
  const made: number[] = [];
  let done = 0;
  let refused = 0;
  const enter = (tx: Tx, command: string) =>
    record(tx, campaign, newEntry({ command, author: alice }), String(made.length), rim);
  const make = async (tx: Tx, changes: readonly { subject: string; quantity: string; by: number }[]) => {
    const { id } = await enter(tx, 'jet');
    for (const one of changes)
      await change(tx, { ...one, campaignId: campaign.id, cause: 'test', entryId: id, who: null, at: 1 });
    made.push(id);
    counts.set(
      id,
      changes.map(({ subject, quantity, by }) => [`${subject} ${quantity}`, by]),
    );
  };
  const undo = async (tx: Tx, target: number) => {
    const entry = await entryById(tx, target);
    assert.ok(entry?.content);
    const rows = await changesOf(tx, target);
    if (entry.undoneBy !== undefined || (await laterOn(tx, entry, rows)).length > 0) {
      refused += 1;
      return;
    }
    const { id } = await enter(tx, 'annuler');
    for (const { subject, quantity, change: by } of rows.toReversed())
      await change(tx, {
        subject,
        quantity,
        by: -by,
        campaignId: campaign.id,
        cause: 'annulation',
        entryId: id,
        who: null,
        at: 1,
      });
    const [held] = await undoneBy(tx, target);
    if (held) await unmarkUndone(tx, target);
    await markUndone(tx, target, id);
    const of = (one: number) => rowsOf(tx, one);
    if (held) counts.set(held.id, await of(held.id));
    else made.push(id);
    counts.delete(target);
    done += 1;
  };
  const steps = fc.sample(step, { numRuns: total, seed: 4 });
  for (let from = 0; from < total; from += atOnce) {
    await store.transact(async (tx) => {
      for (const { undoes, back, changes } of steps.slice(from, from + atOnce)) {
        const target = made.at(-1 - back);
        if (undoes && target !== undefined) await undo(tx, target);
        else await make(tx, changes);
      }
    });
    const sums = new Map<string, number>();
    for (const one of [...counts.values()].flat()) sums.set(one[0], (sums.get(one[0]) ?? 0) + one[1]);
    await store.read(async (tx) => {
      for (const subject of subjects)
        for (const quantity of ['pv', 'xp'])
          assert.equal(
            (await currentValue(tx, { campaignId: campaign.id, subject, quantity })) ?? 0,
            sums.get(`${subject} ${quantity}`) ?? 0,
          );
    });
  }
  assert.equal(await store.read(verifyLedger), null);
  const { rows } = await store.read((tx) =>
    tx
      .selectFrom('ledger')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow(),
  );
  assert.ok(rows >= 10_000, String(rows));
  assert.ok(done > 200 && refused > 200, `${done} undone, ${refused} refused`);
});

async function rowsOf(tx: Tx, entryId: number): Promise<readonly (readonly [string, number])[]> {
  const rows = await changesOf(tx, entryId);
  return rows.map(({ subject, quantity, change: by }) => [`${subject} ${quantity}`, by]);
}
