import { MessageFlags } from 'discord-api-types/v10';
import { checkMessage } from '../limits/index.ts';
import { answerTo } from '../world/answers.ts';
import type { MessageBody } from '../world/body.ts';
import { tokenLives } from '../world/interactions.ts';
import { deleteMessage, editMessage } from '../world/messages.ts';
import type { Interaction, Message } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { insistOnOpening } from './access.ts';
import { insist, refusal } from './error.ts';
import {
  NOTHING,
  okMessage,
  openRoute,
  param,
  type RestAnswer,
  type RestRequest,
  type Route,
} from './route.ts';

/** The interaction whose token stands in the path: acknowledged, and not older than a quarter of an hour. */
function interactionOf(world: World, request: RestRequest): Interaction {
  const interaction = world.interactions.get(param(request, 'token'));
  if (!interaction || param(request, 'webhook') !== world.application.id) throw refusal(10015);
  if (!tokenLives(world, interaction)) throw refusal(50027);
  if (!interaction.acknowledged) throw refusal(10015);
  return interaction;
}

/** The message meant by `@original` or an id, among those of this interaction. */
function messageOf(world: World, request: RestRequest, interaction: Interaction): Message {
  const named = param(request, 'message');
  const own = [interaction.original, ...interaction.followUps].find((message) =>
    named === '@original' ? message === interaction.original : message?.id === named,
  );
  if (!world.channels.has(interaction.channelId)) throw refusal(10003);
  if (!own || !world.channel(own.channelId).messages.has(own.id)) throw refusal(10008);
  return own;
}

/** A checked message of the bot. */
function bodyOf(request: RestRequest, editing: boolean): MessageBody {
  insist(checkMessage(request.body, { files: request.files.length, editing }));
  // The check has just established the shape.
  return request.body as MessageBody;
}

/** An archived thread takes no change. */
function insistOnOpenThread(world: World, message: Message): void {
  if (world.channels.get(message.channelId)?.thread?.archived) throw refusal(50083);
}

/**
 * POST: a follow-up. Right after an announced answer it *is* that answer, and keeps who can see it: so Discord does for
 * old bots.
 */
function followUp(world: World, request: RestRequest): RestAnswer {
  const interaction = interactionOf(world, request);
  const body = bodyOf(request, false);
  const announced = interaction.original;
  const waiting = announced && Boolean((announced.data.flags ?? 0) & MessageFlags.Loading);
  if (announced && waiting && world.channels.get(announced.channelId)?.messages.has(announced.id)) {
    insistOnOpenThread(world, announced);
    editMessage(world, announced, body, request.files);
    interaction.pending = false;
    return okMessage(announced);
  }
  insistOnOpening(world, interaction);
  const message = answerTo(world, interaction, body, request.files);
  interaction.followUps.push(message);
  world.hub.tell({ kind: 'message', channel: message.channelId, message: message.id });
  return okMessage(message);
}

function edit(world: World, request: RestRequest): RestAnswer {
  const interaction = interactionOf(world, request);
  const message = messageOf(world, request, interaction);
  insistOnOpenThread(world, message);
  const body = bodyOf(request, true);
  if (message === interaction.original) interaction.pending = false;
  editMessage(world, message, body, request.files);
  return okMessage(message);
}

function read(world: World, request: RestRequest): RestAnswer {
  return okMessage(messageOf(world, request, interactionOf(world, request)));
}

function remove(world: World, request: RestRequest): RestAnswer {
  const interaction = interactionOf(world, request);
  const message = messageOf(world, request, interaction);
  insistOnOpenThread(world, message);
  if (message === interaction.original) interaction.pending = false;
  deleteMessage(world, message);
  return NOTHING;
}

export const webhookRoutes: readonly Route[] = [
  openRoute('POST', '/webhooks/:webhook/:token', followUp),
  openRoute('GET', '/webhooks/:webhook/:token/messages/:message', read),
  openRoute('PATCH', '/webhooks/:webhook/:token/messages/:message', edit),
  openRoute('DELETE', '/webhooks/:webhook/:token/messages/:message', remove),
];
