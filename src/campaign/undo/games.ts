import { sql } from 'kysely';
import type { Json } from '../../rules/rule.ts';
import { literal } from '../../store/literal.ts';
import type { Tx } from '../../store/store.ts';
import type { Opening } from '../games.ts';
import { playersOf } from '../moves.ts';
import { undoCommand } from '../undo.ts';
import { maySee, type Viewer } from '../visibility.ts';
import { gameEntries } from './later.ts';

/** A game of which something can be taken back: numbers of its first and its last entry that hold. */
export interface PlayedGame {
  readonly id: number;
  readonly kind: string;
  readonly finished: boolean;
  readonly first: number;
  readonly last: number;
}

/** An entry of a game that holds. `version` of the game before it; `move`: `null` for the beginning. */
export interface HeldMove {
  readonly id: number;
  readonly number: number;
  readonly version: number;
  readonly move: string | null;
}

/** How long after its last move a finished game is proposed, milliseconds. */
const proposed = 7 * 24 * 60 * 60_000;
/** The most games that are looked through. */
const lookedThrough = 100;

/** The games of a campaign that are open or ended in the week before `now`, the last moved first, as far as `viewer` may know. */
export async function playedGames(
  tx: Tx,
  campaignId: number,
  viewer: Viewer,
  now: number,
): Promise<PlayedGame[]> {
  const rows = await tx
    .selectFrom('games')
    .select(['id', 'kind', 'finished', 'opening'])
    .where('campaign', '=', campaignId)
    .where('withdrawn', '=', 0)
    .where((eb) => eb.or([eb('finished', '=', literal.zero), eb('changed_at', '>=', now - proposed)]))
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(lookedThrough)
    .execute();
  const games: PlayedGame[] = [];
  for (const { id, kind, finished, opening } of rows) {
    if (!(await mayKnow(tx, id, JSON.parse(opening), viewer))) continue;
    const held = await heldMoves(tx, campaignId, id);
    const [first, last] = [held[0], held.at(-1)];
    if (first && last)
      games.push({ id, kind, finished: finished === 1, first: first.number, last: last.number });
  }
  return games;
}

/** The entries of a game that hold, oldest first; none for a game of another campaign. */
export async function heldMoves(tx: Tx, campaignId: number, gameId: number): Promise<HeldMove[]> {
  return gameEntries(tx, campaignId, gameId)
    .select([
      'number',
      sql<number>`json_extract(content, '$.game.version')`.as('version'),
      sql<string | null>`json_extract(content, '$.game.move')`.as('move'),
    ])
    .where('command', '!=', undoCommand)
    .where('id', 'not in', tx.selectFrom('undos').select('entry'))
    .orderBy('id')
    .execute();
}

/** The state of a game as it was kept before the move that was made at that version. */
export async function stateBefore(tx: Tx, gameId: number, version: number): Promise<Json> {
  const { state } = await tx
    .selectFrom('moves')
    .select('state')
    .where('game', '=', gameId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return JSON.parse(state);
}

/** A hidden game is known to those who see its moves: a MJ, and who plays it unless it is blind. */
async function mayKnow(
  tx: Tx,
  gameId: number,
  { visibility, behalf }: Opening,
  viewer: Viewer,
): Promise<boolean> {
  const plays = viewer.id !== null && (await playersOf(tx, gameId)).has(viewer.id);
  const author = { id: plays ? viewer.id : null, name: null };
  return maySee({ visibility, revealedAt: null, author, behalf }, viewer);
}
