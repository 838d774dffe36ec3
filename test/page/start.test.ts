import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';

const root = join(import.meta.dirname, '../..');

test('npm start without a token says « prêt » and the address of a page, which opens and closes with it', async (t) => {
  await opensAndCloses(t, root, await scratch(t));
});

test('the same from a folder whose name means something else in an address', async (t) => {
  const folder = await scratch(t);
  const moved = join(folder, 'a b%20#c?');
  for (const part of ['src', 'commands', 'data', 'package.json'])
    await cp(join(root, part), join(moved, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(moved, 'node_modules'));
  await opensAndCloses(t, moved, folder);
});

async function scratch(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'heraut-'));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

async function opensAndCloses(t: TestContext, cwd: string, folder: string): Promise<void> {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:HERAUT|DISCORD)_/u.test(name));
  const child = spawn(process.execPath, ['src/bot/main.js'], {
    cwd,
    env: { ...Object.fromEntries(kept), DISCORD_TOKEN: '', HERAUT_DATABASE: join(folder, 'a.sqlite') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  t.after(async () => {
    if (child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });
  const said: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    said.push(line);
    if (said.length === 2) break;
  }
  assert.equal(said[0], 'prêt');
  assert.match(said[1] ?? '', /^Page de l’atelier\u202f: http:\/\/127\.0\.0\.1:\d+\/\?cle=[\w-]{32}$/u);
  const address = /http\S+/u.exec(said[1] ?? '')?.[0] ?? '';
  const answer = await fetch(address);
  assert.equal(answer.status, 200);
  assert.match(await answer.text(), /Atelier — Héraut/u);
  assert.equal((await fetch(new URL('/', address))).status, 403);
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [0, null]);
  await assert.rejects(fetch(address));
}
