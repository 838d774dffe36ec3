import type { Message, UploadedFile } from '../world/model.ts';
import type { World } from '../world/world.ts';

/** A request as the routes see it. */
export interface RestRequest {
  readonly method: string;
  /** Below `/api/v10`. */
  readonly path: string;
  /** Parameters of the path by name. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The JSON sent, `undefined` without one. */
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

export interface RestAnswer {
  readonly status: number;
  /** JSON; nothing for a 204. */
  readonly body?: unknown;
}

type Handler = (world: World, request: RestRequest) => RestAnswer;

/** A way into the API. `open`: without the bot's token, since the path carries one. */
export interface Route {
  readonly method: string;
  readonly pattern: string;
  readonly handle: Handler;
  readonly open: boolean;
}

/** Makes a route that asks for the bot's token. */
export function route(method: string, pattern: string, handle: Handler): Route {
  return { method, pattern, handle, open: false };
}

/** Makes a route whose path carries a token of its own. */
export function openRoute(method: string, pattern: string, handle: Handler): Route {
  return { method, pattern, handle, open: true };
}

/** The parameters of `path` when it fits `pattern` (`/channels/:channel`), otherwise `null`. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const got = path.split('/');
  if (wanted.length !== got.length) return null;
  const params: Record<string, string> = {};
  for (const [position, step] of wanted.entries()) {
    const text = decoded(got[position] ?? '');
    if (step.startsWith(':')) params[step.slice(1)] = text;
    else if (step !== text) return null;
  }
  return params;
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

export const NOTHING: RestAnswer = { status: 204 };

export function ok(body: unknown): RestAnswer {
  return { status: 200, body };
}

/** A message as an answer. */
export function okMessage(message: Message): RestAnswer {
  return ok(structuredClone(message.data));
}

/** A parameter of the path that the pattern is known to hold. */
export function param(request: RestRequest, name: string): string {
  const value = request.params[name];
  if (value === undefined) throw new Error(`the pattern of ${request.path} has no :${name}`);
  return value;
}
