import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import Database from 'better-sqlite3';
import { copyBefore, migrate } from '../../src/store/migrate.ts';
import { migrations } from '../../src/store/migrations/all.ts';
import { openStore } from '../../src/store/store.ts';
import { addGuild, countGuilds, reasonOfFailure, scratchStore } from './scratch.ts';

/** The last ten pages: rows, no part of the schema. */
const tail = 10 * 4_096;

/** A base of a few pages, closed. */
async function closedBase(t: TestContext): Promise<string> {
  const { store, path } = await scratchStore(t);
  await store.transact(async (tx) => {
    for (let i = 0; i < 500; i += 1) await addGuild(tx, `${i}-${'x'.repeat(200)}`);
  });
  await store.close();
  return path;
}

const damages: Readonly<Record<string, (path: string) => Promise<void>>> = {
  'another kind of file': (path) =>
    writeFile(path, 'Once upon a time there was no database here. '.repeat(500)),
  'a header that lies': async (path) => {
    const bytes = await readFile(path);
    bytes.fill(0xff, 16, 100);
    await writeFile(path, bytes);
  },
  'pages of noise': async (path) => {
    const bytes = await readFile(path);
    bytes.fill(0xa5, bytes.length - tail);
    await writeFile(path, bytes);
  },
  'a file cut short': async (path) => truncate(path, Math.floor((await stat(path)).size / 2)),
};

for (const [name, damage] of Object.entries(damages)) {
  test(`piege-27: a damaged base is refused and left as it is: ${name}`, async (t) => {
    const path = await closedBase(t);
    await damage(path);
    const found = await readFile(path);
    assert.equal(await reasonOfFailure(openStore(path)), 'damaged');
    assert.ok(found.equals(await readFile(path)), 'the file was changed');
  });
}

test('piege-27: damage met while running is told, not thrown as it is', async (t) => {
  const path = await closedBase(t);
  const store = await openStore(path);
  t.after(() => store.close());
  const size = (await stat(path)).size;
  const file = await open(path, 'r+');
  t.after(() => file.close());
  await file.write(Buffer.alloc(tail, 0xa5), 0, tail, size - tail);
  assert.equal(await reasonOfFailure(store.read(countGuilds)), 'damaged');
});

test('piege-27: a damaged base is neither copied nor migrated, whatever its size', async (t) => {
  const path = await closedBase(t);
  await damages['pages of noise']?.(path);
  const database = new Database(path);
  t.after(() => database.close());
  const next = { number: migrations.length + 1, sql: 'CREATE TABLE more (a TEXT)' };
  assert.equal(await reasonOfFailure(migrate(database, path, [...migrations, next])), 'damaged');
  assert.equal(existsSync(copyBefore(path, next.number)), false);
});
