import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

test('npm start without a token says « prêt » and the address of a page, which opens and closes with it', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'heraut-'));
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:HERAUT|DISCORD)_/u.test(name));
  const child = spawn(process.execPath, ['src/bot/main.js'], {
    cwd: root,
    env: { ...Object.fromEntries(kept), DISCORD_TOKEN: '', HERAUT_DATABASE: join(folder, 'a.sqlite') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  t.after(async () => {
    if (child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true });
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
});
