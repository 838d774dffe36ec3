import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { AlreadyRunning, holdLock } from '../../src/store/lock.ts';
import { openStore } from '../../src/store/store.ts';
import { startChild } from './child.ts';
import { reasonOfFailure, scratchFolder } from './scratch.ts';

test('piege-28: a second bot on the same base is refused until the first one dies, even by kill -9', async (t) => {
  const path = join(await scratchFolder(t), 'heraut.sqlite');
  const child = startChild('lock-child.ts', [path]);
  t.after(() => child.kill('SIGKILL'));
  assert.ok(child.stdout);
  const [said] = await once(child.stdout, 'data');
  assert.equal(String(said), 'held\n');
  assert.throws(() => holdLock(path), AlreadyRunning);
  child.kill('SIGKILL');
  await once(child, 'close');
  holdLock(path).release();
});

test('piege-28: the lock is free once released, and two bases do not share one', async (t) => {
  const folder = await scratchFolder(t);
  const lock = holdLock(join(folder, 'a.sqlite'));
  assert.throws(() => holdLock(join(folder, 'a.sqlite')), AlreadyRunning);
  holdLock(join(folder, 'b.sqlite')).release();
  lock.release();
  holdLock(join(folder, 'a.sqlite')).release();
});

test('piege-28: another name of the same base leads to the same lock', async (t) => {
  const folder = await scratchFolder(t);
  const path = join(folder, 'heraut.sqlite');
  await (await openStore(path)).close();
  await mkdir(join(folder, 'elsewhere'));
  await symlink(path, join(folder, 'elsewhere', 'name.sqlite'));
  await symlink(folder, join(folder, 'folder'));
  const lock = holdLock(path);
  t.after(() => lock.release());
  assert.throws(() => holdLock(join(folder, 'elsewhere', 'name.sqlite')), AlreadyRunning);
  assert.throws(() => holdLock(join(folder, 'folder', 'heraut.sqlite')), AlreadyRunning);
});

test('the lock does not hinder the base itself', async (t) => {
  const path = join(await scratchFolder(t), 'heraut.sqlite');
  const lock = holdLock(path);
  t.after(() => lock.release());
  const store = await openStore(path);
  await store.transact((tx) =>
    tx.insertInto('guilds').values({ id: '1', seen_at: 1, left_at: null }).execute(),
  );
  await store.close();
});

for (const path of ['', ':memory:', 'file:a.sqlite'])
  test(`what is no path of a file is refused before anything is made: ${JSON.stringify(path)}`, async (t) => {
    const folder = await scratchFolder(t);
    for (const place of [path, folder]) {
      assert.throws(() => holdLock(place), { reason: 'no-file' });
      assert.equal(await reasonOfFailure(openStore(place)), 'no-file');
      assert.equal(existsSync(`${place}.verrou`), false);
    }
  });
