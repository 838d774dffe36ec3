import type { Listed } from '../../rules/fiche/listed.ts';
import type { Fiche } from '../../rules/fiche/terms.ts';
import type { Tx } from '../../store/store.ts';
import { change } from '../ledger.ts';
import type { Known } from '../people.ts';
import { type Sheet, subjectOf } from '../sheets.ts';
import { opening } from './figures.ts';

/** A name as it is shown (`nom`) and as it is looked up. */
interface SheetName {
  readonly nom: string;
  readonly folded: string;
}

/** What stands on a sheet and is not counted in the ledger. */
export interface Standing extends Pick<Listed, 'fiche' | 'pnj' | 'cachee'> {
  readonly name: SheetName;
  /** Pseudonym of its owner, where that is said: it stays who it was otherwise. */
  readonly proprietaire?: string;
}

/** Whether a name (as it is looked up) is borne by a sheet of the campaign, other than `but`. */
export async function isTaken(
  tx: Tx,
  campaignId: number,
  folded: string,
  but: number | null = null,
): Promise<boolean> {
  const row = await tx
    .selectFrom('sheets')
    .select('id')
    .where('campaign', '=', campaignId)
    .where('folded', '=', folded)
    .where('dropped_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined && row.id !== but;
}

/** How many sheets a campaign has. */
export async function sheetCount(tx: Tx, campaignId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('sheets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign', '=', campaignId)
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Makes a sheet whose name is free, and opens its accounts in the ledger: they belong to no journal entry, so that
 * undoing one never leaves a sheet without PV. Gives its id. `at`: milliseconds since 1970.
 */
export async function makeSheet(
  tx: Tx,
  campaignId: number,
  owner: Known,
  { name: { nom, folded }, ...listed }: Omit<Standing, 'proprietaire'> & Pick<Listed, 'counts' | 'statuts'>,
  at: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('sheets')
    .values({
      campaign: campaignId,
      owner: owner.key,
      name: nom,
      folded,
      npc: Number(listed.pnj),
      hidden: Number(listed.cachee),
      content: JSON.stringify(listed.fiche),
      version: 1,
      made_at: at,
      dropped_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const one of opening(listed)) {
    const account = { campaignId, subject: subjectOf(id), cause: 'creation', entryId: null };
    await change(tx, { ...account, ...one, who: owner.pseudonym, at });
  }
  return id;
}

/** Writes a sheet anew; its name is free. Gives its new version. */
export async function rewriteSheet(
  tx: Tx,
  { id, version, campaignId }: Pick<Sheet, 'id' | 'version' | 'campaignId'>,
  to: Standing,
): Promise<number> {
  const { name, fiche, pnj, cachee, proprietaire } = to;
  await tx
    .updateTable('sheets')
    .set((eb) => ({
      ...(proprietaire !== undefined && {
        owner: eb
          .selectFrom('people')
          .select('people.id')
          .where('people.campaign', '=', campaignId)
          .where('people.pseudonym', '=', proprietaire)
          .$asScalar()
          .$notNull(),
      }),
      name: name.nom,
      folded: name.folded,
      npc: Number(pnj),
      hidden: Number(cachee),
      content: JSON.stringify(fiche satisfies Fiche),
      version: version + 1,
      dropped_at: null,
    }))
    .where('id', '=', id)
    .execute();
  return version + 1;
}

/** Deletes a sheet at that moment; its history stays, and it can be written back. Gives its new version. */
export async function dropSheet(
  tx: Tx,
  { id, version }: Pick<Sheet, 'id' | 'version'>,
  at: number,
): Promise<number> {
  await tx
    .updateTable('sheets')
    .set({ dropped_at: at, version: version + 1 })
    .where('id', '=', id)
    .execute();
  return version + 1;
}
