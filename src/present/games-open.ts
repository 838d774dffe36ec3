import type { APIEmbed } from 'discord-api-types/v10';
import type { OpenGame } from '../campaign/games.ts';
import { fitEmbed } from './cut.ts';
import { palette } from './embed.ts';
import { mentions, until } from './match/call.ts';
import { number } from './numbers.ts';
import { enumerate, fr, plural } from './words.ts';

/** `/campagne en-cours`: every open game, whose move it is, by when. `guild`: where they are played. */
export function openGamesEmbed(games: readonly OpenGame[], more: boolean, guild: string | null): APIEmbed {
  const count = games.length;
  if (count === 0) return { color: palette.neutral, description: 'Aucune partie n’est en cours.' };
  return fitEmbed({
    title: `${number(count)} ${plural(count, 'partie')} en cours`,
    color: palette.neutral,
    description: games.map((game) => gameLine(game, guild)).join('\n'),
    ...(more && { footer: { text: 'Seules celles qui attendent depuis le plus longtemps sont montrées.' } }),
  });
}

/** « **n° 12 /defi** (<@1> contre <@2>) dans <#5> : à <@2> de jouer depuis une heure, échéance dans 23 heures · Voir ». */
function gameLine(game: OpenGame, guild: string | null): string {
  const { kind, channel, awaits, seats, changedAt, deadlineAt, message } = game;
  const who = seats.length > 1 ? ` (${versus(seats.map((id) => `<@${id}>`))})` : '';
  const turn = awaits.length === 0 ? 'personne' : mentions(awaits);
  const when = deadlineAt === null ? '' : `, ${until(deadlineAt)}`;
  const link = message === null ? '' : ` · [Voir](${messageLink(guild, channel, message)})`;
  const since = `<t:${Math.floor(changedAt / 1000)}:R>`;
  return fr`**${titleOf(game.number, kind)}**${who} dans <#${channel}> : à ${turn} de jouer depuis ${since}${when}${link}`;
}

/** What a game is called: « n° 12 /defi ». */
export function titleOf(opening: number | null, kind: string): string {
  return opening === null ? `/${kind}` : `n° ${opening} /${kind}`;
}

/** Two sides « contre » one another, more of them one after another. */
export function versus(names: readonly string[]): string {
  return names.length === 2 ? names.join(' contre ') : enumerate(names);
}

/** The address of a message in Discord. */
export function messageLink(guild: string | null, channel: string, message: string): string {
  return `https://discord.com/channels/${guild ?? '@me'}/${channel}/${message}`;
}
