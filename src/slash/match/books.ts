import { currentValue } from '../../campaign/ledger.ts';
import { pseudonymIn } from '../../campaign/people.ts';
import { subjectOf } from '../../campaign/sheets.ts';
import type { BookChange, Desk } from '../command.ts';
import type { GameChange } from './roll.ts';

/** Quantities of which nobody has less than none; a status is there or not. */
const neverNegative: ReadonlySet<string> = new Set(['pv', 'effectif']);

function within(quantity: string, before: number, by: number): number {
  if (quantity.startsWith('statut:')) return before + by > 0 ? 1 : 0;
  return neverNegative.has(quantity) ? Math.max(Math.min(before, 0), before + by) : before + by;
}

/**
 * What a game changes, as the books enter it: persons under their pseudonyms, nothing where nothing changes, PV and
 * models no lower than 0, a status no more than once. Somebody whom the campaign does not know has no account: the machine wins nothing.
 */
export async function bookChanges(
  { tx, campaign }: Pick<Desk, 'tx' | 'campaign'>,
  wanted: readonly GameChange[],
): Promise<readonly BookChange[]> {
  const changes: BookChange[] = [];
  const values = new Map<string, number>();
  for (const { subject: whose, quantity, by, cause } of wanted) {
    const subject = await accountOf({ tx, campaign }, whose);
    if (subject === null) continue;
    const key = JSON.stringify([subject, quantity]);
    const account = { campaignId: campaign.id, subject, quantity };
    const before = values.get(key) ?? (await currentValue(tx, account)) ?? 0;
    const after = within(quantity, before, by);
    values.set(key, after);
    if (after !== before) changes.push({ subject, quantity, by: after - before, cause });
  }
  return changes;
}

async function accountOf(
  { tx, campaign }: Pick<Desk, 'tx' | 'campaign'>,
  subject: GameChange['subject'],
): Promise<string | null> {
  if ('fiche' in subject) return subjectOf(subject.fiche);
  const pseudonym = await pseudonymIn(tx, campaign.id, subject.joueur);
  return pseudonym === null ? null : `joueur:${pseudonym}`;
}
