import type { Json } from '../rules/rule.ts';
import type { Tx } from '../store/store.ts';

/** Keeps a game as it stands, under its version, before it changes. */
export async function keepMove(tx: Tx, gameId: number): Promise<void> {
  await tx
    .insertInto('moves')
    .columns(['game', 'version', 'finished', 'withdrawn', 'state', 'awaits', 'seats'])
    .expression((eb) =>
      eb
        .selectFrom('games')
        .select(['id', 'version', 'finished', 'withdrawn', 'state', 'awaits', 'seats'])
        .where('id', '=', gameId),
    )
    .execute();
}

/**
 * Brings a game back to how it stood at `version`, state, turn and all, as it was kept; `null`: it never began, and
 * takes no move any more. The version goes on by one, so that no button of what was taken back fits again, and a deadline
 * is counted anew. Gives the version before. `at`: milliseconds since 1970. Throws when nothing was kept of that version.
 */
export async function restoreMove(
  tx: Tx,
  gameId: number,
  version: number | null,
  at: number,
): Promise<number> {
  await keepMove(tx, gameId);
  const game = await tx.selectFrom('games').selectAll().where('id', '=', gameId).executeTakeFirstOrThrow();
  const kept =
    version === null
      ? { ...game, finished: 1, withdrawn: 1, awaits: '[]' }
      : await keptAt(tx, gameId, version);
  const next = game.version + 1;
  const state: { readonly [key: string]: Json } = JSON.parse(kept.state);
  await tx
    .updateTable('games')
    .set({
      version: next,
      finished: kept.finished,
      withdrawn: kept.withdrawn,
      state: JSON.stringify({ ...state, version: next }),
      awaits: kept.awaits,
      seats: kept.seats,
      deadline_at: game.delay === null || kept.finished === 1 ? null : at + game.delay,
      reminded: 0,
      changed_at: at,
    })
    .where('id', '=', gameId)
    .execute();
  return game.version;
}

/** How a game stood at `version`, before the move that was made then; `null` when nothing was kept of it. */
export async function stateAt(tx: Tx, gameId: number, version: number): Promise<Json> {
  const row = await tx
    .selectFrom('moves')
    .innerJoin('games', 'games.id', 'moves.game')
    .select(['moves.state', 'games.fixed'])
    .where('moves.game', '=', gameId)
    .where('moves.version', '=', version)
    .executeTakeFirst();
  return row ? { ...JSON.parse(row.state), fixed: JSON.parse(row.fixed) } : null;
}

/** Ids of all who have or had a seat in a game, or on whom it waits or waited: who has a part in it. */
export async function playersOf(tx: Tx, gameId: number): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('games')
    .select(['awaits', 'seats'])
    .where('id', '=', gameId)
    .unionAll(tx.selectFrom('moves').select(['awaits', 'seats']).where('game', '=', gameId))
    .execute();
  return new Set(
    rows.flatMap(({ awaits, seats }): string[] => [...JSON.parse(awaits), ...JSON.parse(seats)]),
  );
}

function keptAt(tx: Tx, gameId: number, version: number) {
  return tx
    .selectFrom('moves')
    .selectAll()
    .where('game', '=', gameId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
}
