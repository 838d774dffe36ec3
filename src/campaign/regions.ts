import type { Json } from '../rules/rule.ts';
import { newRegion } from '../rules/waryaume/royaume.ts';
import type { Region, TypeId } from '../rules/waryaume/terms.ts';
import type { Tx } from '../store/store.ts';
import { fold } from '../text/fold.ts';
import type { StateTrace } from './states.ts';
import { changeState } from './states.ts';

/** A region with what only the campaign counts. Players in it are pseudonyms. */
export interface Kept {
  readonly region: Region;
  /** Kinds that have made their assault of this turn in it. */
  readonly assauts: readonly TypeId[];
}

/** A region of a campaign as it stands. */
export interface StoredRegion extends Kept {
  readonly id: number;
}

/** The most regions of one campaign. */
export const mostRegions = 200;

/** The region of that name, whatever accents and case, or `null`. */
export async function regionNamed(tx: Tx, campaignId: number, nom: string): Promise<StoredRegion | null> {
  const row = await tx
    .selectFrom('regions')
    .select(['id', 'state'])
    .where('campaign', '=', campaignId)
    .where('folded', '=', fold(nom))
    .executeTakeFirst();
  return row ? storedOf(row) : null;
}

/** The region of that number in a campaign, or `null`. */
export async function regionById(tx: Tx, campaignId: number, id: number): Promise<StoredRegion | null> {
  const row = await tx
    .selectFrom('regions')
    .select(['id', 'state'])
    .where('campaign', '=', campaignId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? storedOf(row) : null;
}

/** All regions of a campaign in the order of their names. */
export async function regionsOf(tx: Tx, campaignId: number): Promise<StoredRegion[]> {
  const rows = await tx
    .selectFrom('regions')
    .select(['id', 'state'])
    .where('campaign', '=', campaignId)
    .orderBy('folded')
    .execute();
  return rows.map(storedOf);
}

/** A region at its first use, which nothing keeps yet. */
export function unknownRegion(nom: string): Kept {
  return { region: newRegion(nom), assauts: [] };
}

/**
 * Writes a region as it is now: anew where `id` is `null`. Gives the trace for the journal entry, `null` where nothing
 * changed.
 */
export async function keepRegion(
  tx: Tx,
  campaignId: number,
  id: number | null,
  { region, assauts }: Kept,
): Promise<StateTrace | null> {
  const state = { region, assauts } as unknown as Json; // JSON by its types
  if (id !== null) return changeState(tx, campaignId, { sorte: 'region', id }, state);
  const made = await tx
    .insertInto('regions')
    .values({ campaign: campaignId, folded: fold(region.nom), state: JSON.stringify(state) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { sorte: 'region', id: made.id, avant: null, apres: state };
}

function storedOf({ id, state }: { readonly id: number; readonly state: string }): StoredRegion {
  const { region, assauts }: Kept = JSON.parse(state);
  return { id, region, assauts };
}
