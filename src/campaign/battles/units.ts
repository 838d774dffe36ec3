import type { Json } from '../../rules/rule.ts';
import type { Tx } from '../../store/store.ts';
import type { StoredBattle } from '../battles.ts';
import { changeState, type StateTrace } from '../states.ts';
import type { KeptUnit } from './state.ts';

/** Keeps a new unit; gives its number and the trace for the journal. What is left of it is for the ledger to say. */
export async function makeUnit(
  tx: Tx,
  { id: battle }: Pick<StoredBattle, 'id'>,
  unit: KeptUnit,
): Promise<{ readonly numero: number; readonly trace: StateTrace }> {
  const state: Json = { ...unit };
  const { id } = await tx
    .insertInto('units')
    .values({ battle, state: JSON.stringify(state) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { numero: id, trace: { sorte: 'unite', id, avant: null, apres: state } };
}

/** Writes what is said of a unit, or takes it out of its battle (`null`); gives the trace, `null` where nothing changed. */
export async function changeUnit(
  tx: Tx,
  campaignId: number,
  numero: number,
  unit: KeptUnit | null,
): Promise<StateTrace | null> {
  return changeState(tx, campaignId, { sorte: 'unite', id: numero }, unit && { ...unit });
}
