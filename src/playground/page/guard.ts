import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Who may come in: the browser that was given the key, on this machine, from this page alone. */
export class Guard {
  /** Stands in the printed address; new at every start. */
  readonly key = randomBytes(24).toString('base64url');
  readonly #host: string;
  readonly #cookie: string;

  /** `port`: where the page is served. Cookies know no ports, so the port stands in the name. */
  constructor(port: number) {
    this.#host = `127.0.0.1:${port}`;
    this.#cookie = `heraut-${port}`;
  }

  get origin(): string {
    return `http://${this.#host}`;
  }

  /** The address to open. */
  get address(): string {
    return `${this.origin}/?cle=${this.key}`;
  }

  /** The header that lets the browser come back without the key in the address. */
  get setCookie(): string {
    return `${this.#cookie}=${this.key}; HttpOnly; SameSite=Strict; Path=/`;
  }

  /** Whether a request names this very host and comes from no other page: a foreign name may lead to this machine too. */
  isNear({ headers }: IncomingMessage): boolean {
    if (headers.host !== this.#host) return false;
    return headers.origin === undefined || headers.origin === this.origin;
  }

  /** Whether the address carries the key. */
  hasKey(url: URL): boolean {
    return this.#is(url.searchParams.get('cle') ?? '');
  }

  /** Whether the browser was let in before. */
  hasCookie({ headers }: IncomingMessage): boolean {
    const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
    return pairs.some(([name, value]) => name === this.#cookie && this.#is(value ?? ''));
  }

  /** Whether a socket may be opened: a browser always says from which page. */
  admitsSocket(request: IncomingMessage): boolean {
    return request.headers.origin === this.origin && this.isNear(request) && this.hasCookie(request);
  }

  #is(given: string): boolean {
    const [a, b] = [Buffer.from(given), Buffer.from(this.key)];
    return a.length === b.length && timingSafeEqual(a, b);
  }
}
