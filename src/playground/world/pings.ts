import { AllowedMentionsTypes, type APIAllowedMentions } from 'discord-api-types/v10';
import type { Channel, Message } from './model.ts';
import { can } from './permissions.ts';
import type { World } from './world.ts';

/** What the text of a message mentions, before anything is allowed or forbidden. */
interface Mentions {
  readonly users: readonly string[];
  readonly roles: readonly string[];
  readonly everyone: boolean;
}

/** Reads the mentions of a text. Embeds mention nobody. */
export function mentionsIn(content: string): Mentions {
  return {
    users: [...content.matchAll(/<@!?(\d{1,20})>/g)].map((match) => match[1] ?? ''),
    roles: [...content.matchAll(/<@&(\d{1,20})>/g)].map((match) => match[1] ?? ''),
    everyone: /@(everyone|here)/.test(content),
  };
}

/** The mentions that `allowed_mentions` lets through; without it, all of them. */
export function allowedIn(mentions: Mentions, allowed: APIAllowedMentions | undefined): Mentions {
  if (!allowed) return mentions;
  const parse = (type: AllowedMentionsTypes) => allowed.parse?.includes(type) ?? false;
  const listed = (ids: readonly string[], type: AllowedMentionsTypes, list: readonly string[] | undefined) =>
    parse(type) ? ids : ids.filter((id) => list?.includes(id));
  return {
    users: listed(mentions.users, AllowedMentionsTypes.User, allowed.users),
    roles: listed(mentions.roles, AllowedMentionsTypes.Role, allowed.roles),
    everyone: mentions.everyone && parse(AllowedMentionsTypes.Everyone),
  };
}

/** Ids of the people whom a new message of `authorId` calls: of those mentioned, who can see the channel. */
export function whomToCall(
  world: World,
  channel: Channel,
  authorId: string,
  mentions: Mentions,
  answered: Message | null,
): string[] {
  const guild = channel.guildId === null ? undefined : world.guild(channel.guildId);
  const members = guild ? [...guild.members.values()] : [];
  const broad = guild ? can(world, authorId, channel, 'MentionEveryone') : false;
  const called = new Set(mentions.users);
  for (const { user, roles } of members) {
    const byRole = mentions.roles.some(
      (role) => roles.includes(role) && (broad || guild?.roles.get(role)?.mentionable),
    );
    if (byRole || (mentions.everyone && broad)) called.add(user.id);
  }
  if (answered) called.add(answered.data.author.id);
  called.delete(authorId);
  return [...called].filter((id) => world.people.has(id) && can(world, id, channel, 'ViewChannel'));
}
