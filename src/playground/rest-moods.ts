import type { Hub } from './hub.ts';
import type { LoggedRequest } from './requests.ts';
import type { RestAnswer } from './rest/route.ts';
import { fits, type Spell, type Which } from './spell.ts';
import type { World } from './world/world.ts';

export type { Which } from './spell.ts';

/** A mood while it lasts. `end` calls it off; so does leaving the block of a `using`. */
export interface Mood extends Disposable {
  /** How many requests it touched. */
  readonly touched: number;
  end(): void;
}

/** A mood that holds requests until the test lets them go. */
interface Gate extends Mood {
  /** Waits until `count` requests stand before the gate. */
  arrived(count?: number): Promise<void>;
  /** Lets those that wait, and all that come later, pass. */
  open(): void;
}

const TROUBLE: RestAnswer = { status: 500, body: { message: '500: Internal Server Error', code: 0 } };

/** What can go wrong between the bot and the API, each on demand and for as long as wished. */
export class RestMoods {
  readonly #spells = new Set<Spell>();
  readonly #hub: Hub;
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
    this.#hub = world.hub;
  }

  /** The spells that touch a request; each counts it. */
  touching(request: LoggedRequest): Spell[] {
    const found = [...this.#spells].filter((spell) => spell.left > 0 && fits(spell.which, request));
    for (const spell of found) spell.left -= 1;
    return found;
  }

  /** The next `times` requests get `status` (500 unless told otherwise) with Discord's `code`, and have no effect. */
  fail(
    which: Which,
    { times = 1, status = 500, code = 0 }: { times?: number; status?: number; code?: number } = {},
  ): Mood {
    return this.#cast({
      which,
      left: times,
      instead: { status, body: { message: `${status}: Trouble`, code } },
    });
  }

  /** The next `times` requests take effect, and get a 500 all the same. */
  hide(which: Which, { times = 1 }: { times?: number } = {}): Mood {
    return this.#cast({ which, left: times, disguise: TROUBLE });
  }

  /** The next `times` requests are told to come back after `retryAfter` seconds, and have no effect. */
  limit(
    which: Which,
    {
      times = 1,
      retryAfter = 0.05,
      global = false,
    }: { times?: number; retryAfter?: number; global?: boolean } = {},
  ): Mood {
    const headers = {
      'retry-after': String(retryAfter),
      'x-ratelimit-scope': global ? 'global' : 'user',
      ...(global ? { 'x-ratelimit-global': 'true' } : {}),
    };
    const body = { message: 'You are being rate limited.', retry_after: retryAfter, global, code: 0 };
    return this.#cast({ which, left: times, instead: { status: 429, body, headers } });
  }

  /** Holds requests, before they take effect or after it and before the answer, until the test opens the gate. */
  hold(which: Which, when: 'before' | 'after' = 'before'): Gate {
    const { promise, resolve } = Promise.withResolvers<void>();
    let waiting = 0;
    const wait = () => {
      waiting += 1;
      this.#hub.tell({ kind: 'world', what: 'gate' });
      return promise;
    };
    const mood = this.#cast({ which, left: Number.POSITIVE_INFINITY, [when]: wait });
    const end = () => {
      mood.end();
      resolve();
    };
    return {
      get touched() {
        return waiting;
      },
      arrived: async (count = 1) => {
        await this.#hub.until(() => waiting >= count, `${count} requests before the gate`);
      },
      open: end,
      end,
      [Symbol.dispose]: end,
    };
  }

  /** Every interaction token is refused for as long as it lasts. */
  deadTokens(): Mood {
    this.#world.tokensAreDead = true;
    const end = () => {
      this.#world.tokensAreDead = false;
    };
    return { touched: 0, end, [Symbol.dispose]: end };
  }

  #cast(spell: Spell): Mood {
    const wished = spell.left;
    this.#spells.add(spell);
    let touched: number | null = null;
    const end = () => {
      touched ??= wished === Number.POSITIVE_INFINITY ? 0 : wished - spell.left;
      this.#spells.delete(spell);
    };
    return {
      get touched() {
        return touched ?? wished - spell.left;
      },
      end,
      [Symbol.dispose]: end,
    };
  }
}
