import { randomBytes } from 'node:crypto';
import { GatewayCloseCodes, GatewayIntentBits, type GatewayReadyDispatchData } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { NONE } from '../snowflake.ts';
import { guildCreate } from '../world/guilds.ts';
import type { Guild } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { objection } from './intents.ts';
import { Session } from './session.ts';

/** What a handshake needs to know of the gateway. */
export interface Host {
  readonly world: World;
  readonly token: string;
  /** How many events a session keeps for a resume. */
  readonly memory: number;
  readonly sessions: Map<string, Session>;
}

/** A bot says who it is: its new session with the first events recorded, or the code to close its connection with. */
export function identified(host: Host, socket: WebSocket, data: unknown): Session | number {
  // Each field is looked at before it is believed.
  const {
    token,
    intents,
    shard = [0, 1],
  } = (data ?? {}) as {
    token?: unknown;
    intents?: unknown;
    shard?: [number, number];
  };
  if (token !== host.token) return GatewayCloseCodes.AuthenticationFailed;
  if (!(shard[0] >= 0 && shard[0] < shard[1])) return GatewayCloseCodes.InvalidShard;
  const objected = objection(intents);
  if (objected === 'invalid') return GatewayCloseCodes.InvalidIntents;
  if (objected === 'disallowed') return GatewayCloseCodes.DisallowedIntents;
  const session = new Session(randomBytes(16).toString('hex'), Number(intents), shard, socket, host.memory);
  host.sessions.set(session.id, session);
  greet(host.world, session);
  return session;
}

function greet(world: World, session: Session): void {
  const guilds = [...world.guilds.values()].filter(
    (guild) => guild.members.has(world.bot.id) && session.serves(guild.id),
  );
  session.send(session.record('READY', ready(world, session, guilds)));
  if (!(session.intents & GatewayIntentBits.Guilds)) return;
  for (const guild of guilds)
    if (guild.available) session.send(session.record('GUILD_CREATE', guildCreate(world, guild)));
}

function ready(world: World, session: Session, guilds: readonly Guild[]): GatewayReadyDispatchData {
  return {
    v: 10,
    user: world.bot,
    guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
    session_id: session.id,
    resume_gateway_url: `${world.origin.replace('http', 'ws')}/gateway`,
    shard: [...session.shard],
    application: { id: world.application.id, flags: NONE, flags_new: '0' },
  };
}

/** A bot comes back: its session, `null` when it is gone, or the code to close its connection with. */
export function resumed(host: Host, data: unknown): Session | number | null {
  // Each field is looked at before it is believed.
  const { token, session_id: id } = (data ?? {}) as { token?: unknown; session_id?: unknown };
  if (token !== host.token) return GatewayCloseCodes.AuthenticationFailed;
  const session = typeof id === 'string' ? host.sessions.get(id) : undefined;
  if (!session?.remembers(sequenceOf(data))) return null;
  return sequenceOf(data) > session.sequence ? GatewayCloseCodes.InvalidSeq : session;
}

/** The number of the last event that the bot received. */
export function sequenceOf(data: unknown): number {
  // A bot that sends none received none.
  return Number(((data ?? {}) as { seq?: unknown }).seq ?? 0);
}
