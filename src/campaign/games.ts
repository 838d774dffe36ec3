import type { Selectable } from 'kysely';
import type { Json } from '../rules/rule.ts';
import type { Schema, Tx } from '../store/store.ts';
import type { Content, Visibility } from './entry.ts';
import { keepMove } from './moves.ts';
import type { Someone } from './people.ts';

export * from './games/open.ts';

/** How the journal names what hands a seat over. */
export const handCommand = 'reprendre';

/** What was said when a game began, and holds for each of its moves. */
export interface Opening extends Pick<Content, 'options' | 'motif'> {
  readonly visibility: Visibility;
  readonly behalf: Someone | null;
  /** Several persons play it. */
  readonly shared?: boolean;
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
  /** Ids of the persons on whom it waits, and of all who have a seat. */
  readonly awaits: readonly string[];
  readonly seats: readonly string[];
  /** How long each move may take, and when the one that is expected is due; `null` without. */
  readonly delay: number | null;
  readonly deadlineAt: number | null;
  /** The message that shows it, as far as it is known. */
  readonly message: string | null;
  /** The interaction whose answer will show it, while that message is not known. */
  readonly shownBy: string | null;
}

/** A game that begins. It is shown by an answer, unless that is for one person's eyes. */
export type NewGame = Pick<StoredGame, 'campaignId' | 'kind' | 'opening' | 'channel' | 'delay' | 'shownBy'>;

/** What is saved at the beginning and after each move. `at`: milliseconds since 1970. */
export interface Standing extends Pick<StoredGame, 'version' | 'finished' | 'state' | 'awaits' | 'seats'> {
  /** A deadline runs, if the game has any. */
  readonly timed: boolean;
  readonly at: number;
}

/** Keeps a new game; gives its id. */
export async function openGame(tx: Tx, game: NewGame, standing: Standing): Promise<number> {
  const { fixed, ...changing } = columnsOf(standing, game.delay);
  const { id } = await tx
    .insertInto('games')
    .values({
      campaign: game.campaignId,
      kind: game.kind,
      opening: JSON.stringify(game.opening),
      channel: game.channel,
      opened_at: standing.at,
      delay: game.delay,
      shown_by: game.shownBy,
      fixed,
      ...changing,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The game with that id in the database, or `null`. */
export async function gameById(tx: Tx, id: number): Promise<StoredGame | null> {
  const row = await tx.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? gameOf(row) : null;
}

/**
 * Saves the state after one move; the one before is kept with its version, and the deadline is counted anew. Throws when
 * another move came between (a transaction reads and saves in one go), or when what is fixed in the state has changed.
 */
export async function saveGame(
  tx: Tx,
  { id, delay }: Pick<StoredGame, 'id' | 'delay'>,
  standing: Standing,
): Promise<void> {
  await keepMove(tx, id);
  const { fixed, ...changing } = columnsOf(standing, delay);
  const { numUpdatedRows } = await tx
    .updateTable('games')
    .set(changing)
    .where('id', '=', id)
    .where('version', '=', standing.version - 1)
    .where('fixed', '=', fixed)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`game ${id} does not follow version ${standing.version - 1}`);
}

function columnsOf({ version, finished, state, awaits, seats, timed, at }: Standing, delay: number | null) {
  const { fixed = null, ...rest } = state as { readonly fixed?: Json }; // every state is an object
  return {
    version,
    finished: finished ? 1 : 0,
    state: JSON.stringify(rest),
    fixed: JSON.stringify(fixed),
    awaits: JSON.stringify(awaits),
    seats: JSON.stringify(seats),
    deadline_at: timed && !finished && delay !== null ? at + delay : null,
    reminded: 0,
    changed_at: at,
  };
}

function gameOf(row: Selectable<Schema['games']>): StoredGame {
  const fixed: Json = JSON.parse(row.fixed);
  return {
    id: row.id,
    campaignId: row.campaign,
    kind: row.kind,
    version: row.version,
    finished: row.finished === 1,
    withdrawn: row.withdrawn === 1,
    opening: JSON.parse(row.opening),
    state: { ...JSON.parse(row.state), ...(fixed !== null && { fixed }) },
    channel: row.channel,
    awaits: JSON.parse(row.awaits),
    seats: JSON.parse(row.seats),
    delay: row.delay,
    deadlineAt: row.deadline_at,
    message: row.message,
    shownBy: row.shown_by,
  };
}
