import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { holdLock } from '../../src/store/lock.ts';
import { scratchFolder } from '../store/scratch.ts';

const main = join(import.meta.dirname, '../../src/bot/main.js');

/** The program itself, in the atelier, with nothing set but its base. */
function start(t: TestContext, database: string, flags: readonly string[] = []): ChildProcess {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:HERAUT|DISCORD)_/u.test(name));
  const child = spawn(process.execPath, [...flags, main], {
    cwd: join(main, '../../..'),
    env: { ...Object.fromEntries(kept), DISCORD_TOKEN: '', HERAUT_DATABASE: database },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => child.kill('SIGKILL'));
  return child;
}

/** How it ended, and what it said. */
async function ending(child: ChildProcess) {
  assert.ok(child.stdout && child.stderr);
  const [[status, signal], out, errors] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, signal, out, errors };
}

for (const name of ['SIGTERM', 'SIGINT'] as const) {
  test(`${name} at the very beginning ends the program with status 0, before anything is opened`, async (t) => {
    const folder = await scratchFolder(t);
    // The signal comes as soon as the program listens for it.
    const early = `process.on('newListener', (name) => name === '${name}' && process.kill(process.pid, name))`;
    const child = start(t, join(folder, 'a.sqlite'), ['--import', `data:text/javascript,${early}`]);
    assert.deepEqual(await ending(child), { status: 0, signal: null, out: '', errors: '' });
    assert.deepEqual(readdirSync(folder), []);
  });

  test(`${name} while it starts ends it with status 0 and gives the base back`, async (t) => {
    const folder = await scratchFolder(t);
    const database = join(folder, 'a.sqlite');
    const child = start(t, database);
    const end = ending(child);
    const changes = watch(folder);
    t.after(() => changes.close());
    while (!existsSync(`${database}.verrou`)) await once(changes, 'change');
    child.kill(name);
    const { status, signal, errors } = await end;
    assert.deepEqual({ status, signal, errors }, { status: 0, signal: null, errors: '' });
    holdLock(database).release();
  });
}

test('a base that is a folder or no file stops the start with one sentence that names the setting', async (t) => {
  const folder = await scratchFolder(t);
  await mkdir(join(folder, 'livres'));
  for (const database of [':memory:', join(folder, 'livres')]) {
    const { status, out, errors } = await ending(start(t, database));
    assert.equal(status, 1);
    assert.equal(out, '');
    assert.equal(
      errors,
      `Base de données ${database}\u202F: ce n’est pas le chemin d’un fichier. Donnes-en un avec HERAUT_DATABASE.\n`,
    );
  }
  assert.deepEqual(readdirSync(folder), ['livres']);
});

test('the base of a bot is for whoever hosts it alone: it holds the secrets of dice to come', {
  skip: process.platform === 'win32' && 'there are no such modes',
}, async (t) => {
  const folder = await scratchFolder(t);
  const database = join(folder, 'a.sqlite');
  const child = start(t, database);
  assert.ok(child.stdout);
  for await (const said of child.stdout) if (String(said).includes('prêt')) break;
  for (const file of readdirSync(folder)) assert.equal(statSync(join(folder, file)).mode & 0o077, 0, file);
  assert.ok(existsSync(database));
});
