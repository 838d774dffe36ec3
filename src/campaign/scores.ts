import type { Tx } from '../store/store.ts';
import type { Person } from './entry.ts';
import { lastValues } from './last-values.ts';
import { sheetsOf } from './sheets.ts';
import type { Viewer } from './visibility.ts';

/** What `/scores` shows and a MJ corrects, as the ledger names it. */
export const scored = [
  'trophees',
  'trophee-rouge',
  'trophee-bleu',
  'acolyte-renegat',
  'xp',
  'credits',
  'pc',
  'prc',
] as const;
export type Scored = (typeof scored)[number];

/** What one player or one sheet has. */
export interface Score {
  readonly subject: string;
  /** Name of the sheet, `null` for what a player has without one. */
  readonly sheet: string | null;
  readonly player: Person;
  readonly values: Readonly<Partial<Record<Scored, number>>>;
}

/**
 * The scores of a campaign, highest first by `by`, then by all in their order. Each value is what the ledger says last,
 * whoever looks, as on a sheet: a hidden roll keeps its details to itself, not its effect. Sheets that `viewer` may not see
 * are left out, deleted ones for everybody.
 */
export async function scoresOf(tx: Tx, campaignId: number, viewer: Viewer, by: Scored): Promise<Score[]> {
  const totals = await totalsOf(tx, campaignId);
  const sheets = await sheetsOf(tx, campaignId, viewer);
  const people = await tx
    .selectFrom('people')
    .select(['pseudonym', 'discord', 'name'])
    .where('campaign', '=', campaignId)
    .execute();
  const all: Score[] = [
    ...sheets.map(({ id, nom, owner }) => ({ subject: `fiche:${id}`, sheet: nom, player: owner })),
    ...people.map(({ pseudonym, discord, name }) => ({
      subject: `joueur:${pseudonym}`,
      sheet: null,
      player: { id: discord, name },
    })),
  ].flatMap((one) => {
    const values = totals.get(one.subject);
    return values ? [{ ...one, values }] : [];
  });
  return all.sort(higher([by, ...scored]));
}

async function totalsOf(tx: Tx, campaignId: number): Promise<Map<string, Partial<Record<Scored, number>>>> {
  const rows = await lastValues(tx, campaignId, { quantities: scored });
  const totals = new Map<string, Partial<Record<Scored, number>>>();
  for (const { subject, quantity, after } of rows)
    totals.set(subject, { ...totals.get(subject), [quantity]: after });
  return totals;
}

function higher(order: readonly Scored[]): (one: Score, other: Score) => number {
  const key = ({ subject, sheet }: Score) => sheet ?? subject;
  return (one, other) => {
    const decisive = order.find((by) => (one.values[by] ?? 0) !== (other.values[by] ?? 0));
    if (decisive) return (other.values[decisive] ?? 0) - (one.values[decisive] ?? 0);
    return key(one) < key(other) ? -1 : 1;
  };
}
