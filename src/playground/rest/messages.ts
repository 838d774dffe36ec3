import { ChannelType } from 'discord-api-types/v10';
import { checkMessage } from '../limits/index.ts';
import type { MessageBody } from '../world/body.ts';
import { archiveThread } from '../world/channels.ts';
import { createMessage, deleteMessage, editMessage } from '../world/messages.ts';
import type { Channel, Message } from '../world/model.ts';
import { can } from '../world/permissions.ts';
import type { World } from '../world/world.ts';
import { channelOf, insistOn, insistOnWriting, messageOf } from './access.ts';
import { insist, refusal } from './error.ts';
import { NOTHING, okMessage, param, type RestAnswer, type RestRequest, type Route, route } from './route.ts';

/** How far back a nonce is remembered, in milliseconds: « the past few minutes ». */
const NONCE_LIFE = 5 * 60_000;
const SILENT_KINDS: readonly ChannelType[] = [ChannelType.GuildCategory, ChannelType.GuildForum];

function create(world: World, request: RestRequest): RestAnswer {
  const channel = channelOf(world, request);
  if (SILENT_KINDS.includes(channel.type)) throw refusal(50008);
  insistOnWriting(world, channel);
  insist(checkMessage(request.body, { files: request.files.length }));
  // The check has just established the shape.
  const body = request.body as MessageBody;
  return okMessage(post(world, channel, body, request));
}

/** Posts a checked message of the bot in a channel where it may write. */
export function post(world: World, channel: Channel, body: MessageBody, request: RestRequest): Message {
  if (body.embeds?.length) insistOn(world, channel, 'EmbedLinks');
  if (request.files.length > 0) insistOn(world, channel, 'AttachFiles');
  if (channel.recipients.some(({ id }) => !world.person(id).acceptsMessages)) throw refusal(50007);
  const twin = body.enforce_nonce ? sentBefore(world, channel, body) : undefined;
  if (twin) return twin;
  const answered = answeredBy(world, channel, body);
  reopen(world, channel);
  return createMessage(world, channel, body, { authorId: world.bot.id, files: request.files, answered });
}

function sentBefore(world: World, channel: Channel, body: MessageBody): Message | undefined {
  if (body.nonce === undefined) return undefined;
  return [...channel.messages.values()].find(
    ({ data }) =>
      data.author.id === world.bot.id &&
      data.nonce === body.nonce &&
      world.clock.now() - Date.parse(data.timestamp) < NONCE_LIFE,
  );
}

function answeredBy(world: World, channel: Channel, body: MessageBody): Message | null {
  const reference = body.message_reference;
  if (!reference) return null;
  if (!can(world, world.bot.id, channel, 'ReadMessageHistory')) throw refusal(160002);
  const answered = channel.messages.get(reference.message_id ?? '') ?? null;
  if (!answered && (reference.fail_if_not_exists ?? true))
    insist([{ path: ['message_reference'], code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' }]);
  return answered;
}

/** A message opens an archived thread again, unless it is locked and the bot does not rule over threads. */
function reopen(world: World, channel: Channel): void {
  if (!channel.thread?.archived) return;
  if (channel.thread.locked && !can(world, world.bot.id, channel, 'ManageThreads')) throw refusal(50083);
  archiveThread(world, channel, { archived: false });
}

function edit(world: World, request: RestRequest): RestAnswer {
  const channel = channelOf(world, request);
  const message = messageOf(channel, request);
  if (message.data.author.id !== world.bot.id) throw refusal(50005);
  if (channel.thread?.archived) throw refusal(50083);
  insist(checkMessage(request.body, { editing: true, files: request.files.length }));
  // The check has just established the shape.
  editMessage(world, message, request.body as MessageBody, request.files);
  return okMessage(message);
}

function remove(world: World, request: RestRequest): RestAnswer {
  const channel = channelOf(world, request);
  const message = messageOf(channel, request);
  if (message.data.author.id !== world.bot.id) insistOn(world, channel, 'ManageMessages');
  if (channel.thread?.archived) throw refusal(50083);
  deleteMessage(world, message);
  return NOTHING;
}

function type(world: World, request: RestRequest): RestAnswer {
  const channel = channelOf(world, request);
  insistOnWriting(world, channel);
  world.hub.tell({ kind: 'world', what: `typing ${param(request, 'channel')}` });
  return NOTHING;
}

export const messageRoutes: readonly Route[] = [
  route('POST', '/channels/:channel/messages', create),
  route('PATCH', '/channels/:channel/messages/:message', edit),
  route('DELETE', '/channels/:channel/messages/:message', remove),
  route('POST', '/channels/:channel/typing', type),
];
