import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { Player } from './client/player.ts';
import { type Clock, systemClock } from './clock.ts';
import { Gateway } from './gateway/gateway.ts';
import type { Happening } from './hub.ts';
import { Moods } from './moods.ts';
import type { LoggedRequest } from './requests.ts';
import { restServer } from './rest/server.ts';
import { byAge } from './snowflake.ts';
import { Builder } from './world/builder.ts';
import { idOf, type Ref, type SeenMessage } from './world/model.ts';
import { can } from './world/permissions.ts';
import { seen } from './world/wire.ts';
import { World } from './world/world.ts';

export interface DiscordOptions {
  /** The time; the machine's unless told otherwise. */
  readonly clock?: Clock;
  /** The bot's application: its name, and its id where it must stay the same from one start to the next. */
  readonly application?: { readonly id?: string; readonly name: string };
  /** How often the bot has to give a sign of life, in milliseconds. */
  readonly heartbeat?: number;
  /** How many of the last requests and of the last events to a bot are remembered; 2 000 unless told otherwise. */
  readonly memory?: number;
}

/** A small Discord on this machine, for one bot. */
export class Discord extends Builder {
  /** What the bot shows to log in. */
  readonly token: string;
  readonly mood: Moods;
  /** The last requests, oldest first: as many as are remembered. */
  readonly requests: readonly LoggedRequest[];
  readonly #gateway: Gateway;
  readonly #http: Server;

  /** Use {@link startDiscord}. */
  constructor(world: World, heartbeat: number, memory: number) {
    super(world);
    const requests: LoggedRequest[] = [];
    this.requests = requests;
    // Three parts as in a true token, so that what recognises tokens recognises it.
    const part = (text: string | Buffer) => Buffer.from(text).toString('base64url');
    this.token = [world.application.id, randomBytes(4), randomBytes(20)].map(part).join('.');
    this.#http = restServer(
      world,
      () => this.mood,
      this.token,
      (request) => {
        requests.push(request);
        if (requests.length > memory) requests.shift();
      },
    );
    this.#gateway = new Gateway(world, this.token, this.#http, { heartbeat, memory });
    this.mood = new Moods(world, this.#gateway);
  }

  /** Takes a port of the system's choice on this machine alone. */
  async listen(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#http.once('error', reject);
      this.#http.listen(0, '127.0.0.1', resolve);
    });
    const address = this.#http.address();
    if (typeof address !== 'object' || address === null) throw new Error('the stand-in has no port');
    this.world.origin = `http://127.0.0.1:${address.port}`;
  }

  /** What discord.js takes as `rest.api`. */
  get api(): string {
    return `${this.world.origin}/api`;
  }
  get application(): { readonly id: string; readonly name: string } {
    return this.world.application;
  }
  get bot() {
    return this.world.bot;
  }

  /** A person at the window of Discord. */
  as(user: Ref): Player {
    return new Player(this.world, this.world.person(user));
  }

  /** What a person sees in a channel, oldest first: nothing where they may not look, and no ephemeral message of others. */
  messagesSeenBy(user: Ref, channelRef: Ref): SeenMessage[] {
    const channel = this.world.channels.get(idOf(channelRef));
    if (!channel || !can(this.world, idOf(user), channel, 'ViewChannel')) return [];
    return [...channel.messages.values()]
      .filter(({ visibleTo }) => visibleTo === null || visibleTo === idOf(user))
      .sort((a, b) => byAge(a.id, b.id))
      .map(seen);
  }

  /** Calls `listener` at every request as it arrives. Returns what stops it. */
  onRequest(listener: (request: LoggedRequest) => void): () => void {
    return this.world.hub.listen(({ kind }) => {
      const request = this.requests.at(-1);
      if (kind === 'request' && request) listener(request);
    });
  }

  /** Calls `listener` at everything that happens. Returns what stops it. */
  onHappening(listener: (happening: Happening) => void): () => void {
    return this.world.hub.listen(listener);
  }

  /** Waits until `look` gives something; it is asked after everything that happens. */
  until<T>(look: () => T | undefined | null | false, what?: string, patience?: number): Promise<T> {
    return this.world.hub.until(look, what, patience);
  }

  /** Waits until a request that `wanted` names has been answered. */
  answered(wanted: (request: LoggedRequest) => boolean, what = 'the request'): Promise<LoggedRequest> {
    return this.until(() => this.requests.find((request) => request.answer && wanted(request)), what);
  }

  /** Whether the bot is connected and has said who it is. */
  get isBotHere(): boolean {
    return [...this.#gateway.sessions.values()].some(({ socket }) => socket !== null);
  }

  /** Ends every connection and gives the port back. */
  async close(): Promise<void> {
    this.#gateway.close();
    this.#http.closeAllConnections();
    await new Promise<void>((resolve) => this.#http.close(() => resolve()));
  }
}

/** Starts a Discord on a free port of 127.0.0.1, empty but for the bot. */
export async function startDiscord(options: DiscordOptions = {}): Promise<Discord> {
  const world = new World(options.clock ?? systemClock, options.application ?? { name: 'Héraut' });
  const discord = new Discord(world, options.heartbeat ?? 41_250, options.memory ?? 2_000);
  await discord.listen();
  return discord;
}
