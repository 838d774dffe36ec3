import type { Counts, Listed } from '../rules/fiche/listed.ts';
import type { Fiche } from '../rules/fiche/terms.ts';
import type { Tx } from '../store/store.ts';
import type { Person } from './entry.ts';
import { countsIn, type Figures, figuresOf, nothing, statutsIn } from './sheets/figures.ts';
import type { Viewer } from './visibility.ts';

/** A sheet of a campaign as it stands: what it prints, and what the ledger says of it. */
export interface Sheet extends Listed {
  readonly id: number;
  readonly campaignId: number;
  readonly owner: Person;
  /** The owner's pseudonym. */
  readonly proprietaire: string;
  /** Counts the changes of what it prints, its name and its side. */
  readonly version: number;
}

/** The account of a sheet in the ledger. */
export function subjectOf(sheetId: number): string {
  return `fiche:${sheetId}`;
}

/** Whether a person may see a sheet of the campaign they look into: what is hidden is for its MJs. */
function maySeeSheet({ cachee }: Pick<Sheet, 'cachee'>, viewer: Viewer): boolean {
  return !cachee || viewer.isMaster;
}

/** Whether a person may change it: its owner, and any MJ. */
export function mayChangeSheet(sheet: Pick<Sheet, 'cachee' | 'owner'>, viewer: Viewer): boolean {
  return (
    viewer.isMaster || (maySeeSheet(sheet, viewer) && sheet.owner.id !== null && sheet.owner.id === viewer.id)
  );
}

/** The sheets of a campaign that `viewer` may see, their own first, then in the order of their names. */
export async function sheetsOf(tx: Tx, campaignId: number, viewer: Viewer): Promise<Sheet[]> {
  const rows = await sheetRows(tx)
    .where('sheets.campaign', '=', campaignId)
    .where('sheets.dropped_at', 'is', null)
    .orderBy('sheets.folded')
    .execute();
  const figures = await figuresOf(tx, campaignId, null);
  const sheets = rows.map((row) => sheetOf(row, figures)).filter((sheet) => maySeeSheet(sheet, viewer));
  const isOwn = ({ owner }: Sheet) => owner.id !== null && owner.id === viewer.id;
  return [...sheets.filter(isOwn), ...sheets.filter((sheet) => !isOwn(sheet))];
}

/** The sheet that bears a name (as it is looked up) and that `viewer` may see, or `null`. */
export async function findSheet(
  tx: Tx,
  campaignId: number,
  folded: string,
  viewer: Viewer,
): Promise<Sheet | null> {
  const row = await sheetRows(tx)
    .where('sheets.campaign', '=', campaignId)
    .where('sheets.folded', '=', folded)
    .where('sheets.dropped_at', 'is', null)
    .executeTakeFirst();
  const sheet = row ? await whole(tx, row) : null;
  return sheet && maySeeSheet(sheet, viewer) ? sheet : null;
}

/** The sheet of that id in a campaign, deleted or not; `null` when there is none. */
export async function sheetById(
  tx: Tx,
  campaignId: number,
  sheetId: number,
): Promise<(Sheet & { readonly isDropped: boolean }) | null> {
  const row = await sheetRows(tx)
    .where('sheets.campaign', '=', campaignId)
    .where('sheets.id', '=', sheetId)
    .executeTakeFirst();
  return row ? { ...(await whole(tx, row)), isDropped: row.dropped_at !== null } : null;
}

function sheetRows(tx: Tx) {
  return tx
    .selectFrom('sheets')
    .innerJoin('people', 'people.id', 'sheets.owner')
    .selectAll('sheets')
    .select([
      'people.discord as owner_id',
      'people.name as owner_name',
      'people.pseudonym as owner_pseudonym',
    ]);
}

type SheetRow = Awaited<ReturnType<ReturnType<typeof sheetRows>['executeTakeFirstOrThrow']>>;

async function whole(tx: Tx, row: SheetRow): Promise<Sheet> {
  return sheetOf(row, await figuresOf(tx, row.campaign, subjectOf(row.id)));
}

function sheetOf(row: SheetRow, figures: Figures): Sheet {
  const own = figures.get(subjectOf(row.id)) ?? nothing;
  const counts: Counts = countsIn(own);
  const fiche: Fiche = JSON.parse(row.content);
  return {
    id: row.id,
    campaignId: row.campaign,
    owner: { id: row.owner_id, name: row.owner_name },
    proprietaire: row.owner_pseudonym,
    version: row.version,
    nom: row.name,
    pnj: row.npc === 1,
    cachee: row.hidden === 1,
    fiche,
    counts,
    statuts: statutsIn(own),
  };
}
