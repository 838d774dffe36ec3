import { sql } from 'kysely';
import { literal } from '../../store/literal.ts';
import type { Tx } from '../../store/store.ts';
import type { StoredGame } from '../games.ts';

/** An open game: who is to move, who plays, where, since when. */
export interface OpenGame
  extends Pick<
    StoredGame,
    'id' | 'kind' | 'opening' | 'channel' | 'awaits' | 'seats' | 'deadlineAt' | 'message'
  > {
  /** When it began and when it last moved, milliseconds since 1970. */
  readonly openedAt: number;
  readonly changedAt: number;
  /** The number of the entry with which it began, `null` where that is not known. */
  readonly number: number | null;
}

/** The open games of a campaign, the one that waits longest first, at most `limit`. */
export async function openGames(tx: Tx, campaignId: number, limit: number): Promise<OpenGame[]> {
  const rows = await tx
    .selectFrom('games')
    .select(['id', 'kind', 'opening', 'channel', 'awaits', 'seats', 'opened_at', 'changed_at', 'message'])
    .select('deadline_at')
    .where('campaign', '=', campaignId)
    .where('finished', '=', literal.zero)
    .orderBy('changed_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  const numbers = await beginnings(
    tx,
    campaignId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    opening: JSON.parse(row.opening),
    channel: row.channel,
    awaits: JSON.parse(row.awaits),
    seats: JSON.parse(row.seats),
    deadlineAt: row.deadline_at,
    message: row.message,
    openedAt: row.opened_at,
    changedAt: row.changed_at,
    number: numbers.get(row.id) ?? null,
  }));
}

/** The number of the entry with which a game began, `null` where that is not known. */
export async function beginningOf(tx: Tx, campaignId: number, gameId: number): Promise<number | null> {
  return (await beginnings(tx, campaignId, [gameId])).get(gameId) ?? null;
}

/** The numbers of the entries with which games began. */
async function beginnings(
  tx: Tx,
  campaignId: number,
  games: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (games.length === 0) return new Map();
  const game = sql<number>`json_extract(content, '$.game.id')`;
  const rows = await tx
    .selectFrom('journal')
    .select(['number', game.as('game')])
    .where('campaign', '=', campaignId)
    .where(game, 'in', games)
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.game, row.number]));
}

/** How many games are open in a channel. */
export async function openGamesIn(tx: Tx, channel: string): Promise<number> {
  const { count } = await tx
    .selectFrom('games')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('channel', '=', channel)
    .where('finished', '=', literal.zero)
    .executeTakeFirstOrThrow();
  return count;
}

/** Names of persons as a campaign knows them, by Discord id; who was never met or is erased is left out. */
export async function namesIn(
  tx: Tx,
  campaignId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('people')
    .select(['discord', 'name'])
    .where('campaign', '=', campaignId)
    .where('discord', 'in', [...ids])
    .execute();
  return new Map(
    rows.flatMap(({ discord, name }) => (discord === null || name === null ? [] : [[discord, name]])),
  );
}
