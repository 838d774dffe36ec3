import { type OpenGame, openGames } from '../src/campaign/games.ts';
import { maySee, type Viewer } from '../src/campaign/visibility.ts';
import { openGamesEmbed } from '../src/present/games-open.ts';
import type { Action, Deed, Desk, SlashCall } from '../src/slash/command.ts';
import { only } from './campagne-shared.ts';

/** How many open games one answer shows. */
const shown = 20;

/** `/campagne en-cours`: every open game and whose move it is. */
export const enCours: Action = {
  description: 'Les parties commencées et à qui de jouer',
  options: {},
  manner: () => 'private',
  run: async (_values, call, desk) => show(call, desk),
};

async function show(call: SlashCall, desk: Desk): Promise<Deed> {
  const viewer = { id: call.actor.id, isMaster: desk.isMaster };
  const found = await openGames(desk.tx, desk.campaign.id, 10 * shown);
  const games = found.filter((game) => mayKnow(game, viewer));
  return {
    kind: 'read',
    message: only(openGamesEmbed(games.slice(0, shown), games.length > shown, call.place.guild)),
  };
}

/** A hidden game is known to those who will see its moves; who is to move in it stands for who rolls. */
export function mayKnow({ opening, awaits }: Pick<OpenGame, 'opening' | 'awaits'>, viewer: Viewer): boolean {
  const author = { id: awaits.find((id) => id === viewer.id) ?? null, name: null };
  return maySee({ ...opening, revealedAt: null, author }, viewer);
}
