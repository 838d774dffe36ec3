import { GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';

/** An event on its way to the bot. */
export interface Dispatched {
  readonly op: GatewayOpcodes.Dispatch;
  readonly t: string;
  readonly s: number;
  readonly d: object;
}

/** What the gateway remembers of a bot that identified: it outlives its connection, so that the bot can resume. */
export class Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  /** Where the bot listens now; `null` while it is away. */
  socket: WebSocket | null;
  /** True once the bot was told that its session is invalid here but may be resumed. */
  isSuspended = false;
  readonly #sent: Dispatched[] = [];
  readonly #memory: number;
  #sequence = 0;

  constructor(
    id: string,
    intents: number,
    shard: readonly [number, number],
    socket: WebSocket,
    memory: number,
  ) {
    this.id = id;
    this.intents = intents;
    this.shard = shard;
    this.socket = socket;
    this.#memory = memory;
  }

  get sequence(): number {
    return this.#sequence;
  }

  /** Numbers an event and keeps it for a resume, as long as memory reaches. */
  record(t: string, d: object): Dispatched {
    this.#sequence += 1;
    const event = { op: GatewayOpcodes.Dispatch, t, s: this.#sequence, d } as const;
    this.#sent.push(event);
    if (this.#sent.length > this.#memory) this.#sent.shift();
    return event;
  }

  /** Sends a recorded event if the bot is there; otherwise it waits for the resume. */
  send(event: Dispatched): void {
    this.socket?.send(JSON.stringify(event));
  }

  /** Whether everything after number `sequence` is still known. */
  remembers(sequence: number): boolean {
    return sequence >= this.#sequence - this.#sent.length;
  }

  /** Sends again everything after number `sequence`. */
  replay(sequence: number): void {
    for (const event of this.#sent) if (event.s > sequence) this.send(event);
  }

  /** Whether an event of `guildId` (`null`: of no server) comes to this shard. */
  serves(guildId: string | null): boolean {
    const [shard, count] = this.shard;
    return guildId === null ? shard === 0 : Number((BigInt(guildId) >> 22n) % BigInt(count)) === shard;
  }
}
