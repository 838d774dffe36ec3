import type { LoggedRequest } from './requests.ts';
import type { RestAnswer } from './rest/route.ts';

/**
 * Which requests a mood touches: `POST /channels/:channel/messages` as the routes are written, a whole path, a regular
 * expression against `METHOD /path`, or a question asked of each request.
 */
export type Which = string | RegExp | ((request: LoggedRequest) => boolean);

/** What a mood does to a request. */
export interface Spell {
  readonly which: Which;
  /** How many requests are left to touch. */
  left: number;
  /** Waited for before the request takes effect. */
  readonly before?: (request: LoggedRequest) => Promise<void>;
  /** The answer in place of the effect. */
  readonly instead?: RestAnswer & { readonly headers?: Readonly<Record<string, string>> };
  /** Waited for after the request took effect, before it is answered. */
  readonly after?: (request: LoggedRequest) => Promise<void>;
  /** The answer in place of the true one, although the request took effect. */
  readonly disguise?: RestAnswer;
}

/** Whether a mood that touches `which` touches this request. */
export function fits(which: Which, request: LoggedRequest): boolean {
  if (typeof which === 'function') return which(request);
  const exact = `${request.method} ${request.path}`;
  if (which instanceof RegExp) return which.test(exact);
  return which === exact || which === `${request.method} ${request.route}`;
}
