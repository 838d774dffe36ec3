import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { fileReader } from '../../src/bot/file-reader.ts';
import { openLog } from '../../src/bot/log.ts';
import { realTimers, type Timers } from '../../src/bot/timers.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { mostBytes } from '../../src/slash/attached.ts';

const log = openLog('silent');

/** A server that answers each path its own way; gives its address. */
async function serve(context: TestContext, answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer as () => void);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const codeOf = (read: unknown) => (isRefusal(read) ? read.code : read);
const file = (url: string, size = 3) => ({ id: '1', name: 'x', size, url });

test('a sender that understates a size is cut off, one that never ends is given up, one that says no is told', async (context) => {
  const origin = await serve(context, (request, response) => {
    if (request.url === '/large') response.end(Buffer.alloc(mostBytes + 1, 'x'));
    else if (request.url === '/away') response.writeHead(302, { location: '/large' }).end();
    else if (request.url === '/slow') response.write('x');
    else if (request.url === '/none') response.writeHead(404).end();
    else response.end('é\n');
  });
  const read = fileReader(`${origin}/api`, realTimers, log);
  assert.equal(await read(file(`${origin}/`)), 'é\n');
  assert.equal(codeOf(await read(file(`${origin}/large`))), 'file-too-large');
  assert.equal(codeOf(await read(file(`${origin}/`, mostBytes + 1))), 'file-too-large');
  assert.equal(codeOf(await read(file(`${origin}/none`))), 'file-unreachable');
  assert.equal(codeOf(await read(file(`${origin}/away`))), 'file-unreachable');
  const now: Timers = { after: () => ({ done: Promise.resolve(), cancel: () => {} }) };
  assert.equal(codeOf(await fileReader(origin, now, log)(file(`${origin}/slow`))), 'file-unreachable');
});

test('no address is asked but Discord’s', async (context) => {
  let asked = 0;
  const origin = await serve(context, (_request, response) => {
    asked += 1;
    response.end('x');
  });
  for (const api of [null, 'https://discord.test/api']) {
    const read = fileReader(api, realTimers, log);
    for (const url of [`${origin}/x`, 'rien', 'file:///etc/passwd'])
      assert.equal(codeOf(await read(file(url))), 'file-unreachable');
  }
  assert.equal(asked, 0);
});
