import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { Rim } from '../../src/campaign/rim.ts';
import { openStore, type Settings, type Store, type Tx } from '../../src/store/store.ts';
import { StoreUnavailable } from '../../src/store/unavailable.ts';

/** A folder of its own for one test. */
export async function scratchFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'heraut-test-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A new base for one test. */
export async function scratchStore(
  t: TestContext,
  settings: Settings = {},
): Promise<{ readonly store: Store; readonly path: string }> {
  const path = join(await scratchFolder(t), 'heraut.sqlite');
  const store = await openStore(path, settings);
  t.after(() => store.close());
  return { store, path };
}

/** A clock that stands at `at` and bytes that differ at each call and by `seed`, the same in each run. */
export function scriptedRim(at = 1_750_000_000_000, seed = 'one'): Rim {
  let calls = 0;
  return {
    now: () => at,
    randomBytes: (count) => {
      calls += 1;
      return createHash('shake256', { outputLength: count }).update(`${seed} ${calls}`).digest();
    },
  };
}

/** What a promise was refused with. */
export async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('it should have failed');
    },
    (error: unknown) => error,
  );
}

/** Why the base could not serve. */
export async function reasonOfFailure(promise: Promise<unknown>): Promise<string> {
  const error = await failure(promise);
  assert.ok(error instanceof StoreUnavailable, String(error));
  return error.reason;
}

/** The shortest row that can be written and counted. */
export async function addGuild(tx: Tx, id: string): Promise<void> {
  await tx.insertInto('guilds').values({ id, seen_at: 1, left_at: null }).execute();
}

export async function countGuilds(tx: Tx): Promise<number> {
  return (await tx.selectFrom('guilds').select('id').execute()).length;
}
