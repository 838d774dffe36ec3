import { type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { byAge } from '../snowflake.ts';
import type { Channel, Interaction, Message, Person } from '../world/model.ts';
import { can } from '../world/permissions.ts';
import type { World } from '../world/world.ts';
import type { PageMessage } from './shown.ts';

/** A message as the page shows it; `null` when it is gone or nobody who is played sees it. */
export function messageView(
  { world }: Discord,
  people: readonly Person[],
  channelId: string,
  messageId: string,
): PageMessage | null {
  const channel = world.channels.get(channelId);
  const message = channel?.messages.get(messageId);
  if (!channel || !message) return null;
  const id = message.data.interaction_metadata?.id;
  const interaction = [...world.interactions.values()].find((one) => one.id === id);
  return view(world, people, channel, message, interaction);
}

/** Every message that somebody who is played sees, oldest first. */
export function allMessages({ world }: Discord, people: readonly Person[]): PageMessage[] {
  const interactions = new Map([...world.interactions.values()].map((one) => [one.id, one]));
  return [...world.channels.values()]
    .flatMap((channel) =>
      [...channel.messages.values()].map((message) => {
        const interaction = interactions.get(message.data.interaction_metadata?.id ?? '');
        return view(world, people, channel, message, interaction);
      }),
    )
    .filter((message) => message !== null)
    .sort((a, b) => byAge(a.id, b.id));
}

function view(
  world: World,
  people: readonly Person[],
  channel: Channel,
  message: Message,
  interaction: Interaction | undefined,
): PageMessage | null {
  const { data, visibleTo } = message;
  const seers = people
    .map(({ id }) => id)
    .filter((id) => (visibleTo === null || visibleTo === id) && can(world, id, channel, 'ViewChannel'));
  if (seers.length === 0) return null;
  const flags = data.flags ?? 0;
  return {
    id: message.id,
    channel: channel.id,
    seers,
    author: { id: data.author.id, name: nameOf(data.author), bot: data.author.bot ?? false },
    content: data.content,
    at: Date.parse(data.timestamp),
    edited: data.edited_timestamp !== null,
    embeds: data.embeds,
    components: data.components ?? [],
    attachments: data.attachments.map((file) => ({
      id: file.id,
      filename: file.filename,
      size: file.size,
      type: file.content_type ?? '',
      url: new URL(file.url).pathname,
      description: file.description ?? null,
    })),
    loading: Boolean(flags & MessageFlags.Loading),
    ephemeral: visibleTo !== null,
    pings: message.pings,
    command: commandOf(world, message, interaction),
    answers: answersOf(data),
  };
}

/** A person's name as others see it. */
export function nameOf(user: { readonly username: string; readonly global_name?: string | null }): string {
  return user.global_name ?? user.username;
}

function commandOf(
  world: World,
  { data }: Message,
  interaction: Interaction | undefined,
): PageMessage['command'] {
  // The first answer to a command has a kind of its own; follow-ups have the same metadata.
  if (!interaction || data.type !== MessageType.ChatInputCommand) return null;
  const said = commandIn(interaction.payload);
  return said === null ? null : { name: said, user: nameOf(world.person(interaction.userId).user) };
}

/** `/fiche creer` for the payload of a command, `null` for any other. */
function commandIn(payload: object): string | null {
  const data = 'data' in payload ? (payload.data as Named) : null; // the stand-in made it itself
  if (!data?.name) return null;
  const words: string[] = [];
  for (
    let at: Named | undefined = data;
    at?.name;
    at = at.options?.find(({ type }) => type === 1 || type === 2)
  )
    words.push(at.name);
  return `/${words.join(' ')}`;
}

interface Named {
  readonly name?: string;
  readonly type?: number;
  readonly options?: readonly Named[];
}

function answersOf({ referenced_message: before }: APIMessage): PageMessage['answers'] {
  if (!before) return null;
  const words = before.content || before.embeds[0]?.title || before.embeds[0]?.description || 'un message';
  return { id: before.id, author: nameOf(before.author), words };
}
