import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { Rim } from '../../src/campaign/rim.ts';
import { openStore, type Settings, type Store } from '../../src/store/store.ts';

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

/** A clock that stands at `at` and bytes that differ at each call, the same in each run. */
export function scriptedRim(at = 1_750_000_000_000): Rim {
  let calls = 0;
  return {
    now: () => at,
    randomBytes: (count) => {
      calls += 1;
      return createHash('shake256', { outputLength: count }).update(String(calls)).digest();
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
