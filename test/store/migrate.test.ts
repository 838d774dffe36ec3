import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import Database from 'better-sqlite3';
import { copyBefore, type Migration } from '../../src/store/migrate.ts';
import { migrations } from '../../src/store/migrations/all.ts';
import { openStore } from '../../src/store/store.ts';
import { StoreRefused, StoreUnavailable } from '../../src/store/unavailable.ts';
import { failure, scratchFolder } from './scratch.ts';

const first: Migration = { number: 1, sql: 'CREATE TABLE words (word TEXT NOT NULL) STRICT' };
const second: Migration = { number: 2, sql: "ALTER TABLE words ADD COLUMN language TEXT DEFAULT 'fr'" };
const broken: Migration = { number: 3, sql: "INSERT INTO words VALUES ('lost', 'en'); SELECT nonsense" };

/** Opens and closes the base at that stage. */
async function bring(path: string, steps: readonly Migration[]): Promise<void> {
  await (await openStore(path, { migrations: steps })).close();
}

function look<T>(path: string, read: (database: Database.Database) => T): T {
  const database = new Database(path);
  try {
    return read(database);
  } finally {
    database.close();
  }
}

const version = (path: string) => look(path, (database) => database.pragma('user_version', { simple: true }));
const words = (path: string) => look(path, (database) => database.prepare('SELECT * FROM words').all());

async function newBase(t: TestContext): Promise<string> {
  const path = join(await scratchFolder(t), 'heraut.sqlite');
  await bring(path, [first]);
  look(path, (database) => database.exec("INSERT INTO words VALUES ('livre')"));
  return path;
}

test('migrations of the program are numbered from 1 without gaps', () => {
  assert.deepEqual(
    migrations.map(({ number }) => number),
    migrations.map((_, index) => index + 1),
  );
});

test('a new base is made without a copy', async (t) => {
  const path = await newBase(t);
  assert.equal(version(path), 1);
  assert.equal(existsSync(copyBefore(path, 1)), false);
});

test('a new base is brought through all migrations without a copy', async (t) => {
  const path = join(await scratchFolder(t), 'heraut.sqlite');
  await bring(path, [first, second]);
  assert.equal(version(path), 2);
  assert.deepEqual(
    [1, 2].filter((number) => existsSync(copyBefore(path, number))),
    [],
  );
});

test('a base is copied as it was before a migration touches it', async (t) => {
  const path = await newBase(t);
  await bring(path, [first, second]);
  assert.equal(version(path), 2);
  assert.deepEqual(words(path), [{ word: 'livre', language: 'fr' }]);
  const copy = copyBefore(path, 2);
  assert.equal(version(copy), 1);
  assert.deepEqual(words(copy), [{ word: 'livre' }]);
});

test('the copy holds what was still in the write-ahead log', async (t) => {
  const path = await newBase(t);
  const other = new Database(path);
  t.after(() => other.close());
  other.exec("INSERT INTO words VALUES ('page')");
  await bring(path, [first, second]);
  assert.deepEqual(words(copyBefore(path, 2)), [{ word: 'livre' }, { word: 'page' }]);
});

test('a migration that fails leaves the base as it was, beside its copy', async (t) => {
  const path = await newBase(t);
  await bring(path, [first, second]);
  const error = await failure(bring(path, [first, second, broken]));
  assert.match(String(error), /no such column/u);
  assert.equal(version(path), 2);
  assert.deepEqual(words(path), [{ word: 'livre', language: 'fr' }]);
  assert.ok(existsSync(copyBefore(path, 3)));
});

test('a migration that leaves rows without their owner is given up', async (t) => {
  const path = await newBase(t);
  const orphan: Migration = {
    number: 2,
    sql: 'CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (a REFERENCES a); INSERT INTO b VALUES (7)',
  };
  const error = await failure(bring(path, [first, orphan]));
  assert.ok(error instanceof StoreUnavailable);
  assert.equal(version(path), 1);
});

test('opening again changes nothing', async (t) => {
  const path = await newBase(t);
  await bring(path, [first]);
  assert.equal(version(path), 1);
  assert.deepEqual(words(path), [{ word: 'livre' }]);
});

test('a base of a later version of the program is refused and left alone', async (t) => {
  const path = await newBase(t);
  await bring(path, [first, second]);
  const error = await failure(bring(path, [first]));
  assert.ok(error instanceof StoreRefused);
  assert.deepEqual([error.why, error.found, error.known], ['newer', 2, 1]);
  assert.deepEqual(words(path), [{ word: 'livre', language: 'fr' }]);
});

test('a base of another program is refused and left alone', async (t) => {
  const path = join(await scratchFolder(t), 'other.sqlite');
  look(path, (database) => database.exec('CREATE TABLE bookmarks (url TEXT)'));
  const error = await failure(openStore(path));
  assert.ok(error instanceof StoreRefused);
  assert.equal(error.why, 'foreign');
  const tables = look(path, (database) => database.prepare('SELECT name FROM sqlite_schema').all());
  assert.deepEqual(tables, [{ name: 'bookmarks' }]);
});
