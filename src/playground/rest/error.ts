import { formBody, type Problem } from '../limits/index.ts';

/** An answer of Discord that says no. */
export class RestError extends Error {
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;

  /** `code` is Discord's own number; `extra` goes into the body beside it. */
  constructor(
    status: number,
    code: number,
    message: string,
    extra: object = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.body = { message, code, ...extra };
    this.headers = headers;
  }
}

/** What Discord says, by its number: status and sentence as its documentation lists them. */
const SENTENCES = {
  10002: [404, 'Unknown Application'],
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10013: [404, 'Unknown User'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  40001: [401, 'Unauthorized'],
  40060: [400, 'Interaction has already been acknowledged.'],
  50001: [403, 'Missing Access'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50008: [400, 'Cannot send messages in a non-text channel'],
  50013: [403, 'Missing Permissions'],
  50024: [400, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  160002: [400, 'Cannot reply without permission to read message history'],
  160004: [400, 'A thread has already been created for this message'],
} as const satisfies Record<number, readonly [number, string]>;

/** One of Discord's numbered refusals. */
export function refusal(code: keyof typeof SENTENCES): RestError {
  const [status, message] = SENTENCES[code];
  return new RestError(status, code, message);
}

/** « Invalid Form Body » (50035) or the refusal of its own that `problems` amount to. */
function invalidForm(problems: readonly Problem[]): RestError {
  const { code, message, ...nested } = formBody(problems);
  return new RestError(400, code, message, nested);
}

/** Throws when a body has problems. discord.js writes kept attachments out in full, and Discord looks past that. */
export function insist(problems: readonly Problem[]): void {
  const held = problems.filter(({ code, path }) => code !== 'UNKNOWN_KEY' || !path.includes('attachments'));
  if (held.length > 0) throw invalidForm(held);
}
