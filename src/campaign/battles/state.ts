import { type Json, type Refusal, refuse } from '../../rules/rule.ts';
import type { UniteFixe } from '../../rules/w40k/bataille-terms.ts';
import { literal } from '../../store/literal.ts';
import type { Tx } from '../../store/store.ts';
import { fold } from '../../text/fold.ts';
import type { Keeper } from '../states.ts';

/** What is kept of a battle beside its players, its units and what the ledger counts. */
export interface KeptBattle {
  /** Counts the turns of both players, from 1. */
  readonly tour: number;
  /** The turn whose phase de commandement was played last, 0 while there was none. */
  readonly phase: number;
  readonly pointsObjectif: number;
  readonly finie: boolean;
}

/** What is kept of a unit: what was said of it, its number apart. */
export type KeptUnit = Omit<UniteFixe, 'numero'>;

/**
 * How a battle is read and brought back. Refused: `battle-has-units` when its beginning is taken back under its units,
 * `battle-open` when another one is played in its channel by now.
 */
export const battleKeeper: Keeper = {
  async read(tx, campaignId, id) {
    const row = await battleRow(tx, campaignId, id).executeTakeFirst();
    return row?.state ? JSON.parse(row.state) : null;
  },
  async write(tx, campaignId, id, state) {
    const row = await battleRow(tx, campaignId, id).executeTakeFirst();
    if (!row) return refuse('gone', null);
    const open = state === null || (state as unknown as KeptBattle).finie ? 0 : 1; // written by `battles.ts`
    const refusal =
      state === null
        ? await refuseUnits(tx, id)
        : open
          ? await refuseOpen(tx, campaignId, { ...row, id })
          : null;
    if (refusal) return refusal;
    await tx
      .updateTable('battles')
      .set({ state: textOf(state), open })
      .where('id', '=', id)
      .execute();
    return null;
  },
};

/** How a unit is read and brought back. Refused: `unit-taken` [got] where another one of that player bears its name by now. */
export const unitKeeper: Keeper = {
  async read(tx, campaignId, id) {
    const row = await unitRow(tx, campaignId, id).executeTakeFirst();
    return row?.state ? JSON.parse(row.state) : null;
  },
  async write(tx, campaignId, id, state) {
    const row = await unitRow(tx, campaignId, id).executeTakeFirst();
    if (!row) return refuse('gone', null);
    const unit = state as unknown as KeptUnit | null; // written by `battles/units.ts`
    if (unit !== null && (await isTakenUnit(tx, row.battle, unit, id)))
      return refuse('unit-taken', null, { got: unit.nom });
    await tx
      .updateTable('units')
      .set({ state: textOf(state) })
      .where('id', '=', id)
      .execute();
    return null;
  },
};

/** Whether another unit (not `except`) of that player of a battle bears that name, whatever accents and case. */
export async function isTakenUnit(
  tx: Tx,
  battleId: number,
  { nom, joueur }: Pick<KeptUnit, 'nom' | 'joueur'>,
  except: number | null,
): Promise<boolean> {
  const rows = await standingUnits(tx, battleId).execute();
  const wanted = fold(nom);
  return rows.some(({ id, state }) => {
    const other: KeptUnit = JSON.parse(state);
    return id !== except && other.joueur === joueur && fold(other.nom) === wanted;
  });
}

/** The units of a battle that were not taken out of it, in the order of their coming. */
export function standingUnits(tx: Tx, battleId: number) {
  return tx
    .selectFrom('units')
    .select(['id', 'state'])
    .where('battle', '=', battleId)
    .where('state', 'is not', null)
    .$narrowType<{ state: string }>()
    .orderBy('id');
}

function battleRow(tx: Tx, campaignId: number, id: number) {
  return tx
    .selectFrom('battles')
    .select(['state', 'channel'])
    .where('campaign', '=', campaignId)
    .where('id', '=', id);
}

function unitRow(tx: Tx, campaignId: number, id: number) {
  return tx
    .selectFrom('units')
    .innerJoin('battles', 'battles.id', 'units.battle')
    .select(['units.state', 'units.battle'])
    .where('battles.campaign', '=', campaignId)
    .where('units.id', '=', id);
}

async function refuseUnits(tx: Tx, battleId: number): Promise<Refusal | null> {
  const unit = await standingUnits(tx, battleId).executeTakeFirst();
  return unit ? refuse('battle-has-units', null) : null;
}

async function refuseOpen(
  tx: Tx,
  campaignId: number,
  { id, channel }: { readonly id: number; readonly channel: string },
): Promise<Refusal | null> {
  const other = await tx
    .selectFrom('battles')
    .select('id')
    .where('campaign', '=', campaignId)
    .where('channel', '=', channel)
    .where('open', '=', literal.one)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other ? refuse('battle-open', null) : null;
}

function textOf(state: Json): string | null {
  return state === null ? null : JSON.stringify(state);
}
