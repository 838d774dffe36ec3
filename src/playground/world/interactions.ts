import { randomBytes } from 'node:crypto';
import type { InteractionType } from 'discord-api-types/v10';
import type { Channel, Guild, Interaction, Message } from './model.ts';
import { permissionsIn } from './permissions.ts';
import { channelOnWire, memberOnWire } from './wire.ts';
import type { World } from './world.ts';

/** How long a bot may stay silent, in milliseconds. */
const WINDOW = 3_000;
/** How long the token of an interaction lives, in milliseconds. */
const TOKEN_LIFE = 15 * 60_000;

/** What a person does: `data` is the part of the payload that is particular to the type. */
export interface Doing {
  readonly type: InteractionType;
  readonly userId: string;
  readonly channel: Channel;
  readonly data: object;
  readonly source?: Message | null;
  /** The interaction that opened the form which is sent. */
  readonly opener?: Interaction | null;
}

/** Begins an interaction: the bot is told through the gateway and has {@link WINDOW} to react. */
export function beginInteraction(world: World, doing: Doing): Interaction {
  const id = world.ids.next();
  const token = randomBytes(48).toString('base64url');
  const interaction: Interaction = {
    id,
    token,
    type: doing.type,
    userId: doing.userId,
    channelId: doing.channel.id,
    createdAt: world.clock.now(),
    payload: payload(world, doing, id, token),
    source: doing.source ?? null,
    opener: doing.opener ?? null,
    acknowledged: null,
    failed: false,
    original: null,
    pending: false,
    followUps: [],
    choices: null,
    modal: null,
  };
  world.interactions.set(token, interaction);
  world.clock.after(WINDOW + 1, () => giveUp(world, interaction));
  world.hub.tell({ kind: 'interaction', interaction: id });
  world.dispatch('INTERACTION_CREATE', interaction.payload, 0);
  return interaction;
}

function giveUp(world: World, interaction: Interaction): void {
  if (interaction.acknowledged) return;
  interaction.failed = true;
  world.hub.tell({ kind: 'failed', interaction: interaction.id });
}

/** Whether the three seconds went by in silence. */
export function isLate(world: World, interaction: Interaction): boolean {
  return !interaction.acknowledged && world.clock.now() - interaction.createdAt > WINDOW;
}

/** Whether the token of an interaction still opens anything. */
export function tokenLives(world: World, interaction: Interaction): boolean {
  return !world.tokensAreDead && world.clock.now() - interaction.createdAt < TOKEN_LIFE;
}

function payload(world: World, doing: Doing, id: string, token: string): object {
  const { channel, userId } = doing;
  const person = world.person(userId);
  const guild = channel.guildId === null ? null : world.guild(channel.guildId);
  const permissions = permissionsIn(world, userId, channel).toString();
  return {
    id,
    token,
    type: doing.type,
    version: 1,
    application_id: world.application.id,
    channel_id: channel.id,
    channel: { ...channelOnWire(channel), permissions },
    locale: person.locale,
    app_permissions: permissionsIn(world, world.bot.id, channel).toString(),
    entitlements: [],
    attachment_size_limit: 10_485_760,
    authorizing_integration_owners: guild ? { 0: guild.id } : { 1: userId },
    context: guild ? 0 : 1,
    data: doing.data,
    ...(doing.source ? { message: structuredClone(doing.source.data) } : {}),
    ...(guild ? guildPart(guild, userId, permissions) : { user: person.user }),
  };
}

function guildPart(guild: Guild, userId: string, permissions: string): object {
  const member = guild.members.get(userId);
  if (!member) throw new Error(`${userId} is no member of ${guild.name}`);
  return {
    guild_id: guild.id,
    guild: { id: guild.id, locale: 'fr', features: [] },
    guild_locale: 'fr',
    member: { ...memberOnWire(member), permissions },
  };
}
