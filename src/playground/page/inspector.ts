import { GatewayIntentBits } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import type { LoggedRequest } from '../requests.ts';
import type { Trace } from './shown.ts';

/** How many of the last traces are kept. */
const MEMORY = 500;

/** Writes down what the bot receives and what it sends, for whoever debugs a house rule. */
export class Inspector {
  readonly traces: Trace[] = [];
  readonly #discord: Discord;
  readonly #numbers = new WeakMap<LoggedRequest, number>();
  readonly #listeners = new Set<(trace: Trace) => void>();
  readonly #stops: (() => void)[];
  #last = 0;

  constructor(discord: Discord) {
    this.#discord = discord;
    const { world } = discord;
    const dispatch = world.dispatch;
    world.dispatch = (event, data, intent) => {
      // Other intents are for what people write, and the bot reads none of that.
      if (intent === 0 || intent & GatewayIntentBits.Guilds) this.#receive(event, data);
      dispatch(event, data, intent);
    };
    this.#stops = [
      () => {
        world.dispatch = dispatch;
      },
      discord.onHappening(({ kind }) => {
        if (kind === 'request' || kind === 'answer') this.#send();
      }),
    ];
  }

  /** Calls `listener` at every trace, new or completed. Returns what stops it. */
  listen(listener: (trace: Trace) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #receive(event: string, data: object): void {
    this.#note({ way: 'received', title: event, status: null, body: data, answer: null }, this.#next());
  }

  /** Every request that is new or has got its answer; the last ones come first into question. */
  #send(): void {
    for (const request of this.#discord.requests.slice(-20)) {
      const known = this.#numbers.get(request);
      const seen = known === undefined ? undefined : this.traces.find(({ number }) => number === known);
      if (known !== undefined && (!seen || seen.status !== null || !request.answer)) continue;
      const number = known ?? this.#next();
      this.#numbers.set(request, number);
      this.#note(
        {
          way: 'sent',
          title: `${request.method} ${request.path}`,
          status: request.answer?.status ?? null,
          body: request.files.length > 0 ? { ...object(request.body), files: request.files } : request.body,
          answer: request.answer?.body ?? null,
        },
        number,
      );
    }
  }

  #next(): number {
    this.#last += 1;
    return this.#last;
  }

  #note(what: Omit<Trace, 'number' | 'at'>, number: number): void {
    const trace: Trace = { ...tokenless(what), number, at: this.#discord.world.clock.now() };
    const position = this.traces.findIndex((one) => one.number === number);
    if (position < 0) this.traces.push(trace);
    else this.traces[position] = trace;
    if (this.traces.length > MEMORY) this.traces.shift();
    for (const listener of this.#listeners) listener(trace);
  }
}

function object(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** The same without the tokens of interactions: they are as secret here as anywhere. */
function tokenless<T extends object>(what: T): T {
  const text = JSON.stringify(what, (_, value: unknown) =>
    value instanceof Uint8Array ? '(fichier)' : value,
  );
  const bare = text
    .replace(/"token":"[^"]*"/g, '"token":"…"')
    .replace(/(\/(?:interactions|webhooks)\/\d+\/)[\w-]{20,}/g, '$1…');
  // What was JSON stays the same JSON, with other texts in two places.
  return JSON.parse(bare) as T;
}
