import { isRefusal, type Json, type Refusal, refuse } from '../rules/rule.ts';
import type { Tx } from '../store/store.ts';
import { battleKeeper, unitKeeper } from './battles/state.ts';
import type { Content, Entry } from './entry.ts';
import { regionKeeper } from './regions/state.ts';

/** How one sort of states is kept: each has a number, and is read, written or (`null`) taken away as a whole. */
export interface Keeper {
  /** The state as it is kept, `null` where there is none. */
  read(tx: Tx, campaignId: number, id: number): Promise<Json>;
  /** Refused where it cannot stand so any more. */
  write(tx: Tx, campaignId: number, id: number, state: Json): Promise<Refusal | null>;
}

/** What is kept as a state and told in the journal before and after each change. */
const keepers = {
  bataille: battleKeeper,
  region: regionKeeper,
  unite: unitKeeper,
} as const satisfies Readonly<Record<string, Keeper>>;
export type Sorte = keyof typeof keepers;

/** One change of a state, as its journal entry keeps it in `etats`; `null`: it was not there. */
export interface StateTrace {
  readonly sorte: Sorte;
  readonly id: number;
  readonly avant: Json;
  readonly apres: Json;
}

/** The changes of states that an entry keeps, whatever its command. */
export function statesIn({ outcome }: Pick<Content, 'outcome'>): readonly StateTrace[] {
  const { etats } = outcome.result as unknown as { readonly etats?: readonly StateTrace[] }; // written from `changeState`
  return etats ?? [];
}

/** Writes a state that is kept already; gives the trace for the journal, `null` where it is so already. */
export async function changeState(
  tx: Tx,
  campaignId: number,
  { sorte, id }: Pick<StateTrace, 'sorte' | 'id'>,
  apres: Json,
): Promise<StateTrace | null> {
  const avant = await keepers[sorte].read(tx, campaignId, id);
  if (JSON.stringify(avant) === JSON.stringify(apres)) return null;
  const refusal = await keepers[sorte].write(tx, campaignId, id, apres);
  if (refusal) throw new Error(`${sorte} ${id}: ${refusal.code}`);
  return { sorte, id, avant, apres };
}

/**
 * Takes the changes of the journal entry `number` back, last first, as they were recorded; gives the traces of that.
 * Refused: `undo-overtaken` [got] when one is another by now, and what its keeper refuses.
 */
export async function restoreStates(
  tx: Tx,
  campaignId: number,
  { number, content }: Pick<Entry, 'number' | 'content'>,
): Promise<readonly StateTrace[] | Refusal> {
  const restored: StateTrace[] = [];
  for (const { sorte, id, avant, apres } of statesIn(content).toReversed()) {
    const now = await keepers[sorte].read(tx, campaignId, id);
    if (JSON.stringify(now) !== JSON.stringify(apres)) return refuse('undo-overtaken', null, { got: number });
    const refusal = await keepers[sorte].write(tx, campaignId, id, avant);
    if (isRefusal(refusal)) return refusal;
    restored.push({ sorte, id, avant: apres, apres: avant });
  }
  return restored;
}
