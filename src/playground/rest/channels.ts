import { ChannelType } from 'discord-api-types/v10';
import { checkMessage } from '../limits/index.ts';
import type { MessageBody } from '../world/body.ts';
import { addThread, archiveThread, deleteChannel } from '../world/channels.ts';
import type { Channel } from '../world/model.ts';
import { can } from '../world/permissions.ts';
import { channelOnWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { channelOf, insistOn, messageOf } from './access.ts';
import { insist, refusal } from './error.ts';
import { post } from './messages.ts';
import { NOTHING, ok, type RestAnswer, type RestRequest, type Route, route } from './route.ts';

/** A thread as the bot asks for one. */
interface ThreadBody {
  readonly name?: string;
  readonly type?: ChannelType;
  readonly archived?: boolean;
  readonly locked?: boolean;
  readonly message?: unknown;
}

function read(world: World, request: RestRequest): RestAnswer {
  return ok(channelOnWire(channelOf(world, request)));
}

/** The body as an object; each handler checks the fields it uses. */
function bodyOf(request: RestRequest): ThreadBody {
  return (typeof request.body === 'object' && request.body !== null ? request.body : {}) as ThreadBody;
}

function insistOnName(name: string | undefined): string {
  if (name === undefined)
    insist([{ path: ['name'], code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }]);
  if (name === undefined || name.length < 1 || name.length > 100)
    insist([
      {
        path: ['name'],
        code: 'BASE_TYPE_BAD_LENGTH',
        message: 'Must be between 1 and 100 in length.',
      },
    ]);
  return name ?? '';
}

function startThread(world: World, request: RestRequest): RestAnswer {
  const parent = channelOf(world, request);
  const body = bodyOf(request);
  const name = insistOnName(body.name);
  if (parent.type === ChannelType.GuildForum) return startPost(world, parent, name, request);
  if (parent.thread || parent.guildId === null) throw refusal(50024);
  const hidden = (body.type ?? ChannelType.PrivateThread) === ChannelType.PrivateThread;
  insistOn(world, parent, hidden ? 'CreatePrivateThreads' : 'CreatePublicThreads');
  return { status: 201, body: channelOnWire(addThread(world, parent, { name, private: hidden })) };
}

function startPost(world: World, forum: Channel, name: string, request: RestRequest): RestAnswer {
  insistOn(world, forum, 'SendMessages');
  const message = bodyOf(request).message;
  insist(checkMessage(message ?? {}, { files: request.files.length }));
  const thread = addThread(world, forum, { name });
  // The check has just established the shape.
  const first = post(world, thread, message as MessageBody, request);
  return { status: 201, body: { ...channelOnWire(thread), message: first.data } };
}

function startThreadFromMessage(world: World, request: RestRequest): RestAnswer {
  const parent = channelOf(world, request);
  const message = messageOf(parent, request);
  insistOn(world, parent, 'CreatePublicThreads');
  if (world.channels.has(message.id)) throw refusal(160004);
  const thread = addThread(world, parent, { name: insistOnName(bodyOf(request).name), id: message.id });
  return { status: 201, body: channelOnWire(thread) };
}

function change(world: World, request: RestRequest): RestAnswer {
  const channel = channelOf(world, request);
  const { name, archived, locked } = bodyOf(request);
  if (!channel.thread) insistOn(world, channel, 'ManageChannels');
  else insistOnThreadRights(world, channel, channel.thread, archived, locked);
  if (name !== undefined) channel.name = insistOnName(name);
  if (channel.thread && (archived !== undefined || locked !== undefined))
    archiveThread(world, channel, {
      archived: archived ?? channel.thread.archived,
      locked: locked ?? channel.thread.locked,
    });
  return ok(channelOnWire(channel));
}

/** Who may write in a thread may open it again; the rest is for its owner and for those who rule over threads. */
function insistOnThreadRights(
  world: World,
  channel: Channel,
  thread: NonNullable<Channel['thread']>,
  archived: boolean | undefined,
  locked: boolean | undefined,
): void {
  if (thread.archived && archived === undefined) throw refusal(50083);
  if (can(world, world.bot.id, channel, 'ManageThreads')) return;
  const reopening = archived === false && !thread.locked;
  const own =
    thread.ownerId === world.bot.id ||
    (reopening && can(world, world.bot.id, channel, 'SendMessagesInThreads'));
  if (locked !== undefined || !own) throw refusal(50013);
}

function remove(world: World, request: RestRequest): RestAnswer {
  const channel = channelOf(world, request);
  insistOn(world, channel, channel.thread ? 'ManageThreads' : 'ManageChannels');
  const body = channelOnWire(channel);
  deleteChannel(world, channel);
  return ok(body);
}

function membership(world: World, request: RestRequest): RestAnswer {
  const { thread } = channelOf(world, request);
  if (!thread) throw refusal(50024);
  if (thread.archived) throw refusal(50083);
  const named = request.params['user'];
  const id = named === undefined || named === '@me' ? world.bot.id : named;
  if (request.method === 'PUT') thread.members.add(id);
  else thread.members.delete(id);
  return NOTHING;
}

export const channelRoutes: readonly Route[] = [
  route('GET', '/channels/:channel', read),
  route('PATCH', '/channels/:channel', change),
  route('DELETE', '/channels/:channel', remove),
  route('POST', '/channels/:channel/threads', startThread),
  route('POST', '/channels/:channel/messages/:message/threads', startThreadFromMessage),
  route('PUT', '/channels/:channel/thread-members/:user', membership),
  route('DELETE', '/channels/:channel/thread-members/:user', membership),
];
