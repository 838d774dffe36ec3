import { chmodSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { holdLock } from '../../src/store/lock.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { StoreUnavailable } from '../../src/store/unavailable.ts';

/** Makes a base, takes away the right to write it (also from root, by becoming nobody), and prints what comes of using it. */
const [path = ''] = process.argv.slice(2);
const nobody = 65_534;

const reason = (error: unknown) => (error instanceof StoreUnavailable ? error.reason : String(error));
const count = (store: Store) => store.read((tx) => tx.selectFrom('guilds').select('id').execute());
const add = (store: Store, id: string) =>
  store.transact((tx) => tx.insertInto('guilds').values({ id, seen_at: 1, left_at: null }).execute());

const first = await openStore(path);
await add(first, '1');
await first.close();
await chmod(path, 0o444);
chmodSync(dirname(path), 0o777);
if (process.geteuid?.() === 0) process.seteuid?.(nobody);

const store = await openStore(path);
const read = (await count(store)).length;
const transact = await add(store, '2').then(() => 'saved', reason);
await store.close();

const isRoot = process.getuid?.() === 0;
if (isRoot) process.seteuid?.(0);
chmodSync(dirname(path), 0o555);
if (isRoot) process.seteuid?.(nobody);
const elsewhere = join(dirname(path), 'new', 'heraut.sqlite');
const open = await openStore(elsewhere).then(() => 'opened', reason);
let lock = 'held';
try {
  holdLock(path).release();
} catch (error) {
  lock = reason(error);
}

if (isRoot) process.seteuid?.(0);
chmodSync(dirname(path), 0o777);
await rm(path);
console.log(JSON.stringify({ read, transact, open, lock }));
