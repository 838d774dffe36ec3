import { sql } from 'kysely';
import type { Tx } from '../../store/store.ts';
import type { Content, Entry } from '../entry.ts';
import type { changesOf } from '../ledger.ts';
import { statesIn } from '../states.ts';
import { gamesIn, type Traces, tracesIn } from '../undo.ts';
import { standing } from '../undos.ts';
import { tracesAfter } from './traces.ts';

type Rows = Awaited<ReturnType<typeof changesOf>>;

/**
 * Ids of the later entries that build on what an entry changed, oldest first: the same value, setting, sheet or state
 * changed again, a later move of the game, anything that touched a sheet it made. What was taken back itself does not count.
 */
export async function laterOn(tx: Tx, entry: Entry, rows: Rows): Promise<readonly number[]> {
  const traces = tracesIn(entry.content);
  const found = [
    ...(await sameValues(tx, entry, rows)),
    ...(await ofMadeSheets(tx, entry, traces)),
    ...(await sameTraces(tx, entry, traces)),
    ...(await sameStates(tx, entry)),
    ...(await sameGame(tx, entry)),
  ];
  const ids = [...new Set(found)].sort((one, other) => one - other);
  return standing(tx, entry.id, ids);
}

/** A change by nothing says that a value was read: what comes later does not build on that. */
async function sameValues(tx: Tx, { id, campaign }: Entry, all: Rows): Promise<number[]> {
  const rows = all.filter(({ change }) => change !== 0);
  if (rows.length === 0) return [];
  const later = await laterRows(tx, id, campaign.id)
    .where((eb) =>
      eb.or(
        rows.map(({ subject, quantity }) =>
          eb.and([eb('subject', '=', subject), eb('quantity', '=', quantity)]),
        ),
      ),
    )
    .execute();
  return later.map(({ entry }) => entry);
}

async function ofMadeSheets(tx: Tx, { id, campaign }: Entry, { fiches }: Traces): Promise<number[]> {
  const made = fiches.filter(({ avant }) => avant === null).map((trace) => `fiche:${trace.id}`);
  if (made.length === 0) return [];
  const later = await laterRows(tx, id, campaign.id).where('subject', 'in', made).execute();
  return later.map(({ entry }) => entry);
}

function laterRows(tx: Tx, entryId: number, campaignId: number) {
  return tx
    .selectFrom('ledger')
    .select('entry')
    .distinct()
    .where('campaign', '=', campaignId)
    .where('entry', '>', entryId)
    .$narrowType<{ entry: number }>();
}

async function sameTraces(tx: Tx, { id, campaign }: Entry, traces: Traces): Promise<number[]> {
  const wanted = keysOf(traces);
  if (wanted.size === 0) return [];
  const later = await tracesAfter(tx, campaign.id, id);
  return later
    .filter(({ traces: own }) => [...keysOf(own)].some((key) => wanted.has(key)))
    .map((one) => one.id);
}

/** What names a setting or a sheet among all that entries change. */
function keysOf({ reglages, fiches }: Traces): Set<string> {
  return new Set([
    ...reglages.map(({ reglage, nom }) => JSON.stringify([reglage, nom])),
    ...fiches.map(({ id }) => `fiche:${id}`),
  ]);
}

/** Written as the index `journal_states` is. */
async function sameStates(tx: Tx, { id, campaign, content }: Entry): Promise<number[]> {
  const keys = (of: Pick<Content, 'outcome'>) => statesIn(of).map((one) => `${one.sorte}:${one.id}`);
  const wanted = new Set(keys(content));
  if (wanted.size === 0) return [];
  const rows = await tx
    .selectFrom('journal')
    .select(['id', 'content'])
    .where('campaign', '=', campaign.id)
    .where('id', '>', id)
    .where(sql`json_extract(content, '$.outcome.result.etats')`, 'is not', null)
    .$narrowType<{ content: string }>()
    .execute();
  return rows
    .filter((row) => keys(JSON.parse(row.content)).some((key) => wanted.has(key)))
    .map((row) => row.id);
}

async function sameGame(tx: Tx, { id, campaign, content }: Entry): Promise<number[]> {
  const found: number[] = [];
  for (const game of gamesIn(content)) {
    const rows = await gameEntries(tx, campaign.id, game.id).where('id', '>', id).execute();
    found.push(...rows.map((row) => row.id));
  }
  return found;
}

/** The entries of one game; written as the index `journal_game` is. */
export function gameEntries(tx: Tx, campaignId: number, gameId: number) {
  return tx
    .selectFrom('journal')
    .select('id')
    .where('campaign', '=', campaignId)
    .where(sql`json_extract(content, '$.game.id')`, '=', gameId);
}
