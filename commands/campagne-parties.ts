import { type OpenGame, openGames } from '../src/campaign/games.ts';
import { openGamesEmbed } from '../src/present/campagne.ts';
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
  const found = await openGames(desk.tx, desk.campaign.id, 10 * shown);
  const games = found.filter((game) => mayKnow(game, call.actor.id, desk.isMaster));
  return {
    kind: 'read',
    message: only(openGamesEmbed(games.slice(0, shown), games.length > shown)),
  };
}

/** A hidden game is known to those it concerns: who is to move in it, and the MJs unless it is personal. */
function mayKnow({ opening, awaits }: OpenGame, viewer: string, isMaster: boolean): boolean {
  const { visibility, behalf } = opening;
  if (visibility === 'public') return true;
  if (visibility === 'mj') return isMaster;
  if (awaits.includes(viewer)) return true;
  return visibility === 'joueur-mj' && (isMaster || behalf?.id === viewer);
}
