import type { Campaign } from '../campaign/campaign.ts';
import type { StoredGame } from '../campaign/games.ts';
import { changesOf } from '../campaign/ledger.ts';
import { lastOfGame } from '../campaign/undo/find.ts';
import type { Tx } from '../store/store.ts';
import type { Command, Message } from './command.ts';

/** Where a message of a game is made: in which campaign, by which commands. */
interface Telling {
  readonly tx: Tx;
  readonly campaign: Pick<Campaign, 'id' | 'guild'>;
  readonly commands: readonly Command[];
}

/** The message of a game as it stands; `null` when nothing of it holds. */
export async function gameNow(
  { tx, campaign, commands }: Telling,
  game: StoredGame,
): Promise<Message | null> {
  const last = await lastOfGame(tx, campaign.id, game.id);
  const again = commands.find(({ name }) => name === game.kind)?.again;
  if (!last || !again || game.withdrawn) return null;
  const isUndoable = (await changesOf(tx, last.id)).length > 0;
  return again(last, game.state, { guild: campaign.guild }, { ...game, isUndoable });
}
