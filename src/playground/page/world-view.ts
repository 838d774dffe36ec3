import { type APIApplicationCommand, ChannelType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import type { Channel, Person } from '../world/model.ts';
import { can } from '../world/permissions.ts';
import type { World } from '../world/world.ts';
import { isPlayable, type Scene } from './scenes/scene.ts';
import type { PageChannel, PagePerson, PageWorld } from './shown.ts';
import { nameOf } from './view.ts';

/** Everything but messages, for whoever plays `people`. */
export function worldView(discord: Discord, people: readonly Person[], scenes: readonly Scene[]): PageWorld {
  const { world } = discord;
  const played = new Set(people.map(({ id }) => id));
  const [guild] = world.guilds.values();
  const members = [...(guild?.members.values() ?? [])].map(({ user }) => world.person(user.id));
  const others = members.filter(({ id }) => !played.has(id));
  const commands = [...world.commands.values()].sort((a, b) => a.name.localeCompare(b.name, 'fr'));
  return {
    guild: guild?.name ?? world.application.name,
    bot: world.bot.id,
    people: [...people, ...others].map((person) => personView(discord, person, played.has(person.id))),
    channels: [...world.channels.values()].flatMap((channel) => channelView(world, channel, people)),
    roles: [...(guild?.roles.values() ?? [])].map(({ id, name }) => ({ id, name })),
    commands,
    scenes: scenes.filter((scene) => isPlayable(scene, commands.map(path))),
  };
}

function path({ name }: APIApplicationCommand): string {
  return name;
}

function personView(discord: Discord, person: Person, played: boolean): PagePerson {
  const { world } = discord;
  const [guild] = world.guilds.values();
  const member = guild?.members.get(person.id);
  const spots = [...world.channels.values()];
  const room = spots.find(({ guildId }) => guildId !== null);
  const direct = spots.find((channel) => isDirectWith(channel, person.id));
  const names = (channel: Channel | undefined) =>
    played && channel ? discord.as(person).commands(channel).map(path) : [];
  return {
    id: person.id,
    name: nameOf(person.user),
    roles: (member?.roles ?? []).flatMap((role) => guild?.roles.get(role)?.name ?? []),
    played,
    bot: person.user.bot ?? false,
    offered: { guild: names(room), direct: names(direct) },
  };
}

function isDirectWith({ type, recipients }: Channel, id: string): boolean {
  return type === ChannelType.DM && recipients.some((one) => one.id === id);
}

function channelView(world: World, channel: Channel, people: readonly Person[]): PageChannel[] {
  const direct = channel.type === ChannelType.DM;
  if (!direct && channel.type === ChannelType.GuildCategory) return [];
  const seers = people.map(({ id }) => id).filter((id) => can(world, id, channel, 'ViewChannel'));
  if (seers.length === 0) return [];
  return [
    {
      id: channel.id,
      name: direct ? nameOf(world.bot) : channel.name,
      kind: direct ? 'direct' : channel.thread ? 'thread' : 'text',
      parent: channel.thread ? channel.parentId : null,
      seers,
      archived: channel.thread?.archived ?? false,
    },
  ];
}
