import {
  type APIMessage,
  ApplicationIntegrationType,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import type { MessageBody } from './body.ts';
import { createMessage } from './messages.ts';
import type { Interaction, Message, UploadedFile } from './model.ts';
import type { World } from './world.ts';

/**
 * Posts a message in the name of an interaction: an answer, or, once there is one, a follow-up. What the bot may do in the
 * channel does not matter; an ephemeral one is for the person of the interaction.
 */
export function answerTo(
  world: World,
  interaction: Interaction,
  body: MessageBody,
  files: readonly UploadedFile[],
  { loading = false }: { readonly loading?: boolean } = {},
): Message {
  const channel = world.channel(interaction.channelId);
  const ephemeral = Boolean((body.flags ?? 0) & MessageFlags.Ephemeral);
  const answered = interaction.original ?? interaction.source;
  const first = interaction.type === InteractionType.ApplicationCommand && interaction.original === null;
  return createMessage(world, channel, body, {
    authorId: world.bot.id,
    files,
    loading,
    visibleTo: ephemeral ? interaction.userId : null,
    type: first ? MessageType.ChatInputCommand : answered ? MessageType.Reply : MessageType.Default,
    answered: first ? null : answered,
    extra: {
      webhook_id: world.application.id,
      application_id: world.application.id,
      interaction_metadata: metadata(world, interaction),
    },
  });
}

function metadata(world: World, interaction: Interaction): NonNullable<APIMessage['interaction_metadata']> {
  const channel = world.channel(interaction.channelId);
  const owners =
    channel.guildId === null
      ? { [ApplicationIntegrationType.UserInstall]: interaction.userId }
      : { [ApplicationIntegrationType.GuildInstall]: channel.guildId };
  // The union has one member per type of interaction, with the same fields but for those that are told below.
  return {
    id: interaction.id,
    type: interaction.type,
    user: world.person(interaction.userId).user,
    authorizing_integration_owners: owners,
    ...(interaction.original ? { original_response_message_id: interaction.original.id } : {}),
    ...(interaction.type === InteractionType.MessageComponent && interaction.source
      ? { interacted_message_id: interaction.source.id }
      : {}),
    ...(interaction.opener ? { triggering_interaction_metadata: metadata(world, interaction.opener) } : {}),
  } as NonNullable<APIMessage['interaction_metadata']>;
}
