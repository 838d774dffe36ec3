import type { APIEmbed } from 'discord-api-types/v10';
import type { Campaign } from '../campaign/campaign.ts';
import { fitEmbed } from './cut.ts';
import { palette, wide } from './embed.ts';
import { type GameRulings, games, isSwitch, type PlacedRuling } from './games.ts';
import { number } from './numbers.ts';
import { fr, plural } from './words.ts';

/** How many rulings one page shows: they fit with the longest questions and answers. */
const perPage = 10;

/** Every game with what can be chosen there and what is chosen otherwise than by default. */
export function rulingsOverview({ rulings }: Campaign): APIEmbed {
  return fitEmbed({
    title: 'Arbitrages',
    color: palette.neutral,
    description: fr`Ce que les livres ne disent pas et que le bot a dû trancher. Choisis un jeu pour les lire tous, ou un arbitrage pour le changer.`,
    fields: games.map((game) => wide(game.name, gameLines(game, rulings[game.id] ?? {}))),
  });
}

function gameLines({ arbitrages }: GameRulings, set: Readonly<Record<string, string>>): string {
  const count = arbitrages.length;
  const switches = arbitrages.filter(isSwitch);
  return [
    `${number(count)} ${plural(count, 'arbitrage')}, dont ${number(switches.length)} au choix`,
    ...switches.map(({ id, question, answers, default: usual }) => {
      const current = set[id] ?? usual;
      const mark = current === usual ? '' : ' (changé)';
      return `${question} **${answers[current] ?? current}**${mark}`;
    }),
  ].join('\n');
}

/** How many pages the rulings of one game take. */
export function pagesOf({ arbitrages }: GameRulings): number {
  return Math.max(1, Math.ceil(arbitrages.length / perPage));
}

/** One page of the rulings of a game, from 1. */
export function rulingsPage(game: GameRulings, page: number, { rulings }: Campaign): APIEmbed {
  const shown = game.arbitrages.slice((page - 1) * perPage, page * perPage);
  const set = rulings[game.id] ?? {};
  const pages = pagesOf(game);
  return fitEmbed({
    title: `Arbitrages · ${game.name}${pages === 1 ? '' : ` · ${number(page)}/${number(pages)}`}`,
    color: palette.neutral,
    description: shown
      .map((ruling) => {
        const current = set[ruling.id] ?? ruling.default;
        const free = isSwitch(ruling) ? ' (au choix)' : '';
        return `${ruling.question}${free}\n> ${ruling.answers[current] ?? current}`;
      })
      .join('\n'),
  });
}

/** One ruling: its answers, the one by default, the one in force, where it comes from. */
export function rulingEmbed({ game, ruling }: PlacedRuling, { rulings }: Campaign): APIEmbed {
  const current = rulings[game.id]?.[ruling.id] ?? ruling.default;
  const lines = Object.entries(ruling.answers).map(([id, meaning]) => {
    const marks = [
      ...(id === current ? ['en vigueur'] : []),
      ...(id === ruling.default ? ['par défaut'] : []),
    ].join(', ');
    const mark = marks === '' ? '' : ` (${marks})`;
    return `${id === current ? `**${meaning}**` : meaning}${mark}`;
  });
  const choice = isSwitch(ruling)
    ? []
    : [fr`Il n’y a pas d’autre réponse : cet arbitrage est seulement documenté.`];
  return fitEmbed({
    title: `Arbitrage · ${game.name}`,
    color: palette.neutral,
    description: [`**${ruling.question}**`, ...lines, ...choice].join('\n'),
    fields: [wide('Source', ruling.source)],
  });
}
