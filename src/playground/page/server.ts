import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { WebSocketServer } from 'ws';
import type { Discord } from '../discord.ts';
import type { Person } from '../world/model.ts';
import { assets, policy } from './assets.ts';
import { Guard } from './guard.ts';
import { Inspector } from './inspector.ts';
import { Line } from './line.ts';
import type { Scene } from './scenes/scene.ts';

/** The page of a Discord on this machine. */
export interface Page {
  /** What to open in a browser: it holds the key. */
  readonly address: string;
  close(): Promise<void>;
}

/** The largest thing that a browser may send: a file for a command, and what is around it. */
const maxPayload = 2 ** 24;

/** Pictures that a browser shows without running anything; every other file is only downloaded. */
const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Serves the page on a free port of 127.0.0.1 until it is closed. `people`: who can be played. */
export async function servePage(
  discord: Discord,
  people: readonly Person[],
  scenes: readonly Scene[],
): Promise<Page> {
  for (const person of people) discord.openDirectMessages(person);
  const http = createServer();
  const guard = new Guard(await listen(http));
  const inspector = new Inspector(discord);
  const sockets = new WebSocketServer({ noServer: true, maxPayload });
  const read = assets();
  http.on('request', (incoming, outgoing) => {
    respond(discord, guard, read, incoming, outgoing).catch((problem: unknown) => {
      console.error(problem);
      outgoing.destroy();
    });
  });
  http.on('upgrade', (request, socket, head) => {
    if (request.url === '/link' && guard.admitsSocket(request))
      sockets.handleUpgrade(request, socket, head, (connected) => {
        new Line(discord, people, scenes, inspector, connected);
      });
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
  return {
    address: guard.address,
    async close() {
      inspector.stop();
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      http.closeAllConnections();
      await new Promise<void>((resolve) => http.close(() => resolve()));
    },
  };
}

async function listen(http: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(0, '127.0.0.1', resolve);
  });
  const address = http.address();
  if (typeof address !== 'object' || address === null) throw new Error('the page has no port');
  return address.port;
}

async function respond(
  discord: Discord,
  guard: Guard,
  read: ReturnType<typeof assets>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const url = URL.parse(incoming.url ?? '/', guard.origin);
  const keyed = url !== null && guard.hasKey(url);
  const say = (status: number, sentence: string) =>
    outgoing.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
  outgoing.setHeader('x-content-type-options', 'nosniff');
  outgoing.setHeader('referrer-policy', 'no-referrer');
  outgoing.setHeader('cache-control', 'no-store');
  outgoing.setHeader('cross-origin-resource-policy', 'same-origin');
  outgoing.setHeader('content-security-policy', policy(guard.origin));
  if (url === null || !guard.isNear(incoming) || !(keyed || guard.hasCookie(incoming)))
    return void say(403, 'Ouvre l’adresse entière, clé comprise, telle que le terminal l’affiche.');
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD')
    return void say(405, 'Cette page se lit seulement.');
  if (keyed) outgoing.setHeader('set-cookie', guard.setCookie);
  const asset = await read(url.pathname);
  if (asset) return void outgoing.writeHead(200, { 'content-type': asset.type }).end(asset.text);
  const file = attachment(discord, url.pathname);
  if (!file) return void say(404, 'Il n’y a rien à cette adresse.');
  const picture = PICTURES.includes(file.type);
  outgoing.writeHead(200, {
    'content-type': picture ? file.type : 'application/octet-stream',
    ...(picture ? {} : { 'content-disposition': 'attachment' }),
  });
  outgoing.end(file.bytes);
}

/** A file of a message: `/attachments/<channel>/<file>/<name>`. */
function attachment({ world }: Discord, path: string) {
  const [, folder, channel, id] = path.split('/');
  if (folder !== 'attachments') return undefined;
  const messages = [...(world.channels.get(channel ?? '')?.messages.values() ?? [])];
  return messages.map(({ files }) => files.get(id ?? '')).find((held) => held !== undefined);
}
