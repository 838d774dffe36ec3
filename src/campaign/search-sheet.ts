import type { Tx } from '../store/store.ts';
import type { Entry } from './entry.ts';
import type { Erased } from './reading.ts';
import type { Criteria, Fold } from './search.ts';
import { sheetById, subjectOf } from './sheets.ts';
import { tracesAfter } from './undo/traces.ts';

/** Where the journal speaks of one sheet: by the names it bore, and where something of it changed. */
interface Mentions {
  /** Names as they are looked up, each up to that entry and with it, oldest first; the last one is of today. */
  readonly names: readonly { readonly name: string; readonly until: number }[];
  /** Ids of the entries that changed it. */
  readonly changed: ReadonlySet<number>;
}

/** What is looked for of a sheet, by its id; `null` when it is not there any more. */
export async function mentionsOf(
  tx: Tx,
  campaignId: number,
  sheetId: number,
  fold: Fold,
): Promise<Mentions | null> {
  const sheet = await sheetById(tx, campaignId, sheetId);
  if (!sheet) return null;
  const later = await tracesAfter(tx, campaignId, 0);
  const own = later.flatMap(({ id, traces }) =>
    traces.fiches.filter((trace) => trace.id === sheetId).map(({ avant }) => ({ id, avant })),
  );
  const rows = await tx
    .selectFrom('ledger')
    .select('entry')
    .distinct()
    .where('campaign', '=', campaignId)
    .where('subject', '=', subjectOf(sheetId))
    .where('entry', 'is not', null)
    .$narrowType<{ entry: number }>()
    .execute();
  return {
    names: [
      ...own.map(({ id, avant }) => ({ name: avant === null ? '' : fold(avant.nom), until: id })),
      { name: fold(sheet.nom), until: Number.POSITIVE_INFINITY },
    ],
    changed: new Set([...own.map(({ id }) => id), ...rows.map(({ entry }) => entry)]),
  };
}

/** Whether an entry fits what the database cannot ask: the note, a name among its options, the sheet that is meant. */
export function fits(
  entry: Entry | Erased,
  { sheet, motif }: Criteria,
  mentions: Mentions | null,
  fold: Fold,
): boolean {
  if (sheet === undefined && motif === undefined) return true;
  if (entry.content === null) return false;
  const { options, motif: note } = entry.content;
  const holds = motif === undefined || (note !== null && fold(note).includes(motif));
  if (!holds || sheet === undefined) return holds;
  if (mentions?.changed.has(entry.id)) return true;
  const then = mentions?.names.find(({ until }) => entry.id <= until)?.name;
  const named = Object.values(options).flatMap((value) => (typeof value === 'string' ? [fold(value)] : []));
  return named.some((name) => name === sheet || (name !== '' && name === then));
}
