import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIOverwrite,
  APIRole,
  APIUser,
  ChannelType,
  InteractionResponseType,
  InteractionType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';

/** The name of a permission as discord-api-types spells it: `ViewChannel`. */
export type Permission = keyof typeof PermissionFlagsBits;

/** A thing of the world or its id. */
export type Ref = string | { readonly id: string };

/** The id behind a {@link Ref}. */
export function idOf(ref: Ref): string {
  return typeof ref === 'string' ? ref : ref.id;
}

export interface Person {
  readonly id: string;
  readonly user: APIUser;
  /** False when this person takes no private messages from the bot. */
  readonly acceptsMessages: boolean;
  readonly locale: string;
}

export interface Member {
  readonly user: APIUser;
  roles: string[];
  nick: string | null;
  readonly joinedAt: string;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly roles: Map<string, APIRole>;
  readonly members: Map<string, Member>;
  /** False while Discord has trouble with this server. */
  available: boolean;
}

interface Thread {
  readonly ownerId: string;
  readonly members: Set<string>;
  archived: boolean;
  locked: boolean;
  archivedAt: string;
  readonly createdAt: string;
}

export interface Channel {
  readonly id: string;
  readonly type: ChannelType;
  name: string;
  readonly guildId: string | null;
  /** The category of a channel, the channel of a thread. */
  readonly parentId: string | null;
  readonly overwrites: Map<string, APIOverwrite>;
  /** The person at the other end of a private conversation. */
  readonly recipients: readonly APIUser[];
  readonly thread: Thread | null;
  readonly messages: Map<string, Message>;
}

export interface UploadedFile {
  /** The name of its part: `files[0]`. */
  readonly part: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A message with what Discord knows about it and does not send. */
export interface Message {
  readonly id: string;
  readonly channelId: string;
  readonly data: APIMessage;
  /** Whom an ephemeral message was made for; `null` when the channel sees it. */
  readonly visibleTo: string | null;
  /** Ids of the people whom its arrival called. Edits call nobody. */
  readonly pings: readonly string[];
  readonly files: Map<string, UploadedFile>;
}

/** A message as a person sees it: Discord's fields, and whom its arrival called. */
export type SeenMessage = APIMessage & {
  readonly pings: readonly string[];
  readonly visibleTo: string | null;
};

export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly userId: string;
  readonly channelId: string;
  readonly createdAt: number;
  /** What the bot received. */
  readonly payload: object;
  /** The message whose button or menu was used. */
  readonly source: Message | null;
  /** For a form: the interaction that opened it. */
  readonly opener: Interaction | null;
  acknowledged: { readonly type: InteractionResponseType; readonly at: number } | null;
  /** True once three seconds went by without an acknowledgement. */
  failed: boolean;
  /** What `@original` means. */
  original: Message | null;
  /** True while the answer is only announced: « réfléchit… ». */
  pending: boolean;
  readonly followUps: Message[];
  choices: readonly APIApplicationCommandOptionChoice[] | null;
  modal: APIModalInteractionResponseCallbackData | null;
}

export type Command = APIApplicationCommand;
