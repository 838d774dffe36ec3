import type { Tx } from '../store/store.ts';

/** Which accounts of a campaign: subjects from the first text up to the second, which is not among them; quantities. */
interface Accounts {
  readonly subjects?: readonly [string, string];
  readonly quantities?: readonly string[];
}

/** One subject and no other: none begins with it and a space. */
export function subjectAlone(subject: string): readonly [string, string] {
  return [subject, `${subject} `];
}

/** What the ledger says last of each account of a campaign that has any entry, and the id of that row. */
export async function lastValues(tx: Tx, campaignId: number, { subjects, quantities }: Accounts) {
  return tx
    .selectFrom('ledger')
    .select(['id', 'subject', 'quantity', 'after'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('ledger as last')
        .select(({ fn }) => fn.max('last.id').as('id'))
        .where('last.campaign', '=', campaignId)
        .$if(subjects !== undefined, (all) =>
          all
            .where('last.subject', '>=', subjects?.[0] ?? '')
            .where('last.subject', '<', subjects?.[1] ?? ''),
        )
        .$if(quantities !== undefined, (all) => all.where('last.quantity', 'in', [...(quantities ?? [])]))
        .groupBy(['last.subject', 'last.quantity']),
    )
    .execute();
}
