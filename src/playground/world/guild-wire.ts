import { NONE } from '../snowflake.ts';
import type { Guild } from './model.ts';
import { can } from './permissions.ts';
import { channelOnWire } from './wire.ts';
import type { World } from './world.ts';

/** The channels of a server, and those of its threads that go on and that the bot may see. */
export function channelsOnWire(world: World, guild: Guild) {
  const all = [...world.channels.values()].filter(({ guildId }) => guildId === guild.id);
  return {
    channels: all.filter(({ thread }) => !thread).map(channelOnWire),
    threads: all
      .filter((channel) => channel.thread && !channel.thread.archived)
      .filter((channel) => can(world, world.bot.id, channel, 'ViewChannel'))
      .map(channelOnWire),
  };
}

/** A server as GUILD_CREATE and GET /guilds/:id describe it. */
export function guildOnWire(world: World, guild: Guild) {
  return {
    id: guild.id,
    name: guild.name,
    owner_id: guild.ownerId,
    roles: [...guild.roles.values()],
    ...GUILD_CONSTANTS,
    application_id: null,
    max_members: 500_000,
    max_presences: null,
    incidents_data: null,
    region: 'rotterdam',
    preferred_locale: 'fr',
    approximate_member_count: guild.members.size,
    safety_alerts_channel_id: null,
    home_header: null,
    joined_at: guild.members.get(world.bot.id)?.joinedAt,
  };
}

const GUILD_CONSTANTS = {
  icon: null,
  splash: null,
  discovery_splash: null,
  banner: null,
  description: null,
  features: [],
  emojis: [],
  stickers: [],
  afk_channel_id: null,
  afk_timeout: 300,
  widget_enabled: false,
  widget_channel_id: null,
  system_channel_id: null,
  system_channel_flags: NONE,
  rules_channel_id: null,
  public_updates_channel_id: null,
  vanity_url_code: null,
  verification_level: 0,
  default_message_notifications: 0,
  explicit_content_filter: 0,
  mfa_level: 0,
  nsfw_level: 0,
  nsfw: false,
  premium_tier: 0,
  premium_subscription_count: 0,
  premium_progress_bar_enabled: false,
  max_video_channel_users: 25,
  max_stage_video_channel_users: 50,
};
