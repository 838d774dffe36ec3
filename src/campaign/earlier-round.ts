import type { Tx } from '../store/store.ts';
import type { Entry } from './entry.ts';
import { entryById } from './reading.ts';
import { gameEntries } from './undo/later.ts';

/** More than a round of a game makes: moves, dice, ways of rolling that are switched to and fro. */
const mostOfRound = 60;

/** The round in which the calculation of an entry begins; `null` where it tells of none. */
function roundOf({ content }: Entry): number | null {
  const found = content.outcome.steps.find(({ what }) => what === 'round')?.value;
  return typeof found === 'number' ? found : null;
}

/**
 * The last entry of the round before the one in which this entry's calculation begins: it tells the whole of it. Entries
 * that were taken back are passed over. `null` in a first round, and where the calculation tells of no round.
 */
export async function earlierRound(tx: Tx, entry: Entry): Promise<Entry | null> {
  const { game } = entry.content;
  const round = roundOf(entry);
  if (game === undefined || round === null || round <= 1) return null;
  const rows = await gameEntries(tx, entry.campaign.id, game.id)
    .where('id', '<', entry.id)
    .where('command', '=', entry.content.command)
    .where('id', 'not in', tx.selectFrom('undos').select('entry'))
    .orderBy('id', 'desc')
    .limit(mostOfRound)
    .execute();
  for (const { id } of rows) {
    const one = await entryById(tx, id);
    const before = one?.content ? roundOf(one) : null;
    if (one?.content && before !== null && before < round) return one;
  }
  return null;
}
