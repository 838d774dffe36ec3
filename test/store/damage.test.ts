import assert from 'node:assert/strict';
import { open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import { openStore } from '../../src/store/store.ts';
import { addGuild, countGuilds, reasonOfFailure, scratchStore } from './scratch.ts';

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
    bytes.fill(0xa5, 8 * 4096);
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
  await file.write(Buffer.alloc(size - 8 * 4096, 0xa5), 0, size - 8 * 4096, 8 * 4096);
  assert.equal(await reasonOfFailure(store.read(countGuilds)), 'damaged');
});
