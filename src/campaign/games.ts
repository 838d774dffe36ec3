import type { Json } from '../rules/rule.ts';
import type { Tx } from '../store/store.ts';
import type { Content, Visibility } from './entry.ts';
import { keepMove } from './moves.ts';
import type { Someone } from './people.ts';

/** What was said when a game began, and holds for each of its moves. */
export interface Opening extends Pick<Content, 'options' | 'motif'> {
  readonly visibility: Visibility;
  readonly behalf: Someone | null;
}

/** A game of several clicks as it stands. `state` is the state of the match `kind`, JSON. */
export interface StoredGame {
  readonly id: number;
  readonly campaignId: number;
  readonly kind: string;
  readonly version: number;
  readonly finished: boolean;
  /** Its beginning was taken back: no move of it counts any more. */
  readonly withdrawn: boolean;
  readonly opening: Opening;
  readonly state: Json;
  readonly channel: string;
}

/** What is saved at the beginning and after each move. `at`: milliseconds since 1970. */
export interface Standing {
  readonly version: number;
  readonly finished: boolean;
  readonly state: Json;
  /** Ids of the persons on whom it waits. */
  readonly awaits: readonly string[];
  readonly at: number;
}

/** Keeps a new game; gives its id. */
export async function openGame(
  tx: Tx,
  game: Pick<StoredGame, 'campaignId' | 'kind' | 'opening' | 'channel'>,
  { version, finished, state, awaits, at }: Standing,
): Promise<number> {
  const { id } = await tx
    .insertInto('games')
    .values({
      campaign: game.campaignId,
      kind: game.kind,
      version,
      finished: finished ? 1 : 0,
      opening: JSON.stringify(game.opening),
      state: JSON.stringify(state),
      channel: game.channel,
      awaits: JSON.stringify(awaits),
      opened_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The game with that id in the database, or `null`. */
export async function gameById(tx: Tx, id: number): Promise<StoredGame | null> {
  const row = await tx.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    campaignId: row.campaign,
    kind: row.kind,
    version: row.version,
    finished: row.finished === 1,
    withdrawn: row.withdrawn === 1,
    opening: JSON.parse(row.opening),
    state: JSON.parse(row.state),
    channel: row.channel,
  };
}

/** Saves the state after one move; the one before is kept with its version. Throws when another move came between: a transaction reads and saves in one go. */
export async function saveGame(
  tx: Tx,
  id: number,
  { version, finished, state, awaits, at }: Standing,
): Promise<void> {
  await keepMove(tx, id);
  const { numUpdatedRows } = await tx
    .updateTable('games')
    .set({
      version,
      finished: finished ? 1 : 0,
      state: JSON.stringify(state),
      awaits: JSON.stringify(awaits),
      changed_at: at,
    })
    .where('id', '=', id)
    .where('version', '=', version - 1)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`game ${id} is not at version ${version - 1}`);
}

/** An open game: who is to move, where it is played, since when. */
export interface OpenGame extends Pick<StoredGame, 'id' | 'kind' | 'opening' | 'channel'> {
  readonly awaits: readonly string[];
  /** When it began and when it last moved, milliseconds since 1970. */
  readonly openedAt: number;
  readonly changedAt: number;
}

/** The open games of a campaign, the one that waits longest first, at most `limit`. */
export async function openGames(tx: Tx, campaignId: number, limit: number): Promise<OpenGame[]> {
  const rows = await tx
    .selectFrom('games')
    .select(['id', 'kind', 'opening', 'channel', 'awaits', 'opened_at', 'changed_at'])
    .where('campaign', '=', campaignId)
    .where('finished', '=', 0)
    .orderBy('changed_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    opening: JSON.parse(row.opening),
    channel: row.channel,
    awaits: JSON.parse(row.awaits),
    openedAt: row.opened_at,
    changedAt: row.changed_at,
  }));
}

/** How many games are open in a channel. */
export async function openGamesIn(tx: Tx, channel: string): Promise<number> {
  const { count } = await tx
    .selectFrom('games')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('channel', '=', channel)
    .where('finished', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}
