import { mostBelligerents } from '../../rules/waryaume/groupes.ts';
import { present } from '../../rules/waryaume/region.ts';
import type { TypeId } from '../../rules/waryaume/terms.ts';
import type { Attente } from '../../rules/waryaume/tour.ts';
import type { Tx } from '../../store/store.ts';
import type { Entry } from '../entry.ts';
import { entryById } from '../reading.ts';
import { type Kept, regionById, regionsOf, type StoredRegion } from '../regions.ts';
import { turnOf, turns } from './turn.ts';

/** A fight that waits, and the number of its region. */
export interface Waiting extends Attente {
  readonly id: number;
}

/** What the journal keeps of a change of turn: the turn that began, the fights and the heroes who must leave. */
export interface KeptTurn {
  readonly tour: number;
  readonly combats: readonly Waiting[];
  readonly departs: readonly { readonly region: string; readonly heros: number }[];
}

/** The result of an entry of `/royaume tour`. */
export function turnIn({ content }: Pick<Entry, 'content'>): KeptTurn {
  return content.outcome.result as unknown as KeptTurn; // the one command that writes it
}

/** How many of a kind still wait in a region to make their assault of the turn. */
function waitsIn({ region, assauts }: Kept, type: TypeId): number {
  if (assauts.includes(type)) return 0;
  return region.invocations.find((one) => one.type === type)?.nombre ?? 0;
}

/**
 * The fight of that rank among those of a turn, and its region; `null` once it is fought or the turn is over. Of those
 * who wait there now only as many attack as did when the turn began: who came since waits for the next one. No more than
 * one side may hold.
 */
export async function fightOf(
  tx: Tx,
  entry: Entry,
  rank: number,
): Promise<{ readonly stored: StoredRegion; readonly type: TypeId; readonly nombre: number } | null> {
  if (entry.content?.command !== 'royaume tour') return null; // a button nobody was shown may name any entry
  const { tour, combats } = turnIn(entry);
  const fight = combats[rank];
  if (!fight || entry.undoneBy !== undefined || tour !== (await turnOf(tx, entry.campaign.id))) return null;
  const stored = await regionById(tx, entry.campaign.id, fight.id);
  const nombre = stored ? Math.min(fight.nombre, mostBelligerents, waitsIn(stored, fight.type)) : 0;
  return stored && nombre > 0 ? { stored, type: fight.type, nombre } : null;
}

/**
 * How many of a kind were in a region when this turn began, at most those who are there now: who came since waits for the
 * next one. Source: `combat.17`, `royaume.11`.
 */
export async function readyIn(
  tx: Tx,
  campaignId: number,
  { id, region }: { readonly id: number | null } & Pick<Kept, 'region'>,
  type: TypeId,
): Promise<number> {
  const fights = (await turnNow(tx, campaignId))?.combats ?? [];
  const began = fights.find((fight) => fight.id === id && fight.type === type)?.nombre ?? 0;
  return Math.min(began, present(region, type));
}

/** The change of turn with which this turn began, `null` in the first one. */
async function turnNow(tx: Tx, campaignId: number): Promise<KeptTurn | null> {
  const rows = await tx
    .selectFrom('ledger')
    .select('entry')
    .where('campaign', '=', campaignId)
    .where('subject', '=', turns.subject)
    .where('quantity', '=', turns.quantity)
    .where('after', '=', (await turnOf(tx, campaignId)) - 1)
    .where('change', '>', 0)
    .orderBy('id', 'desc')
    .execute();
  for (const row of rows) {
    const entry = await entryById(tx, row.entry ?? 0);
    if (entry?.content?.command === 'royaume tour' && entry.undoneBy === undefined)
      return turnIn({ content: entry.content });
  }
  return null;
}

/** The ranks of the fights of a turn that still wait. */
export async function openFights(tx: Tx, entry: Entry): Promise<readonly number[]> {
  const { tour, combats } = turnIn(entry);
  if (entry.undoneBy !== undefined || tour !== (await turnOf(tx, entry.campaign.id))) return [];
  const regions = new Map((await regionsOf(tx, entry.campaign.id)).map((one) => [one.id, one]));
  return combats.flatMap(({ id, type }, rank) => {
    const stored = regions.get(id);
    return stored && waitsIn(stored, type) > 0 ? [rank] : [];
  });
}
