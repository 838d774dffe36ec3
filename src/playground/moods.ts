import { GatewayOpcodes } from 'discord-api-types/v10';
import type { Gateway } from './gateway/gateway.ts';
import type { Dispatched } from './gateway/session.ts';
import { type Mood, RestMoods } from './rest-moods.ts';
import type { World } from './world/world.ts';

/** Everything that can go wrong with a Discord, each on demand and for as long as wished. */
export class Moods extends RestMoods {
  readonly #gateway: Gateway;

  constructor(world: World, gateway: Gateway) {
    super(world);
    this.#gateway = gateway;
  }

  /** Cuts every connection without a word, as a lost network does. */
  dropConnection(): void {
    for (const socket of this.#gateway.sockets) socket.terminate();
  }

  /** Closes every connection with one of Discord's codes. */
  closeConnection(code: number): void {
    for (const socket of this.#gateway.sockets) socket.close(code);
  }

  /** Asks the bot to reconnect and resume. */
  askToReconnect(): void {
    this.#sayToAll({ op: GatewayOpcodes.Reconnect, d: null });
  }

  /** Tells the bot that its session is gone; with `resumable` it may still try to resume. */
  invalidateSession({ resumable = false }: { resumable?: boolean } = {}): void {
    for (const session of this.#gateway.sessions.values()) session.isSuspended = true;
    if (!resumable) this.#gateway.sessions.clear();
    this.#sayToAll({ op: GatewayOpcodes.InvalidSession, d: resumable });
  }

  /** Forgets every session without saying so: a resume is refused. */
  forgetSessions(): void {
    this.#gateway.sessions.clear();
  }

  /** Takes no new connection for as long as it lasts. */
  refuseGateway(): Mood {
    this.#gateway.temper.refuses = true;
    return mood(() => {
      this.#gateway.temper.refuses = false;
    });
  }

  /** Answers no heartbeat for as long as it lasts: to the bot the connection looks dead. */
  ignoreHeartbeats(): Mood {
    this.#gateway.temper.ignoresHeartbeats = true;
    return mood(() => {
      this.#gateway.temper.ignoresHeartbeats = false;
    });
  }

  /** Sends the next event, or the next of that name, twice. */
  duplicateNext(event?: string): Mood {
    return this.#tamper((sent, end) => {
      if (event !== undefined && sent.t !== event) return [sent];
      end();
      return [sent, sent];
    });
  }

  /** Holds the next event, or the next of that name, back until another one went first. */
  reorderNext(event?: string): Mood {
    let held: Dispatched | null = null;
    return this.#tamper((sent, end) => {
      if (held) {
        end();
        return [sent, held];
      }
      if (event !== undefined && sent.t !== event) return [sent];
      held = sent;
      return [];
    });
  }

  /** Loses the next event, or the next of that name: only a resume brings it back. */
  loseNext(event?: string): Mood {
    return this.#tamper((sent, end) => {
      if (event !== undefined && sent.t !== event) return [sent];
      end();
      return [];
    });
  }

  #tamper(change: (sent: Dispatched, end: () => void) => readonly Dispatched[]): Mood {
    const { tamper } = this.#gateway.temper;
    const end = () => {
      const position = tamper.indexOf(entry);
      if (position >= 0) tamper.splice(position, 1);
    };
    const entry = (sent: Dispatched) => change(sent, end);
    tamper.push(entry);
    return mood(end);
  }

  #sayToAll(payload: object): void {
    for (const socket of this.#gateway.sockets) socket.send(JSON.stringify(payload));
  }
}

function mood(end: () => void): Mood {
  return { touched: 0, end, [Symbol.dispose]: end };
}
