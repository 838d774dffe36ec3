import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { LoggedRequest } from '../requests.ts';
import type { RestMoods } from '../rest-moods.ts';
import type { Spell } from '../spell.ts';
import type { World } from '../world/world.ts';
import { callbackRoutes } from './callbacks.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { RestError } from './error.ts';
import { guildRoutes } from './guilds.ts';
import { historyRoutes } from './history.ts';
import { messageRoutes } from './messages.ts';
import { readBody } from './multipart.ts';
import { match, type RestAnswer, type RestRequest, type Route } from './route.ts';
import { userRoutes } from './users.ts';
import { webhookRoutes } from './webhooks.ts';

const ROUTES: readonly Route[] = [
  ...callbackRoutes,
  ...webhookRoutes,
  ...messageRoutes,
  ...historyRoutes,
  ...channelRoutes,
  ...commandRoutes,
  ...guildRoutes,
  ...userRoutes,
];
const PREFIX = '/api/v10';

type Answer = RestAnswer & { readonly headers?: Readonly<Record<string, string>> };
type Found = { readonly route: Route; readonly params: Record<string, string> };

/** The API over HTTP. `note` receives every request as it comes; its answer follows in it. */
export function restServer(
  world: World,
  moods: () => RestMoods,
  token: string,
  note: (request: LoggedRequest) => void,
): Server {
  return createServer((incoming, outgoing) => {
    serve(world, moods, token, note, incoming)
      .catch((problem: unknown) => failure(problem))
      .then((answer) => send(outgoing, answer));
  });
}

async function serve(
  world: World,
  moods: () => RestMoods,
  token: string,
  note: (request: LoggedRequest) => void,
  incoming: IncomingMessage,
): Promise<Answer> {
  const url = new URL(incoming.url ?? '/', world.origin);
  if (url.pathname.startsWith('/attachments/')) return attachment(world, url.pathname);
  const method = incoming.method ?? 'GET';
  const path = url.pathname.startsWith(PREFIX) ? url.pathname.slice(PREFIX.length) : url.pathname;
  const found = find(method, path);
  const carried = await readBody(await bytesOf(incoming), incoming.headers['content-type']);
  const logged: LoggedRequest = {
    method,
    path,
    route: found?.route.pattern ?? null,
    query: Object.fromEntries(url.searchParams),
    body: carried.body,
    files: carried.files.map(({ name }) => name),
    authorized: incoming.headers.authorization === `Bot ${token}`,
    at: world.clock.now(),
    answer: null,
  };
  note(logged);
  world.hub.tell({ kind: 'request', method, path });
  const request = { method, path, params: found?.params ?? {}, query: url.searchParams, ...carried };
  const answer = await underMoods(moods().touching(logged), logged, () =>
    answerTo(world, found, request, logged),
  );
  logged.answer = answer;
  world.hub.tell({ kind: 'answer', method, path });
  return answer;
}

function find(method: string, path: string): Found | null {
  for (const route of ROUTES) {
    const params = route.method === method ? match(route.pattern, path) : null;
    if (params) return { route, params };
  }
  return null;
}

function answerTo(world: World, found: Found | null, request: RestRequest, logged: LoggedRequest): Answer {
  try {
    if (!found) throw new RestError(404, 0, '404: Not Found');
    if (!found.route.open && !logged.authorized) throw new RestError(401, 0, '401: Unauthorized');
    return found.route.handle(world, request);
  } catch (problem) {
    return failure(problem);
  }
}

async function underMoods(
  spells: readonly Spell[],
  logged: LoggedRequest,
  effect: () => Answer,
): Promise<Answer> {
  for (const { before } of spells) await before?.(logged);
  const instead = spells.find((spell) => spell.instead)?.instead;
  const answer = instead ?? effect();
  for (const { after } of spells) await after?.(logged);
  return spells.find(({ disguise }) => disguise)?.disguise ?? answer;
}

function failure(problem: unknown): Answer {
  if (problem instanceof RestError)
    return { status: problem.status, body: problem.body, headers: problem.headers };
  // A mistake of the stand-in itself: said aloud, or a test would look for it in the bot.
  console.error(problem);
  return { status: 500, body: { message: '500: Internal Server Error', code: 0 } };
}

async function bytesOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

function attachment(world: World, path: string): Answer {
  const [, , channel, id] = path.split('/');
  const messages = [...(world.channels.get(channel ?? '')?.messages.values() ?? [])];
  const shown = messages.map(({ files }) => files.get(id ?? '')).find((held) => held !== undefined);
  const file = shown ?? world.uploads.get(id ?? '');
  if (!file) throw new RestError(404, 0, '404: Not Found');
  return {
    status: 200,
    body: file.bytes,
    headers: { 'content-type': file.type || 'application/octet-stream' },
  };
}

function send(outgoing: ServerResponse, answer: Answer): void {
  const { status, body, headers = {} } = answer;
  if (body === undefined) outgoing.writeHead(status, headers).end();
  else if (body instanceof Uint8Array) outgoing.writeHead(status, headers).end(body);
  else
    outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
