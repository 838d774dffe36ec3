import type { Json } from '../../rules/rule.ts';
import type { Tx } from '../../store/store.ts';
import type { StoredBattle } from '../battles.ts';
import type { Known } from '../people.ts';
import { changeState, type StateTrace } from '../states.ts';
import type { KeptBattle } from './state.ts';

/** Keeps a new battle; gives its number and the trace for the journal. What the players have is for the ledger to say. */
export async function makeBattle(
  tx: Tx,
  {
    campaignId,
    channel,
    players,
    pointsObjectif,
    at,
  }: {
    readonly campaignId: number;
    readonly channel: string;
    readonly players: readonly [Known, Known];
    readonly pointsObjectif: number;
    /** Milliseconds since 1970. */
    readonly at: number;
  },
): Promise<{ readonly id: number; readonly trace: StateTrace }> {
  const state: KeptBattle = { tour: 1, phase: 0, pointsObjectif, finie: false };
  const { id } = await tx
    .insertInto('battles')
    .values({
      campaign: campaignId,
      channel,
      first: players[0].key,
      second: players[1].key,
      state: JSON.stringify(state),
      open: 1,
      opened_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, trace: { sorte: 'bataille', id, avant: null, apres: jsonOf(state) } };
}

/** Writes turn, phase or end of a battle; gives the trace for the journal, `null` where nothing changed. */
export async function changeBattle(
  tx: Tx,
  { id, campaignId, finie, bataille: { tour, phase, pointsObjectif } }: StoredBattle,
  over: Partial<KeptBattle>,
): Promise<StateTrace | null> {
  const state: KeptBattle = { tour, phase, pointsObjectif, finie, ...over };
  return changeState(tx, campaignId, { sorte: 'bataille', id }, jsonOf(state));
}

function jsonOf(state: KeptBattle): Json {
  return { ...state };
}
