import type { Tx } from '../store/store.ts';
import type { Person } from './entry.ts';
import { maySeeSheet, sheetsOf } from './sheets.ts';
import { seenBy, type Viewer } from './visibility.ts';

/** What `/scores` shows and a MJ corrects, as the ledger names it. */
export const scored = ['trophees', 'xp', 'credits', 'pc', 'prc'] as const;
export type Scored = (typeof scored)[number];

/** What one player or one sheet has, as far as somebody may know. */
export interface Score {
  readonly subject: string;
  /** Name of the sheet, `null` for what a player has without one. */
  readonly sheet: string | null;
  readonly player: Person;
  readonly values: Readonly<Partial<Record<Scored, number>>>;
}

/**
 * The scores of a campaign with those eyes, highest first by `by`, then by all in their order. A value is the sum of
 * the changes that `viewer` may see, so that no hidden roll shows through; hidden sheets are for the MJs, deleted ones for
 * nobody.
 */
export async function scoresOf(tx: Tx, campaignId: number, viewer: Viewer, by: Scored): Promise<Score[]> {
  const sums = await sumsOf(tx, campaignId, viewer);
  const sheets = await sheetsOf(tx, campaignId, viewer);
  const people = await tx
    .selectFrom('people')
    .select(['pseudonym', 'discord', 'name'])
    .where('campaign', '=', campaignId)
    .execute();
  const all: Score[] = [
    ...sheets
      .filter((sheet) => maySeeSheet(sheet, viewer))
      .map(({ id, nom, owner }) => ({ subject: `fiche:${id}`, sheet: nom, player: owner })),
    ...people.map(({ pseudonym, discord, name }) => ({
      subject: `joueur:${pseudonym}`,
      sheet: null,
      player: { id: discord, name },
    })),
  ].flatMap((one) => {
    const values = sums.get(one.subject);
    return values ? [{ ...one, values }] : [];
  });
  return all.sort(higher([by, ...scored]));
}

/** What one account holds with those eyes: the sum of the changes that they may see. */
export async function scoreOf(
  tx: Tx,
  campaignId: number,
  viewer: Viewer,
  subject: string,
  quantity: Scored,
): Promise<number> {
  return (await sumsOf(tx, campaignId, viewer, subject)).get(subject)?.[quantity] ?? 0;
}

async function sumsOf(
  tx: Tx,
  campaignId: number,
  viewer: Viewer,
  subject?: string,
): Promise<Map<string, Partial<Record<Scored, number>>>> {
  const rows = await tx
    .selectFrom('ledger')
    .leftJoin('journal', 'journal.id', 'ledger.entry')
    .select(({ fn }) => ['ledger.subject', 'ledger.quantity', fn.sum<number>('ledger.change').as('value')])
    .where('ledger.campaign', '=', campaignId)
    .where('ledger.quantity', 'in', [...scored])
    .$narrowType<{ quantity: Scored }>()
    .where((eb) => eb.or([eb('ledger.entry', 'is', null), seenBy(viewer)]))
    .$if(subject !== undefined, (query) => query.where('ledger.subject', '=', subject ?? ''))
    .groupBy(['ledger.subject', 'ledger.quantity'])
    .execute();
  const sums = new Map<string, Partial<Record<Scored, number>>>();
  for (const row of rows) sums.set(row.subject, { ...sums.get(row.subject), [row.quantity]: row.value });
  return sums;
}

function higher(order: readonly Scored[]): (one: Score, other: Score) => number {
  const key = ({ subject, sheet }: Score) => sheet ?? subject;
  return (one, other) => {
    const decisive = order.find((by) => (one.values[by] ?? 0) !== (other.values[by] ?? 0));
    if (decisive) return (other.values[decisive] ?? 0) - (one.values[decisive] ?? 0);
    return key(one) < key(other) ? -1 : 1;
  };
}
