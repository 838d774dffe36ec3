import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Player } from '../client/player.ts';
import { parseDraft } from '../line.ts';
import { type OptionShape, optionsOf, plain, subcommandsOf } from '../shapes.ts';
import { quoted, wordsOf } from '../words.ts';
import { can } from '../world/permissions.ts';

/** One way in which a line can go on: `text` takes the place of everything from `from` on. */
interface Suggestion {
  readonly from: number;
  readonly text: string;
  readonly about: string;
}

/** How a line can go on, in Discord's order; asks the bot where an option completes. Empty when nothing is known. */
export async function suggest(player: Player, channelId: string, line: string): Promise<Suggestion[]> {
  const commands = player.commands(channelId);
  const words = wordsOf(line);
  const last = words.at(-1);
  const fresh = last === undefined || /\s$/.test(line);
  const from = fresh ? line.length : last.position;
  const typed = fresh ? '' : line.slice(from);
  const fitting = (suggestions: Suggestion[]) =>
    suggestions.filter(({ text }) => plain(text).startsWith(plain(typed)));
  if (words.length === 0 || (words.length === 1 && !fresh))
    return fitting(
      commands.map(({ name, description }) => ({ from, text: `/${name} `, about: description })),
    );
  const draft = parseDraft(line, commands);
  if ('problem' in draft) {
    const command = commands.find(({ name }) => `/${name}` === words[0]?.value);
    if (!command || words.length > (fresh ? 1 : 2)) return [];
    const known = [...subcommandsOf(command)];
    return fitting(
      known.map(([text, { description }]) => ({ from, text: `${text} `, about: description ?? '' })),
    );
  }
  const command = commands.find(({ name }) => name === draft.command);
  const options = command ? optionsOf(command, draft.subcommand) : [];
  const focused = options.find(({ name }) => name === draft.focused?.option);
  if (focused) return valuesOf(player, channelId, line, focused, draft.focused?.typed ?? '');
  const open = options.filter(({ name }) => !(name in draft.options));
  return fitting(open.map(({ name, description }) => ({ from, text: `${name}:`, about: description ?? '' })));
}

/** The values that fit an option that is being typed. */
async function valuesOf(
  player: Player,
  channelId: string,
  line: string,
  option: OptionShape,
  typed: string,
): Promise<Suggestion[]> {
  const from = wordsOf(line).at(-1)?.valueAt ?? line.length;
  const offered = option.autocomplete
    ? ((await player.type(channelId, line).response()).choices ?? [])
    : closedSet(player, channelId, option).filter(({ name }) =>
        plain(name).startsWith(plain(typed.replace(/^[@#]/, ''))),
      );
  return offered.map(({ name, value }) => ({ from, text: `${quoted(String(value))} `, about: name }));
}

const { Boolean: YesNo, User, Channel, Role, Mentionable } = ApplicationCommandOptionType;

function closedSet(
  player: Player,
  channelId: string,
  option: OptionShape,
): { name: string; value: string | number }[] {
  const { world } = player;
  const guildId = world.channel(channelId).guildId;
  const guild = guildId === null ? null : world.guild(guildId);
  const same = (name: string) => ({ name, value: name });
  const people = [...(guild?.members.values() ?? [])].map(({ user }) =>
    same(user.global_name ?? user.username),
  );
  const roles = [...(guild?.roles.values() ?? [])].map(({ name }) => same(name));
  if (option.choices) return [...option.choices];
  switch (option.type) {
    case YesNo:
      return ['oui', 'non'].map(same);
    case User:
      return people;
    case Role:
      return roles;
    case Mentionable:
      return [...people, ...roles];
    case Channel:
      return [...world.channels.values()]
        .filter((channel) => channel.guildId === guildId && can(world, player.id, channel, 'ViewChannel'))
        .map(({ name }) => same(name));
    default:
      return [];
  }
}
