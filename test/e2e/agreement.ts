import assert from 'node:assert/strict';
import { checkCommands, checkInteractionResponse, checkMessage } from '../../src/playground/limits/index.ts';
import type { LoggedRequest } from '../../src/playground/requests.ts';
import { description, unlikeDescription } from '../playground/description/conversation.ts';

if (!description)
  console.error("Discord's description is not beside the project: no request is held against it in this run");

/** Insists that every request of a bot, and every answer to it, is one that Discord knows and would take. */
export function insistOnAgreement(requests: readonly LoggedRequest[]): void {
  const problems = requests.flatMap((request) =>
    problemsOf(request).map(({ path, message }) => `${request.method} ${request.path} ${path}: ${message}`),
  );
  assert.deepEqual([...new Set(problems)], [], 'bodies within the limits of Discord');
  assert.deepEqual(requests.filter(mayPing), [], 'nobody can be pinged by what the bot sends');
  assert.deepEqual([...new Set(unlikeDescription(requests))], [], "as in Discord's own description");
}

function problemsOf({ method, route, body, files }: LoggedRequest) {
  if (body === undefined || opensThread({ route })) return [];
  if (route?.endsWith('/callback')) return checkInteractionResponse(body, { files: files.length });
  if (route?.endsWith('/commands')) return checkCommands(body);
  if (route?.includes('/messages') || route?.startsWith('/webhooks/'))
    return checkMessage(body, { editing: method === 'PATCH', files: files.length });
  return [];
}

/** A thread under a message: a name, no message. */
function opensThread({ route }: Pick<LoggedRequest, 'route'>): boolean {
  return route?.endsWith('/messages/:message/threads') === true;
}

/** A message of the bot that does not say that nobody is to be pinged. */
function mayPing({ method, path, route, body }: LoggedRequest): boolean {
  if (method === 'DELETE' || opensThread({ route }) || typeof body !== 'object' || body === null)
    return false;
  const { data = body, type } = body as { data?: unknown; type?: unknown }; // an answer has both, a message neither
  const isMessage = path.endsWith('/callback') ? type === 4 || type === 7 : /messages|webhooks/u.test(path);
  return (
    isMessage && !isCall(method, data) && !JSON.stringify(data).includes('"allowed_mentions":{"parse":[]}')
  );
}

/** A new message that is for nothing but calling persons: it allows those whom it names, and no others. */
function isCall(method: string, data: unknown): boolean {
  const {
    allowed_mentions: allowed,
    content,
    embeds,
    components,
  } = data as {
    readonly allowed_mentions?: { readonly parse?: unknown[]; readonly users?: string[] };
    readonly content?: string;
    readonly embeds?: unknown[];
    readonly components?: unknown[];
  }; // the body of a message, which was held against Discord's own description
  const named = [...(content ?? '').matchAll(/<@!?(\d+)>/gu)].map(([, id]) => id);
  const called = allowed?.users ?? [];
  return (
    method === 'POST' &&
    allowed?.parse?.length === 0 &&
    called.length > 0 &&
    embeds?.length === 0 &&
    components?.length === 0 &&
    called.every((id) => named.includes(id)) &&
    named.length === called.length
  );
}
