import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { WebSocket } from 'ws';
import { type Discord, startDiscord } from '../../src/playground/discord.ts';
import { servePage } from '../../src/playground/page/server.ts';
import { setRoundTable } from '../../src/playground/round-table.ts';
import { createMessage } from '../../src/playground/world/messages.ts';

interface Served {
  readonly discord: Discord;
  readonly general: string;
  readonly url: URL;
  readonly cookie: string;
}

/** The page of a Discord without a bot, and the cookie that its key gives. */
async function served(t: TestContext): Promise<Served> {
  const discord = await startDiscord();
  t.after(() => discord.close());
  const table = setRoundTable(discord);
  const page = await servePage(discord, table.people, []);
  t.after(() => page.close());
  const url = new URL(page.address);
  const { headers } = await get(url, url.pathname + url.search);
  return { discord, general: table.general.id, url, cookie: headers['set-cookie']?.[0] ?? '' };
}

async function get(url: URL, path: string, headers: Record<string, string> = {}, method = 'GET') {
  // As it is written: a browser's own reading would mend what is tried here.
  const sent = request({ host: url.hostname, port: url.port, path, method, headers });
  sent.end();
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, headers: answer.headers, words: await text(answer) };
}

test('the address holds a key that is new each time and opens the page; the cookie it gives opens the rest', async (t) => {
  const [one, other] = [await served(t), await served(t)];
  assert.equal(one.url.hostname, '127.0.0.1');
  assert.match(one.url.searchParams.get('cle') ?? '', /^[\w-]{32}$/u);
  assert.notEqual(one.url.search, other.url.search);
  assert.match(one.cookie, /^heraut-\d+=[\w-]{32}; HttpOnly; SameSite=Strict; Path=\/$/u);
  const { status, words, headers } = await get(one.url, '/', { cookie: one.cookie });
  assert.equal(status, 200);
  assert.match(words, /<html lang="fr">/u);
  assert.match(headers['content-security-policy'] ?? '', /^default-src 'none'; script-src 'self' 'sha256-/u);
  const code = await get(one.url, '/packages/preact.js', { cookie: one.cookie });
  assert.equal(code.headers['content-type'], 'text/javascript; charset=utf-8');
  assert.match(code.words, /export/u);
});

test('without the key, with another one, under another name or from another page nobody comes in', async (t) => {
  const { url, cookie } = await served(t);
  const keyed = url.pathname + url.search;
  const [name = ''] = cookie.split('=');
  const refused: readonly (readonly [string, Record<string, string>])[] = [
    ['/', {}],
    ['/app/main.js', {}],
    ['/?cle=', {}],
    [`/?cle=${'a'.repeat(32)}`, {}],
    ['/', { cookie: `${name}=${'a'.repeat(32)}` }],
    [keyed, { host: 'heraut.example' }],
    [keyed, { host: `localhost:${url.port}` }],
    ['/', { cookie, origin: 'http://a.example' }],
    ['/', { cookie, origin: 'null' }],
    ['//', { cookie }],
    ['http://[', { cookie }],
  ];
  for (const [path, headers] of refused) {
    const { status, words } = await get(url, path, headers);
    assert.equal(status, 403, JSON.stringify([path, headers]));
    assert.match(words, /^Ouvre l’adresse entière/u);
  }
});

test('only what the page consists of is read, and only read', async (t) => {
  const { url, cookie } = await served(t);
  for (const path of [
    '/app/../server.ts',
    '/app/..%2fserver.ts',
    '/app/tsconfig.json',
    '/../../../package.json',
    '/attachments/1/2/x',
    '/app/',
  ])
    assert.equal((await get(url, path, { cookie })).status, 404, path);
  assert.equal((await get(url, '/', { cookie }, 'POST')).status, 405);
});

test('a file of a message is shown when it is a picture, otherwise downloaded', async (t) => {
  const { discord, general, url, cookie } = await served(t);
  const bytes = new TextEncoder().encode('<script>alert(1)</script>');
  const files = ['text/html', 'image/svg+xml', 'image/png'].map((type, at) => ({
    part: `files[${at}]`,
    name: `f${at}`,
    type,
    bytes,
  }));
  const channel = discord.world.channel(general);
  const { data } = createMessage(
    discord.world,
    channel,
    { content: '' },
    { authorId: discord.bot.id, files },
  );
  const answers = await Promise.all(
    data.attachments.map((file) => get(url, new URL(file.url).pathname, { cookie })),
  );
  assert.deepEqual(
    answers.map(({ headers }) => [headers['content-type'], headers['content-disposition']]),
    [
      ['application/octet-stream', 'attachment'],
      ['application/octet-stream', 'attachment'],
      ['image/png', undefined],
    ],
  );
  for (const { headers } of answers) assert.equal(headers['x-content-type-options'], 'nosniff');
});

/** What becomes of a socket: the HTTP status that refused it, or `open`. */
async function knock({ url }: Served, headers: Record<string, string>, path = '/link'): Promise<string> {
  const socket = new WebSocket(`ws://${url.host}${path}`, { headers });
  return new Promise((resolve) => {
    socket.on('error', (error) => resolve(/\d{3}/u.exec(error.message)?.[0] ?? error.message));
    socket.on('open', () => {
      resolve('open');
      socket.terminate();
    });
  });
}

test('the line opens for this page with its cookie, and for nobody else', async (t) => {
  const place = await served(t);
  const { cookie, url } = place;
  const { origin } = url;
  assert.equal(await knock(place, { cookie, origin }), 'open');
  assert.equal(await knock(place, { cookie }), '403');
  assert.equal(await knock(place, { origin }), '403');
  assert.equal(await knock(place, { cookie, origin: 'http://a.example' }), '403');
  assert.equal(await knock(place, { cookie, origin, host: 'a.example' }), '403');
  assert.equal(await knock(place, { cookie, origin }, '/gateway'), '403');
});

test('what the page never sends ends the line; a stranger as player is refused', async (t) => {
  const { cookie, url } = await served(t);
  const open = () => new WebSocket(`ws://${url.host}/link`, { headers: { cookie, origin: url.origin } });
  const wrong = [
    'mot',
    '{}',
    '{"number":1,"act":{"kind":"voler","person":"1"}}',
    '{"number":1,"act":{"kind":"toString","person":"1"}}',
    '{"number":1,"act":{"kind":"click","person":"1","message":2,"control":"x"}}',
  ];
  for (const sent of wrong) {
    const socket = open();
    await once(socket, 'open');
    socket.send(sent);
    const [code] = await once(socket, 'close');
    assert.equal(code, 1007, sent);
  }
  const socket = open();
  t.after(() => socket.terminate());
  const outcome = new Promise<unknown>((resolve) => {
    socket.on('message', (raw) => {
      const news: unknown = JSON.parse(String(raw));
      if (typeof news === 'object' && news && 'kind' in news && news.kind === 'outcome') resolve(news);
    });
  });
  await once(socket, 'open');
  socket.send('{"number":7,"act":{"kind":"say","person":"1","channel":"2","content":"bonjour"}}');
  assert.deepEqual(await outcome, {
    kind: 'outcome',
    number: 7,
    outcome: { kind: 'refused', sentence: 'Personne ne joue sous ce nom.' },
  });
});
