import type { APIUser } from 'discord-api-types/v10';
import type { Clock } from '../clock.ts';
import { Hub } from '../hub.ts';
import { NONE, Snowflakes } from '../snowflake.ts';
import {
  type Channel,
  type Command,
  type Guild,
  type Interaction,
  idOf,
  type Person,
  type Ref,
  type UploadedFile,
} from './model.ts';

/** Everything the stand-in knows, in memory: one application, its bot, and what is around them. */
export class World {
  readonly clock: Clock;
  readonly ids: Snowflakes;
  readonly hub = new Hub();
  readonly application: { readonly id: string; readonly name: string };
  readonly bot: APIUser;
  readonly people = new Map<string, Person>();
  readonly guilds = new Map<string, Guild>();
  readonly channels = new Map<string, Channel>();
  readonly commands = new Map<string, Command>();
  /** Files that people gave as an option, by id. */
  readonly uploads = new Map<string, UploadedFile>();
  /** By token. */
  readonly interactions = new Map<string, Interaction>();
  /** True while every interaction token is refused. */
  tokensAreDead = false;
  /** Where this Discord answers: `http://127.0.0.1:…`. */
  origin = '';
  /** Sends a gateway event to the sessions that asked for `intent` (0: to all). */
  dispatch: (event: string, data: object, intent: number) => void = () => {};

  constructor(clock: Clock, application: { readonly id?: string; readonly name: string }) {
    this.clock = clock;
    this.ids = new Snowflakes(clock);
    const id = application.id ?? this.ids.next();
    this.application = { id, name: application.name };
    this.bot = makeUser(id, application.name, true);
    this.people.set(id, { id, user: this.bot, acceptsMessages: false, locale: 'fr' });
  }

  /** The moment as Discord writes it. */
  timestamp(at = this.clock.now()): string {
    return new Date(at).toISOString().replace('Z', '000+00:00');
  }

  /** The guild, channel or person behind a reference; throws when this world has none: a mistake of the caller. */
  guild(ref: Ref): Guild {
    return found(this.guilds.get(idOf(ref)), 'guild', ref);
  }
  channel(ref: Ref): Channel {
    return found(this.channels.get(idOf(ref)), 'channel', ref);
  }
  person(ref: Ref): Person {
    return found(this.people.get(idOf(ref)), 'user', ref);
  }
}

/** A user as Discord describes one. */
export function makeUser(id: string, name: string, bot = false): APIUser {
  return {
    id,
    username: bot ? name : name.toLowerCase().replaceAll(' ', '_'),
    discriminator: bot ? '0001' : '0',
    global_name: bot ? null : name,
    avatar: null,
    primary_guild: null,
    bot,
    public_flags: NONE,
    flags: NONE,
  };
}

function found<T>(value: T | undefined, what: string, ref: Ref): T {
  if (value === undefined) throw new Error(`no ${what} ${idOf(ref)} in this world`);
  return value;
}
