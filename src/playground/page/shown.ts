import type { APIApplicationCommand, APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Scene } from './scenes/scene.ts';

/** A person as the page shows one. */
export interface PagePerson {
  readonly id: string;
  readonly name: string;
  /** Names of the roles on the server. */
  readonly roles: readonly string[];
  /** Whether the page plays this person; the others can be named. */
  readonly played: boolean;
  readonly bot: boolean;
  /** Names of the commands offered on the server, and in the private conversation with the bot. */
  readonly offered: { readonly guild: readonly string[]; readonly direct: readonly string[] };
}

export interface PageChannel {
  readonly id: string;
  readonly name: string;
  readonly kind: 'text' | 'thread' | 'direct';
  /** The channel of a thread. */
  readonly parent: string | null;
  /** Ids of the played people who see it. */
  readonly seers: readonly string[];
  readonly archived: boolean;
}

export interface PageAttachment {
  readonly id: string;
  readonly filename: string;
  readonly size: number;
  readonly type: string;
  readonly url: string;
  readonly description: string | null;
}

export interface PageMessage {
  readonly id: string;
  readonly channel: string;
  /** Ids of the played people who see it. */
  readonly seers: readonly string[];
  readonly author: { readonly id: string; readonly name: string; readonly bot: boolean };
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly edited: boolean;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly attachments: readonly PageAttachment[];
  /** Only announced: « réfléchit… ». */
  readonly loading: boolean;
  readonly ephemeral: boolean;
  /** Ids of the people whom its arrival called. */
  readonly pings: readonly string[];
  /** The command that it answers: `/fiche creer`, and who gave it. */
  readonly command: { readonly name: string; readonly user: string } | null;
  /** The message that it answers. */
  readonly answers: { readonly id: string; readonly author: string; readonly words: string } | null;
}

/** Everything but messages. */
export interface PageWorld {
  readonly guild: string;
  readonly bot: string;
  readonly people: readonly PagePerson[];
  readonly channels: readonly PageChannel[];
  readonly roles: readonly { readonly id: string; readonly name: string }[];
  readonly commands: readonly APIApplicationCommand[];
  /** The scenes that can be played with the commands there are. */
  readonly scenes: readonly Scene[];
}

/** One thing that the bot was told or sent, for the inspector. */
export interface Trace {
  readonly number: number;
  readonly at: number;
  readonly way: 'received' | 'sent';
  /** `INTERACTION_CREATE`, or method and path. */
  readonly title: string;
  /** HTTP status of what was sent, `null` for an event. */
  readonly status: number | null;
  readonly body: unknown;
  readonly answer: unknown;
}
