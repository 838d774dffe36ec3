import type { Server } from 'node:http';
import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import type { World } from '../world/world.ts';
import { type Host, identified, resumed, sequenceOf } from './handshake.ts';
import { memberChunk } from './members.ts';
import { type Payload, parse, send } from './payload.ts';
import type { Dispatched, Session } from './session.ts';

/** How the gateway behaves just now; the moods change it. */
interface GatewayTemper {
  /** Connections are refused. */
  refuses: boolean;
  /** Heartbeats get no answer. */
  ignoresHeartbeats: boolean;
  /** What becomes of events: the first of these says which are sent now, in order. */
  readonly tamper: ((event: Dispatched) => readonly Dispatched[])[];
}

/** The gateway: it tells the bot what happens. */
export class Gateway implements Host {
  readonly temper: GatewayTemper = { refuses: false, ignoresHeartbeats: false, tamper: [] };
  readonly sessions = new Map<string, Session>();
  readonly world: World;
  readonly token: string;
  readonly #heartbeat: number;
  readonly memory: number;
  readonly #server = new WebSocketServer({ noServer: true });

  /**
   * `heartbeat`: how often the bot has to give a sign of life, in milliseconds. `memory`: how many events are kept for a
   * resume.
   */
  constructor(
    world: World,
    token: string,
    http: Server,
    { heartbeat, memory }: { readonly heartbeat: number; readonly memory: number },
  ) {
    this.world = world;
    this.token = token;
    this.#heartbeat = heartbeat;
    this.memory = memory;
    http.on('upgrade', (request, socket, head) => {
      if (this.temper.refuses) socket.destroy();
      else this.#server.handleUpgrade(request, socket, head, (connected) => this.#welcome(connected));
    });
    world.dispatch = (event, data, intent) => this.dispatch(event, data, intent);
  }

  /** Everybody who is connected now. */
  get sockets(): Set<WebSocket> {
    return this.#server.clients;
  }

  /** Ends every connection at once and takes no more. */
  close(): void {
    for (const socket of this.sockets) socket.terminate();
    this.#server.close();
  }

  /** Tells an event to every session that serves its server and asked for `intent` (0: whatever it asked for). */
  dispatch(event: string, data: object, intent: number): void {
    const guildId = guildOf(event, data);
    for (const session of this.sessions.values()) {
      if (!session.serves(guildId) || (intent !== 0 && !(session.intents & intent))) continue;
      const recorded = session.record(event, data);
      const [tamper] = this.temper.tamper;
      for (const sent of tamper ? tamper(recorded) : [recorded]) session.send(sent);
    }
    this.#tell(event);
  }

  #tell(what: string): void {
    this.world.hub.tell({ kind: 'gateway', what });
  }

  #welcome(socket: WebSocket): void {
    let session: Session | null = null;
    send(socket, { op: GatewayOpcodes.Hello, d: { heartbeat_interval: this.#heartbeat } });
    this.#tell('connected');
    socket.on('message', (raw) => {
      const payload = parse(raw);
      if (payload) session = this.#receive(socket, payload, session);
      else socket.close(GatewayCloseCodes.DecodeError);
    });
    socket.on('close', (code) => {
      if (session?.socket === socket) session.socket = null;
      // A bot that says goodbye will not resume.
      if (session && (code === 1000 || code === 1001)) this.sessions.delete(session.id);
      this.#tell('disconnected');
    });
  }

  #receive(socket: WebSocket, { op, d }: Payload, session: Session | null): Session | null {
    if (op === GatewayOpcodes.Heartbeat) {
      if (!this.temper.ignoresHeartbeats) send(socket, { op: GatewayOpcodes.HeartbeatAck });
      this.#tell('heartbeat');
      return session;
    }
    const current = session && this.sessions.has(session.id) && !session.isSuspended ? session : null;
    if (op === GatewayOpcodes.Identify || op === GatewayOpcodes.Resume) {
      if (!current)
        return op === GatewayOpcodes.Identify ? this.#identify(socket, d) : this.#resume(socket, d);
      socket.close(GatewayCloseCodes.AlreadyAuthenticated);
    } else if (!current) socket.close(GatewayCloseCodes.NotAuthenticated);
    else if (op === GatewayOpcodes.RequestGuildMembers) this.#tellMembers(current, d);
    else if (op !== GatewayOpcodes.PresenceUpdate) socket.close(GatewayCloseCodes.UnknownOpcode);
    return session;
  }

  #tellMembers(session: Session, request: unknown): void {
    const chunk = memberChunk(this.world, request);
    if (chunk) session.send(session.record('GUILD_MEMBERS_CHUNK', chunk));
  }

  #identify(socket: WebSocket, data: unknown): Session | null {
    const session = identified(this, socket, data);
    if (typeof session === 'number') {
      socket.close(session);
      return null;
    }
    this.#tell('identified');
    return session;
  }

  #resume(socket: WebSocket, data: unknown): Session | null {
    const session = resumed(this, data);
    if (typeof session === 'number') socket.close(session);
    if (session === null) send(socket, { op: GatewayOpcodes.InvalidSession, d: false });
    if (session === null || typeof session === 'number') return null;
    if (session.socket !== socket) session.socket?.terminate();
    session.socket = socket;
    session.isSuspended = false;
    session.replay(sequenceOf(data));
    session.send(session.record('RESUMED', {}));
    this.#tell('resumed');
    return session;
  }
}

/** The server that an event is about, `null` when it is about none. */
function guildOf(event: string, data: object): string | null {
  if (event.startsWith('GUILD_') && 'id' in data && !('guild_id' in data)) return String(data.id);
  return 'guild_id' in data ? String(data.guild_id) : null;
}
