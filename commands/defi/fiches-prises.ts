import { gameById, openGames } from '../../src/campaign/games.ts';
import type { DefiMatch } from '../../src/matches/defi.ts';
import type { Desk } from '../../src/slash/command.ts';

/** The most open games of a campaign that are looked through. */
const most = 500;

/** The sheets that fight in a challenge of this campaign now, the game `but` apart: they are out of play until it is over. */
export async function sheetsInDuel(
  { tx, campaign }: Pick<Desk, 'tx' | 'campaign'>,
  but: number | null = null,
): Promise<ReadonlySet<number>> {
  const open = await openGames(tx, campaign.id, most);
  const taken = new Set<number>();
  for (const { id, kind } of open) {
    if (kind !== 'defi' || id === but) continue;
    const game = await gameById(tx, id);
    if (game) for (const fiche of fighting(game.state as unknown as DefiMatch)) taken.add(fiche); // the kind says so
  }
  return taken;
}

function fighting({ phase, fixed, adverse }: DefiMatch): number[] {
  if (phase !== 'duel' && phase !== 'gloire') return [];
  return [fixed.protagoniste, fixed.adverses[adverse]].flatMap((model) => model?.fiche ?? []);
}
