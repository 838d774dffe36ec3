import assert from 'node:assert/strict';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { verifyChain } from '../../src/campaign/chain.ts';
import { claim, unanswered } from '../../src/campaign/interactions.ts';
import { linksAfter } from '../../src/campaign/journal.ts';
import { currentValue, verifyLedger } from '../../src/campaign/ledger.ts';
import { openStore, type Store, type Tx } from '../../src/store/store.ts';
import { startChild } from './child.ts';
import { scratchFolder } from './scratch.ts';

/** Lets the child work until it acknowledged that many interactions, kills it, and gives all that it acknowledged. */
async function killAfter(path: string, run: string, count: number): Promise<string[]> {
  const child = startChild('crash-child.ts', [path, run]);
  let said = '';
  assert.ok(child.stdout);
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
    if (said.split('\n').length > count) child.kill('SIGKILL');
  });
  const [code, signal] = await once(child, 'close');
  assert.deepEqual([code, signal], [null, 'SIGKILL']);
  return said.split('\n').slice(0, -1);
}

/** What the base holds, counted. */
async function counted(tx: Tx) {
  const journal = await tx.selectFrom('journal').select(['id', 'interaction']).execute();
  const posted = await tx.selectFrom('outbox').select('entry').where('kind', '=', 'roll').execute();
  const campaigns = await tx.selectFrom('campaigns').select('id').execute();
  return { journal, posted, campaigns, waiting: await unanswered(tx) };
}

async function checkWhole(store: Store, acknowledged: readonly string[]): Promise<void> {
  await store.read(async (tx) => {
    const { journal, posted, campaigns, waiting } = await counted(tx);
    const performed = new Set(journal.map(({ interaction }) => interaction));
    assert.equal(performed.size, journal.length, 'an interaction had two effects');
    assert.deepEqual(
      acknowledged.filter((id) => !performed.has(id)),
      [],
      'something acknowledged was lost',
    );
    assert.deepEqual(waiting.map(({ id }) => id).sort(), [...performed].sort());
    assert.deepEqual(
      posted.map(({ entry }) => entry),
      journal.map(({ id }) => id),
    );
    let xp = 0;
    for (const { id } of campaigns) {
      assert.equal(verifyChain(await linksAfter(tx, id, 0, 100_000)), null);
      xp += (await currentValue(tx, { campaignId: id, subject: 'fiche:1', quantity: 'xp' })) ?? 0;
    }
    assert.equal(xp, 10 * journal.length);
    assert.equal(await verifyLedger(tx), null);
  });
}

test('kill -9 at any moment loses nothing acknowledged, doubles nothing and leaves no half', async (t) => {
  const path = join(await scratchFolder(t), 'heraut.sqlite');
  const acknowledged: string[] = [];
  for (const [run, count] of [1, 2, 25, 120].entries()) {
    acknowledged.push(...(await killAfter(path, String(run), count)));
    const store = await openStore(path);
    t.after(() => store.close());
    await checkWhole(store, acknowledged);
    for (const id of acknowledged.slice(-3)) {
      const seen = { id, token: 't', applicationId: 'a', guild: '1', channel: 'c', at: 5, target: null };
      assert.equal(
        await store.transact((tx) => claim(tx, { ...seen, manner: 'public', hidden: false })),
        false,
      );
    }
    await store.close();
  }
  assert.ok(acknowledged.length >= 148);
});
