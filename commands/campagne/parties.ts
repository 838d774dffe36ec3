import { openBattles, type StoredBattle } from '../../src/campaign/battles.ts';
import { type OpenGame, openGames } from '../../src/campaign/games.ts';
import { maySee, type Viewer } from '../../src/campaign/visibility.ts';
import { type OpenBattle, openBattlesEmbed } from '../../src/present/bataille/open.ts';
import { openGamesEmbed } from '../../src/present/games-open.ts';
import { actifOf, rondeOf } from '../../src/rules/w40k/bataille-terms.ts';
import type { Action, Deed, Desk, SlashCall } from '../../src/slash/command.ts';

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
  const battles = await openBattles(desk.tx, desk.campaign.id, shown + 1);
  const embeds = [
    ...(games.length === 0 && battles.length > 0
      ? []
      : [openGamesEmbed(games.slice(0, shown), games.length > shown, call.place.guild)]),
    ...(battles.length === 0
      ? []
      : [openBattlesEmbed(battles.slice(0, shown).map(battleOf), battles.length > shown)]),
  ];
  return { kind: 'read', message: { embeds, components: [] } };
}

/** Of an open battle, what there is to say of whose move it is. */
function battleOf({ channel, players, bataille }: StoredBattle): OpenBattle {
  const active = players[actifOf(bataille)];
  return {
    channel,
    noms: [bataille.joueurs[0].nom, bataille.joueurs[1].nom],
    ronde: rondeOf(bataille),
    actif: active.id,
    phaseDue: bataille.phase < bataille.tour,
  };
}

/** A hidden game is known to those who will see its moves; who is to move in it stands for who rolls. */
export function mayKnow({ opening, awaits }: Pick<OpenGame, 'opening' | 'awaits'>, viewer: Viewer): boolean {
  const author = { id: awaits.find((id) => id === viewer.id) ?? null, name: null };
  return maySee({ ...opening, revealedAt: null, author }, viewer);
}
