import type { Tx } from '../../store/store.ts';
import type { Entry } from '../entry.ts';
import { changesOf } from '../ledger.ts';
import { type Erased, entryById } from '../reading.ts';
import { laterOn } from './later.ts';

/** The most entries that are taken back at once. */
export const mostAtOnce = 200;

/**
 * An entry and every later one that builds on it or on another of these, latest first: in this order each can be taken
 * back. Stops looking beyond {@link mostAtOnce}, so that more than that means too many.
 */
export async function chainFrom(tx: Tx, entry: Entry): Promise<readonly (Entry | Erased)[]> {
  const chain = new Map<number, Entry | Erased>([[entry.id, entry]]);
  for (const one of chain.values()) {
    if (one.content === null || chain.size > mostAtOnce) continue;
    for (const id of await laterOn(tx, one, await changesOf(tx, one.id))) {
      if (chain.has(id)) continue;
      const later = await entryById(tx, id);
      if (later) chain.set(id, later);
    }
  }
  return [...chain.values()].sort((one, other) => other.id - one.id);
}
