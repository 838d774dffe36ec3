import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, open, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { backUp, backUpAside } from '../../src/store/backup.ts';
import { dailyFile, dropOldCopies, knownCopies } from '../../src/store/backup-files.ts';
import { contentsOf } from '../../src/store/contents.ts';
import { AlreadyRunning, holdLock } from '../../src/store/lock.ts';
import { restore, SameFile } from '../../src/store/restore.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { addGuild, countGuilds, failure, reasonOfFailure, scratchFolder } from '../store/scratch.ts';

const now = Date.UTC(2026, 10, 30, 0, 24, 20);
const root = join(import.meta.dirname, '../..');

/** A base with one server in it, which somebody has open. */
async function scratch(t: TestContext) {
  const folder = await scratchFolder(t);
  const database = join(folder, 'heraut.sqlite');
  const store = await openStore(database);
  t.after(() => store.close());
  await store.transact((tx) => addGuild(tx, '1'));
  return { folder, database, store };
}

async function guildsIn(path: string): Promise<number> {
  const store = await openStore(path);
  try {
    return await store.read(countGuilds);
  } finally {
    await store.close();
  }
}

/** Runs a program of the project; gives its status and what it said. */
function run(
  script: string,
  args: readonly string[],
): Promise<{ readonly status: number; readonly said: string }> {
  return new Promise((resolve) => {
    const options = { cwd: root, env: { ...process.env, HERAUT_DATABASE: '', HERAUT_BACKUPS: '' } };
    execFile(process.execPath, [join(root, 'scripts', script), ...args], options, (error, out, errors) =>
      resolve({ status: error === null ? 0 : Number(error.code), said: (out + errors).trim() }),
    );
  });
}

test('a copy beside a writer holds one state of the base, in one file', async (t) => {
  const { folder, database, store } = await scratch(t);
  const target = join(folder, 'copies', 'copie.sqlite');
  const writing = writeOn(store);
  await backUpAside(database, target);
  await writing.stop();
  assert.deepEqual(readdirSync(join(folder, 'copies')), ['copie.sqlite']);
  const held = await guildsIn(target);
  assert.ok(held >= 1 && held <= (await store.read(countGuilds)), String(held));
});

/** Adds servers without a pause until it is told to stop. */
function writeOn(store: Store) {
  let going = true;
  const done = (async () => {
    for (let next = 2; going; next += 1) {
      await store.transact((tx) => addGuild(tx, String(next)));
      await new Promise(setImmediate); // everything else gets its turn
    }
  })();
  return {
    stop: async () => {
      going = false;
      await done;
    },
  };
}

test('a base that is damaged is not copied over a good copy', async (t) => {
  const { folder, database, store } = await scratch(t);
  const target = join(folder, 'copie.sqlite');
  await backUp(database, target);
  const good = await readFile(target);
  await store.close();
  const file = await open(database, 'r+');
  await file.write(Buffer.alloc(8192, 7), 0, 8192, 8192);
  await file.close();
  assert.equal(await reasonOfFailure(backUp(database, target)), 'damaged');
  assert.deepEqual(await readFile(target), good);
  assert.ok(!readdirSync(folder).some((name) => name.includes('en-cours')));
});

test('only daily copies beyond the newest are dropped, of this base alone', async (t) => {
  const folder = await scratchFolder(t);
  const names = [
    'heraut-2026-11-27.sqlite',
    'heraut-2026-11-28.sqlite',
    'heraut-2026-11-28-101500.sqlite',
    'heraut-2026-11-30.sqlite',
    'heraut-2026-11-30.sqlite.en-cours',
    'autre-2026-11-01.sqlite',
    'heraut-notes.sqlite',
  ];
  for (const name of names) await writeFile(join(folder, name), '');
  assert.equal(dailyFile(folder, '/x/heraut.sqlite', now), join(folder, 'heraut-2026-11-30.sqlite'));
  const dropped = await dropOldCopies(folder, '/x/heraut.sqlite', 2);
  assert.deepEqual(dropped, [join(folder, 'heraut-2026-11-27.sqlite')]);
  const left = await knownCopies(folder, '/x/heraut.sqlite');
  assert.deepEqual(
    left.map(({ made }) => made),
    ['2026-11-30', '2026-11-28-101500', '2026-11-28'],
  );
  assert.equal(readdirSync(folder).length, names.length - 1);
});

test('a look changes nothing; restoring brings the copy back and keeps what it replaced', async (t) => {
  const { folder, database, store } = await scratch(t);
  const target = join(folder, 'copie.sqlite');
  await backUp(database, target);
  await store.transact((tx) => addGuild(tx, '2'));
  await store.close();
  const before = readdirSync(folder).sort();
  const base = await readFile(database);
  await restore(target, database, { only: 'look', now });
  assert.deepEqual(readdirSync(folder).sort(), [...new Set([...before, 'heraut.sqlite.verrou'])].sort());
  assert.deepEqual(await readFile(database), base);
  const { replaced } = await restore(target, database, { only: null, now });
  assert.equal(replaced, `${database}.remplacee-2026-11-30-002420`);
  assert.equal(await guildsIn(database), 1);
  assert.equal(await guildsIn(replaced ?? ''), 2);
});

test('the log that a crash left beside the replaced base goes with it, and does not touch the restored one', async (t) => {
  const { folder, database, store } = await scratch(t);
  const target = join(folder, 'copie.sqlite');
  await backUp(database, target);
  await store.transact((tx) => addGuild(tx, '2'));
  // As a crash leaves it: the files of an open base.
  const crashed = join(folder, 'apres', 'heraut.sqlite');
  await mkdir(join(folder, 'apres'));
  for (const beside of ['', '-wal', '-shm']) await copyFile(database + beside, crashed + beside);
  const { replaced } = await restore(target, crashed, { only: null, now });
  assert.ok(!existsSync(`${crashed}-wal`));
  assert.equal(await guildsIn(crashed), 1);
  assert.equal(await guildsIn(replaced ?? ''), 2);
});

test('refused: while a bot runs, from itself, from what is no whole base of ours; the base stays as it was', async (t) => {
  const { folder, database, store } = await scratch(t);
  const target = join(folder, 'copie.sqlite');
  await backUp(database, target);
  await store.close();
  const lock = holdLock(database);
  assert.ok((await failure(restore(target, database, { only: null, now }))) instanceof AlreadyRunning);
  lock.release();
  assert.ok((await failure(restore(database, database, { only: null, now }))) instanceof SameFile);
  const base = await readFile(database);
  await writeFile(join(folder, 'texte'), 'ceci n’est pas une base de données');
  await writeFile(join(folder, 'vide'), '');
  await copyFile(target, join(folder, 'moitie'));
  await truncate(join(folder, 'moitie'), 8192);
  for (const name of ['texte', 'vide', 'moitie'])
    assert.equal(
      await reasonOfFailure(restore(join(folder, name), database, { only: null, now })),
      'damaged',
      name,
    );
  assert.deepEqual(await readFile(database), base);
  assert.ok(!readdirSync(folder).some((name) => name.includes('a-restaurer')));
});

test('the programs: a copy, a look, the restoration, in French, with their status', async (t) => {
  const { folder, database, store } = await scratch(t);
  const target = join(folder, 'copie.sqlite');
  const made = await run('sauvegarder.ts', [target, '--base', database]);
  assert.equal(made.status, 0);
  assert.match(
    made.said,
    /^Sauvegarde faite et vérifiée\u202f: .*copie\.sqlite \(0 campagne, 0 entrée de journal\)\.$/u,
  );
  assert.deepEqual(contentsOf(target).campaigns, []);
  await run('sauvegarder.ts', ['--base', database]);
  assert.match(readdirSync(join(folder, 'sauvegardes')).join(), /^heraut-\d{4}-\d\d-\d\d-\d{6}\.sqlite$/u);
  await store.close();
  const look = await run('restaurer.ts', [target, '--base', database]);
  assert.equal(look.status, 0);
  assert.match(look.said, /Rien n’a été changé/u);
  const done = await run('restaurer.ts', [target, '--base', database, '--oui']);
  assert.match(done.said, /Restauration faite\.\nLa base remplacée est gardée/u);
  const lock = holdLock(database);
  const refused = await run('restaurer.ts', [target, '--base', database, '--oui']);
  lock.release();
  assert.deepEqual([refused.status, /^Un Héraut tourne sur /u.test(refused.said)], [1, true]);
  assert.equal((await run('restaurer.ts', [])).status, 2);
  assert.equal((await run('sauvegarder.ts', ['--inconnue'])).status, 2);
  assert.equal((await run('restaurer.ts', [join(folder, 'absent'), '--base', database])).status, 1);
  await rm(database);
  assert.equal((await run('sauvegarder.ts', ['--base', database])).status, 1);
});

test('a copy never takes the place of its own base, by whatever name: a bot would write on into a file that is gone', async (t) => {
  const { folder, database, store } = await scratch(t);
  const link = join(folder, 'lien.sqlite');
  await symlink(database, link);
  const { ino } = await stat(database);
  for (const target of [database, link]) {
    const { status, said } = await run('sauvegarder.ts', [target, '--base', database]);
    assert.deepEqual([status, /est la base elle-même\. Donne un autre nom/u.test(said)], [1, true], said);
  }
  assert.equal((await stat(database)).ino, ino);
  assert.equal(await store.read(countGuilds), 1);
});
