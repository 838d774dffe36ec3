import { sql } from 'kysely';
import type { Tx } from '../store/store.ts';
import type { Entry } from './entry.ts';
import { type Erased, entryOf, entryRows } from './reading.ts';
import { fits, mentionsOf } from './search-sheet.ts';
import { seenBy, type Viewer } from './visibility.ts';

/** What entries are looked for; what is left out does not matter. */
export interface Criteria {
  /** Key of a person in the campaign, who rolled or for whom it was rolled. */
  readonly person?: number;
  /** A command, with its subcommand or of any. */
  readonly command?: string;
  /** Moments, milliseconds since 1970; `to` is the first one that is too late. */
  readonly from?: number;
  readonly to?: number;
  /** The number from which to go back. */
  readonly number?: number;
  /** Folded: the name that one of the options has, and what the note holds. */
  readonly sheet?: string;
  /** The sheet that bears this name now: it is found under each name that it bore, and where it changed. */
  readonly sheetId?: number;
  readonly motif?: string;
}

/** Where a page begins: before (older) or after (newer) that number, which is not on it. */
export interface Turn {
  readonly to: 'older' | 'newer';
  readonly number: number;
}

/** Entries newest first. `older`, `newer`: where the pages beside it begin, `null` when there is nothing. */
export interface Page {
  readonly entries: readonly (Entry | Erased)[];
  readonly older: number | null;
  readonly newer: number | null;
  /** All was not looked through: nothing newer or older than this number was. */
  readonly through: number | null;
}

/** Fits names and notes as they are looked up. */
export type Fold = (text: string) => string;

/** The most entries that are looked through for one page. */
const mostLookedThrough = 20_000;
const largestBatch = 500;
const beyond = 1_000_000_000_000;

/** One page of at most `size` entries that `viewer` may see and that fit. */
export async function findPage(
  tx: Tx,
  asked: {
    readonly campaignId: number;
    readonly viewer: Viewer;
    readonly criteria: Criteria;
    readonly turn: Turn | null;
    readonly size: number;
    readonly fold: Fold;
    /** The most entries that are looked through, 20 000 unless told. */
    readonly lookThrough?: number;
  },
): Promise<Page> {
  const turn = asked.turn ?? { to: 'older', number: (asked.criteria.number ?? beyond) + 1 };
  const { found, through } = await gather(tx, { ...asked, turn });
  const kept = found.slice(0, asked.size);
  const hasMore = found.length > asked.size || through !== null;
  const entries = turn.to === 'older' ? kept : kept.toReversed();
  const edge = { newest: entries[0]?.number ?? null, oldest: entries.at(-1)?.number ?? null };
  const isFirst = asked.turn === null;
  const goOn = found.length > asked.size ? (kept.at(-1)?.number ?? null) : through;
  return turn.to === 'older'
    ? {
        entries,
        older: hasMore ? goOn : null,
        newer: isFirst ? null : (edge.newest ?? turn.number - 1),
        through,
      }
    : { entries, older: edge.oldest ?? turn.number + 1, newer: hasMore ? goOn : null, through };
}

interface Gathering {
  readonly campaignId: number;
  readonly viewer: Viewer;
  readonly criteria: Criteria;
  readonly turn: Turn;
  readonly size: number;
  readonly fold: Fold;
  readonly lookThrough?: number;
}

/** Up to one more than a page. `through`: the last number looked at, when not all were. */
async function gather(tx: Tx, asked: Gathering) {
  const found: (Entry | Erased)[] = [];
  const { campaignId, criteria, fold } = asked;
  const { sheetId } = criteria;
  const mentions = sheetId === undefined ? null : await mentionsOf(tx, campaignId, sheetId, fold);
  const most = asked.lookThrough ?? mostLookedThrough;
  const batch = Math.min(largestBatch, most);
  let at = asked.turn.number;
  for (let looked = 0; looked < most; looked += batch) {
    const rows = await candidates(tx, asked, at).limit(batch).execute();
    for (const row of rows) {
      const entry = entryOf(row);
      if (fits(entry, criteria, mentions, fold)) found.push(entry);
      if (found.length > asked.size) return { found, through: null };
    }
    if (rows.length < batch) return { found, through: null };
    at = rows.at(-1)?.number ?? at;
  }
  return { found, through: at };
}

function candidates(tx: Tx, { campaignId, viewer, criteria, turn }: Gathering, at: number) {
  const isOlder = turn.to === 'older';
  const { person, command, from, to, number, motif } = criteria;
  return entryRows(tx)
    .where('journal.campaign', '=', campaignId)
    .where(seenBy(viewer))
    .where('journal.number', isOlder ? '<' : '>', at)
    .$if(number !== undefined, (query) => query.where('journal.number', '<=', number ?? 0))
    .$if(person !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('journal.author', '=', person ?? 0), eb('journal.behalf', '=', person ?? 0)]),
      ),
    )
    .$if(command !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('journal.command', '=', command ?? ''),
          eb(sql`substr(journal.command, 1, ${(command ?? '').length + 1})`, '=', `${command} `),
        ]),
      ),
    )
    .$if(from !== undefined, (query) => query.where(part('at'), '>=', from ?? 0))
    .$if(to !== undefined, (query) => query.where(part('at'), '<', to ?? 0))
    .$if(motif !== undefined, (query) => query.where(part('motif'), 'is not', null))
    .orderBy('journal.number', isOlder ? 'desc' : 'asc');
}

const part = (key: 'at' | 'motif') => sql<number | null>`json_extract(journal.content, ${`$.${key}`})`;
