import { type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10';
import { NONE } from '../snowflake.ts';
import { keptAttachments, keptComponents, keptEmbed, type MessageBody } from './body.ts';
import type { Channel, Message, UploadedFile } from './model.ts';
import { allowedIn, mentionsIn, whomToCall } from './pings.ts';
import { guildOf, tellDeletion, tellMessage } from './tell-message.ts';
import type { World } from './world.ts';

/** What a message is besides its body. */
interface Circumstances {
  readonly authorId: string;
  readonly files?: readonly UploadedFile[];
  /** Whom it is for when it is ephemeral. */
  readonly visibleTo?: string | null;
  readonly type?: MessageType;
  readonly answered?: Message | null;
  /** Only announced: « réfléchit… ». */
  readonly loading?: boolean;
  /** Fields that only answers to interactions have. */
  readonly extra?: Partial<APIMessage>;
}

/** The flags a sender may set; the rest is Discord's. */
const OWN_FLAGS = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications;

/** Posts a message. The gateway hears of it as far as intents allow; nobody hears of an ephemeral one. */
export function createMessage(
  world: World,
  channel: Channel,
  body: MessageBody,
  around: Circumstances,
): Message {
  const visibleTo = around.visibleTo ?? null;
  const answered = around.answered ?? null;
  const mentions = allowedIn(mentionsIn(body.content ?? ''), body.allowed_mentions);
  const replied = body.allowed_mentions ? (body.allowed_mentions.replied_user ?? false) : true;
  const calls =
    visibleTo === null && !around.loading
      ? whomToCall(world, channel, around.authorId, mentions, replied ? answered : null)
      : [];
  const data = emptyMessage(world, channel, around);
  const message: Message = {
    id: data.id,
    channelId: channel.id,
    data,
    visibleTo,
    pings: calls,
    files: new Map(),
  };
  data.mentions = mentions.users.flatMap((id) => world.people.get(id)?.user ?? []);
  data.mention_roles = [...mentions.roles];
  data.mention_everyone = mentions.everyone;
  data.flags =
    ((body.flags ?? 0) & OWN_FLAGS) |
    (visibleTo === null ? 0 : MessageFlags.Ephemeral) |
    (around.loading ? MessageFlags.Loading : 0);
  if (answered)
    data.message_reference = {
      type: 0,
      message_id: answered.id,
      channel_id: channel.id,
      ...guildOf(channel),
    };
  if (answered) data.referenced_message = answered.data;
  if (body.nonce !== undefined) data.nonce = body.nonce;
  fill(world, message, body, around.files ?? []);
  channel.messages.set(message.id, message);
  tellMessage(world, channel, message, 'MESSAGE_CREATE');
  return message;
}

function emptyMessage(world: World, channel: Channel, around: Circumstances): APIMessage {
  return {
    id: world.ids.next(),
    type: around.type ?? (around.answered ? MessageType.Reply : MessageType.Default),
    channel_id: channel.id,
    author: world.person(around.authorId).user,
    content: '',
    timestamp: world.timestamp(),
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    flags: NONE,
    ...around.extra,
  };
}

/** Puts what a body says into a message; what it leaves out stays as it was. */
function fill(world: World, message: Message, body: MessageBody, files: readonly UploadedFile[]): void {
  const { data } = message;
  if (body.content !== undefined) data.content = body.content?.trim() ?? '';
  if (body.embeds !== undefined) data.embeds = (body.embeds ?? []).map(keptEmbed);
  if (body.components !== undefined) data.components = keptComponents(body.components ?? []);
  data.attachments = keptAttachments(world, message, data.attachments, body, files);
}

/** Changes a message; calls nobody, whatever it now mentions. Ends the « réfléchit… » of an announced answer. */
export function editMessage(
  world: World,
  message: Message,
  body: MessageBody,
  files: readonly UploadedFile[] = [],
): void {
  const { data } = message;
  const announced = Boolean((data.flags ?? 0) & MessageFlags.Loading);
  const kept = (data.flags ?? 0) & MessageFlags.Ephemeral;
  data.flags = kept | ((body.flags ?? data.flags ?? 0) & OWN_FLAGS);
  if (!announced) data.edited_timestamp = world.timestamp();
  fill(world, message, body, files);
  const channel = world.channels.get(message.channelId);
  if (channel) tellMessage(world, channel, message, 'MESSAGE_UPDATE');
}

/** Removes a message from its channel. */
export function deleteMessage(world: World, message: Message): void {
  const channel = world.channels.get(message.channelId);
  if (!channel?.messages.delete(message.id)) return;
  tellDeletion(world, channel, message);
}
