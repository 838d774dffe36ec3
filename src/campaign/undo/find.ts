import { literal } from '../../store/literal.ts';
import type { Tx } from '../../store/store.ts';
import { battleOpponents } from '../battles/people.ts';
import type { Entry } from '../entry.ts';
import { handCommand } from '../games.ts';
import { playersOf } from '../moves.ts';
import { entryById } from '../reading.ts';
import { undoCommand } from '../undo.ts';
import { partOf } from '../undos.ts';
import { seenBy, type Viewer } from '../visibility.ts';
import { gameEntries } from './later.ts';

/** The number of the last entry of a person that can be taken back and that they see, or `null`. */
export async function lastUndoable(tx: Tx, campaignId: number, viewer: Viewer): Promise<number | null> {
  const row = await tx
    .selectFrom('journal')
    .innerJoin('people', 'people.id', 'journal.author')
    .leftJoin('undos', 'undos.entry', 'journal.id')
    .select('journal.number')
    .where('journal.campaign', '=', campaignId)
    .where('people.discord', '=', viewer.id)
    .where(seenBy(viewer))
    .where('journal.visibility', '!=', 'personnel')
    .where('journal.command', '!=', undoCommand)
    .where('undos.entry', 'is', null)
    .where(partOf, 'is', null)
    .orderBy('journal.number', 'desc')
    .limit(literal.one)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** Ids of those who play against the author of an entry: who has a part in its game or battle, but not on its side. */
export async function opponentsOf(tx: Tx, { author, behalf, campaign, content }: Entry): Promise<string[]> {
  if (!content.game) return battleOpponents(tx, { author, behalf, campaign, content });
  const players = await playersOf(tx, content.game.id);
  const authors = await tx
    .selectFrom('journal')
    .innerJoin('people', (join) =>
      join.on((eb) =>
        eb.or([
          eb('people.id', '=', eb.ref('journal.author')),
          eb('people.id', '=', eb.ref('journal.behalf')),
        ]),
      ),
    )
    .select('people.discord')
    .distinct()
    .where('journal.id', 'in', gameEntries(tx, campaign.id, content.game.id))
    .where('journal.command', '!=', undoCommand)
    .execute();
  const all = new Set([...players, ...authors.flatMap(({ discord }) => (discord === null ? [] : [discord]))]);
  return [...all].filter((id) => id !== author.id && id !== behalf?.id);
}

/** The last entry of a game that holds, `null` when its beginning was taken back. */
export async function lastOfGame(tx: Tx, campaignId: number, gameId: number): Promise<Entry | null> {
  const row = await gameEntries(tx, campaignId, gameId)
    .where('command', 'not in', [undoCommand, handCommand])
    .where('id', 'not in', tx.selectFrom('undos').select('entry'))
    .orderBy('id', 'desc')
    .limit(literal.one)
    .executeTakeFirst();
  const entry = row ? await entryById(tx, row.id) : null;
  return entry?.content ? entry : null;
}

/** The numbers of entries, of those that `viewer` may see. */
export async function numbersOf(tx: Tx, ids: readonly number[], viewer: Viewer): Promise<number[]> {
  const rows = await tx
    .selectFrom('journal')
    .select('number')
    .where('id', 'in', [...ids])
    .where(seenBy(viewer))
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}
