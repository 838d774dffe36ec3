import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { Events } from 'discord.js';
import { isConnected, StartFailure } from '../../src/bot/client.ts';
import { openLog } from '../../src/bot/log.ts';
import { startProgram } from '../../src/bot/program.ts';
import { type Checked, serveSante } from '../../src/bot/sante.ts';
import { readSettings } from '../../src/bot/settings.ts';
import { realTimers } from '../../src/bot/timers.ts';
import { setStage } from '../e2e/stage.ts';
import { failure, scratchFolder, scratchStore } from '../store/scratch.ts';

async function serving(t: TestContext, over: Partial<Checked> = {}) {
  const { store } = await scratchStore(t);
  const sante = await serveSante(0, { discord: () => true, store, timers: realTimers, ...over });
  t.after(() => sante.close());
  const ask = async (path = '/sante', init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${sante.port}${path}`, init);
    const text = await response.text();
    return [response.status, text === '' ? null : JSON.parse(text)] as const;
  };
  return { ask, port: sante.port };
}

test('all is well: 200, and nothing is told but that', async (t) => {
  const { ask } = await serving(t);
  assert.deepEqual(await ask(), [200, { etat: 'ok', discord: true, base: true }]);
  assert.deepEqual(await ask('/sante', { method: 'HEAD' }), [200, null]);
});

test('Discord away, the base broken, the base silent: 503, saying which', async (t) => {
  const away = await serving(t, { discord: () => false });
  assert.deepEqual(await away.ask(), [503, { etat: 'en-panne', discord: false, base: true }]);
  const broken = { read: () => Promise.reject(new Error('broken')) };
  assert.deepEqual(await (await serving(t, { store: broken })).ask(), [
    503,
    { etat: 'en-panne', discord: true, base: false },
  ]);
  const silent = { read: () => new Promise<never>(() => {}) };
  const timers = { after: () => ({ done: Promise.resolve(), cancel: () => {} }) };
  assert.equal((await (await serving(t, { store: silent, timers })).ask())[0], 503);
});

test('only /sante, only to be read', async (t) => {
  const { ask } = await serving(t);
  assert.equal((await ask('/'))[0], 404);
  assert.equal((await ask('/sante/../etc/passwd'))[0], 404);
  assert.equal((await ask('/sante', { method: 'POST', body: '{}' }))[0], 405);
});

test('it is heard on this machine alone', async (t) => {
  const { port } = await serving(t);
  const others = Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'),
  );
  for (const { address } of others)
    await assert.rejects(fetch(`http://${address}:${port}/sante`, { signal: AbortSignal.timeout(2000) }));
  await assert.rejects(fetch(`http://[::1]:${port}/sante`));
});

test('a port that is taken ends the start with a sentence that names the setting', async (t) => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  t.after(() => holder.close());
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const error = await failure(serving(t, {}).then(() => serveSante(port, {} as Checked))); // it is not asked
  assert.ok(error instanceof StartFailure);
  assert.match(error.message, /^HERAUT_SANTE_PORT\u202F: le port \d+ /u);
});

test('a bot whose connection is gone says so, and is well again after the resume', async (t) => {
  const { discord, bot } = await setStage(t);
  assert.equal(isConnected(bot.client), true);
  using door = discord.mood.refuseGateway();
  discord.mood.dropConnection();
  await once(bot.client, Events.ShardReconnecting);
  assert.equal(isConnected(bot.client), false);
  door.end();
  await once(bot.client, Events.ShardResume);
  assert.equal(isConnected(bot.client), true);
});

test('the program serves it when the setting asks, until it stops', async (t) => {
  const free = await serveSante(0, {} as Checked); // only its port is wanted
  await free.close();
  const folder = await scratchFolder(t);
  const environment = {
    HERAUT_DATABASE: join(folder, 'heraut.sqlite'),
    HERAUT_SANTE_PORT: String(free.port),
  };
  const read = readSettings(environment);
  assert.ok('settings' in read);
  const program = await startProgram(read.settings, openLog('silent'), new AbortController().signal);
  t.after(() => program.stop());
  const address = `http://127.0.0.1:${free.port}/sante`;
  const response = await fetch(address);
  assert.deepEqual(
    [response.status, await response.json()],
    [200, { etat: 'ok', discord: true, base: true }],
  );
  await program.stop();
  await assert.rejects(fetch(address));
});

test('a program that is asked to end while its port opens does not begin', async (t) => {
  const folder = await scratchFolder(t);
  const read = readSettings({
    HERAUT_DATABASE: join(folder, 'a.sqlite'),
    HERAUT_SANTE_PORT: '18787',
    HERAUT_LOG_LEVEL: 'silent',
  });
  assert.ok('settings' in read);
  const halt = new AbortController();
  const listen = Server.prototype.listen;
  t.mock.method(Server.prototype, 'listen', function (this: Server, ...given: Parameters<typeof listen>) {
    if (given[0] === 18_787) halt.abort();
    return listen.apply(this, given);
  });
  const start = startProgram(read.settings, openLog('silent'), halt.signal);
  t.after(() =>
    start.then(
      (program) => program.stop(),
      () => {},
    ),
  );
  await assert.rejects(start, { name: 'AbortError' });
});
