import {
  type APIApplicationCommandOptionChoice,
  type APIModalInteractionResponseCallbackData,
  InteractionResponseType,
  InteractionType,
} from 'discord-api-types/v10';
import { checkInteractionResponse } from '../limits/index.ts';
import { answerTo } from '../world/answers.ts';
import type { MessageBody } from '../world/body.ts';
import { isLate } from '../world/interactions.ts';
import { editMessage } from '../world/messages.ts';
import type { Interaction, Message } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { insistOnOpening } from './access.ts';
import { insist, refusal } from './error.ts';
import { NOTHING, ok, openRoute, param, type RestAnswer, type RestRequest, type Route } from './route.ts';

interface Callback {
  readonly type: InteractionResponseType;
  readonly data?: object;
}

const { ApplicationCommand, ApplicationCommandAutocomplete, MessageComponent, ModalSubmit } = InteractionType;

/** POST /interactions/:id/:token/callback: the first answer to an interaction. */
function answerInteraction(world: World, request: RestRequest): RestAnswer {
  const interaction = world.interactions.get(param(request, 'token'));
  if (!interaction || interaction.id !== param(request, 'interaction') || world.tokensAreDead)
    throw refusal(10062);
  if (isLate(world, interaction)) throw refusal(10062);
  if (interaction.acknowledged) throw refusal(40060);
  insist(checkInteractionResponse(request.body, { files: request.files.length }));
  // The check has just established the shape.
  const callback = request.body as Callback;
  insistOnType(interaction, callback.type);
  if (interaction.type !== ApplicationCommandAutocomplete) insistOnOpening(world, interaction);
  apply(world, interaction, callback, request);
  interaction.acknowledged = { type: callback.type, at: world.clock.now() };
  world.hub.tell({ kind: 'acknowledged', interaction: interaction.id });
  return request.query.get('with_response') === 'true' ? ok(described(interaction, callback.type)) : NOTHING;
}

/** Which interactions each answer fits. */
const FITS: Partial<Record<InteractionResponseType, readonly InteractionType[]>> = {
  [InteractionResponseType.ChannelMessageWithSource]: [ApplicationCommand, MessageComponent, ModalSubmit],
  [InteractionResponseType.DeferredChannelMessageWithSource]: [
    ApplicationCommand,
    MessageComponent,
    ModalSubmit,
  ],
  [InteractionResponseType.DeferredMessageUpdate]: [MessageComponent, ModalSubmit],
  [InteractionResponseType.UpdateMessage]: [MessageComponent, ModalSubmit],
  [InteractionResponseType.ApplicationCommandAutocompleteResult]: [ApplicationCommandAutocomplete],
  [InteractionResponseType.Modal]: [ApplicationCommand, MessageComponent],
};

function insistOnType(interaction: Interaction, type: InteractionResponseType): void {
  const updates = [InteractionResponseType.DeferredMessageUpdate, InteractionResponseType.UpdateMessage];
  const fits = FITS[type]?.includes(interaction.type) && (interaction.source || !updates.includes(type));
  if (fits) return;
  insist([
    {
      path: ['type'],
      code: 'INTERACTION_RESPONSE_INVALID_TYPE',
      message: `Response type ${type} is not valid for interaction type ${interaction.type}`,
    },
  ]);
}

function apply(world: World, interaction: Interaction, callback: Callback, request: RestRequest): void {
  // Each type of answer has the data that the check held against it.
  const body = (callback.data ?? {}) as MessageBody;
  switch (callback.type) {
    case InteractionResponseType.ChannelMessageWithSource:
      interaction.original = answerTo(world, interaction, body, request.files);
      break;
    case InteractionResponseType.DeferredChannelMessageWithSource:
      interaction.original = answerTo(world, interaction, { flags: body.flags ?? 0 }, [], { loading: true });
      interaction.pending = true;
      break;
    case InteractionResponseType.DeferredMessageUpdate:
      interaction.original = interaction.source;
      interaction.pending = true;
      break;
    case InteractionResponseType.UpdateMessage:
      interaction.original = interaction.source;
      if (interaction.source) update(world, interaction.source, body, request);
      break;
    case InteractionResponseType.Modal:
      interaction.modal = callback.data as APIModalInteractionResponseCallbackData;
      break;
    default:
      interaction.choices = (callback.data as { choices: APIApplicationCommandOptionChoice[] }).choices;
  }
}

function update(world: World, source: Message, body: MessageBody, request: RestRequest): void {
  if (!world.channel(source.channelId).messages.has(source.id)) throw refusal(10008);
  editMessage(world, source, body, request.files);
}

/** Answers after which there is nothing new to show. */
const makesNothing: readonly InteractionResponseType[] = [
  InteractionResponseType.ApplicationCommandAutocompleteResult,
  InteractionResponseType.Modal,
];

function described(interaction: Interaction, type: InteractionResponseType) {
  const message = interaction.original;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      channel_id: interaction.channelId,
      ...(message
        ? {
            response_message_id: message.id,
            response_message_loading: type === InteractionResponseType.DeferredChannelMessageWithSource,
            response_message_ephemeral: message.visibleTo !== null,
          }
        : {}),
    },
    ...(makesNothing.includes(type)
      ? {}
      : { resource: { type, ...(message ? { message: structuredClone(message.data) } : {}) } }),
  };
}

export const callbackRoutes: readonly Route[] = [
  openRoute('POST', '/interactions/:interaction/:token/callback', answerInteraction),
];
