import type { Tx } from '../store/store.ts';
import type { Link } from './chain.ts';
import { type KnownEpoch, knownEpochs } from './disclosure.ts';
import type { Entry } from './entry.ts';
import { entriesAfter, linksAfter } from './journal.ts';
import { everybody, maySee } from './visibility.ts';

/** Marks of the file that `npm run verifier` reads. */
export const exportFormat = 'heraut-journal';
export const exportVersion = 1;

/**
 * One entry as all may have it. `entry` is `null` where it is hidden or erased: of it only the commitment stays, and
 * `link` has neither content nor salt.
 */
export interface ExportRow {
  readonly link: Link;
  readonly entry: Entry | null;
  /** Erased entries of hidden rolls count as hidden: the file does not tell more of them than of others. */
  readonly state: 'shown' | 'hidden' | 'erased';
}

/** What stands before the entries. */
export interface ExportHead {
  readonly campaign: string;
  readonly at: number;
  /** The entry before the first one of the file; `null` when the file begins with number 1. */
  readonly before: { readonly number: number; readonly hash: string } | null;
  /** The last entry of the file; `null` when it has none. */
  readonly last: { readonly number: number; readonly hash: string } | null;
  readonly epochs: readonly KnownEpoch[];
}

/** Numbers of the first and of the last entry wanted. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const pageSize = 500;

/** The head of the export of these entries; `to` may lie beyond the last one. */
export async function exportHead(
  tx: Tx,
  campaign: { readonly id: number; readonly name: string },
  { from, to }: Span,
  at: number,
): Promise<ExportHead> {
  const ends = await tx
    .selectFrom('journal')
    .select(['number', 'hash'])
    .where('campaign', '=', campaign.id)
    .where('number', '>=', from - 1)
    .where('number', '<=', to)
    .where((eb) =>
      eb.or([
        eb('number', '=', from - 1),
        eb(
          'number',
          '=',
          eb
            .selectFrom('journal as last')
            .select((inner) => inner.fn.max('last.number').as('number'))
            .where('last.campaign', '=', campaign.id)
            .where('last.number', '<=', to),
        ),
      ]),
    )
    .execute();
  const found = ends.map(({ number, hash }) => ({ number, hash: hash.toString('hex') }));
  return {
    campaign: campaign.name,
    at,
    before: found.find(({ number }) => number === from - 1) ?? null,
    last: found.find(({ number }) => number >= from) ?? null,
    epochs: await knownEpochs(tx, campaign.id),
  };
}

/** The entries of a campaign in order, page by page: what all may see in full, the rest as commitments. */
export async function* exportRows(tx: Tx, campaignId: number, { from, to }: Span): AsyncGenerator<ExportRow> {
  let after = from - 1;
  while (after < to) {
    const limit = Math.min(pageSize, to - after);
    const links = await linksAfter(tx, campaignId, after, limit);
    const entries = await entriesAfter(tx, { campaignId, after, limit });
    for (const [at, entry] of entries.entries()) {
      const link = links[at];
      if (link?.number !== entry.number)
        throw new Error(`journal: ${entry.number} was read twice differently`);
      yield rowOf(link, entry);
    }
    const last = links.at(-1);
    if (!last) return;
    after = last.number;
  }
}

function rowOf(link: Link, entry: Awaited<ReturnType<typeof entriesAfter>>[number]): ExportRow {
  const commitment = { ...link, content: null, salt: null };
  if (!maySee(entry, everybody)) return { link: commitment, entry: null, state: 'hidden' };
  if (entry.content === null) return { link: commitment, entry: null, state: 'erased' };
  return { link, entry, state: 'shown' };
}
