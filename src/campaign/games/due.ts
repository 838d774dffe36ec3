import { sql } from 'kysely';
import { literal } from '../../store/literal.ts';
import type { Tx } from '../../store/store.ts';

/** What is due for a game: the default of the expected move, or a reminder of it. */
export interface DueGame {
  readonly id: number;
  readonly version: number;
  readonly what: 'lapse' | 'reminder';
}

/** When half of the time for the expected move has gone by. */
const half = sql<number>`games.deadline_at - games.delay / 2`;

function timed(tx: Tx) {
  return tx
    .selectFrom('games')
    .innerJoin('campaigns', 'campaigns.id', 'games.campaign')
    .leftJoin('guilds', 'guilds.id', 'campaigns.guild')
    .where('deadline_at', 'is not', null)
    .where('finished', '=', literal.zero)
    .where('campaigns.archived_at', 'is', null)
    .where('guilds.left_at', 'is', null);
}

/**
 * Games whose deadline is over at `now`, or of which half has gone by and nobody was reminded, the oldest deadline first.
 * Not in servers where the bot is not, nor in campaigns that are put away: their deadlines wait.
 */
export async function dueGames(tx: Tx, now: number): Promise<DueGame[]> {
  const rows = await timed(tx)
    .select(['games.id', 'games.version', 'games.deadline_at'])
    .where((eb) =>
      eb.or([eb('deadline_at', '<=', now), eb.and([eb('reminded', '=', 0), eb(half, '<=', now)])]),
    )
    .orderBy('deadline_at')
    .orderBy('games.id')
    .execute();
  return rows.map(({ id, version, deadline_at }) => ({
    id,
    version,
    what: (deadline_at ?? 0) <= now ? 'lapse' : 'reminder',
  }));
}

/** When the next deadline is over or half over, milliseconds since 1970; `null` while none runs. */
export async function nextDueGame(tx: Tx): Promise<number | null> {
  const { next } = await timed(tx)
    .select((eb) =>
      eb.fn.min(eb.case().when('reminded', '=', 0).then(half).else(eb.ref('deadline_at')).end()).as('next'),
    )
    .executeTakeFirstOrThrow();
  return next;
}

/** Whoever a game waits for has been reminded of this move. */
export async function gameReminded(tx: Tx, gameId: number): Promise<void> {
  await tx.updateTable('games').set({ reminded: 1 }).where('id', '=', gameId).execute();
}

/** No deadline runs in a game until its next move. */
export async function gameUntimed(tx: Tx, gameId: number): Promise<void> {
  await tx.updateTable('games').set({ deadline_at: null }).where('id', '=', gameId).execute();
}
