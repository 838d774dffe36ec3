import { prepared } from '../store/prepared.ts';
import type { Tx } from '../store/store.ts';
import type { Entry, Person } from './entry.ts';
import { seenBy, type Viewer } from './visibility.ts';

/** An entry whose content was erased with its author's data: its number and hash hold its place in the chain. */
export interface Erased extends Omit<Entry, 'content'> {
  readonly content: null;
}

/** The entry with that id in the database, or `null`. Whether it may be seen is another question: `maySee`. */
export async function entryById(tx: Tx, id: number): Promise<Entry | Erased | null> {
  const [row] = (await rowOf(tx, { id })).rows;
  return row ? entryOf(row) : null;
}

const rowOf = prepared((tx, { id }: { readonly id: number }) => entryRows(tx).where('journal.id', '=', id));

/** The entry of that number in a campaign, or `null`. Whether it may be seen is another question: `maySee`. */
export async function entryByNumber(
  tx: Tx,
  { campaignId, number }: { readonly campaignId: number; readonly number: number },
): Promise<Entry | Erased | null> {
  const row = await entryRows(tx)
    .where('journal.campaign', '=', campaignId)
    .where('journal.number', '=', number)
    .executeTakeFirst();
  return row ? entryOf(row) : null;
}

/** At most `limit` entries of a campaign after that number, in order, whoever may see them: for exports, which ask. */
export async function entriesAfter(
  tx: Tx,
  {
    campaignId,
    after,
    limit,
  }: { readonly campaignId: number; readonly after: number; readonly limit: number },
): Promise<(Entry | Erased)[]> {
  const rows = await entryRows(tx)
    .where('journal.campaign', '=', campaignId)
    .where('journal.number', '>', after)
    .orderBy('journal.number')
    .limit(limit)
    .execute();
  return rows.map(entryOf);
}

/** How many entries of one person are looked through for values they gave before. */
const lookedThrough = 200;

/**
 * The values that a person last gave to one option of a command in one campaign, newest first, each once, at most
 * `limit`; what they rolled without being allowed to see it is left out. Looks through their last 200 uses of the
 * command.
 */
export async function recentValues(
  tx: Tx,
  asked: {
    readonly campaignId: number;
    readonly viewer: Viewer;
    readonly command: string;
    readonly option: string;
    readonly limit: number;
  },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('journal')
    .innerJoin('people', 'people.id', 'journal.author')
    .select((eb) =>
      eb
        .fn<string | number | null>('json_extract', ['content', eb.val(`$.options."${asked.option}"`)])
        .as('value'),
    )
    .where('people.campaign', '=', asked.campaignId)
    .where('people.discord', '=', asked.viewer.id)
    .where(seenBy(asked.viewer))
    .where('journal.command', '=', asked.command)
    .orderBy('journal.id', 'desc')
    .limit(lookedThrough)
    .execute();
  const given = rows.flatMap(({ value }) => (value === null ? [] : [String(value)]));
  return [...new Set(given)].slice(0, asked.limit);
}

/** Entries with the names of people, before any condition. */
export function entryRows(tx: Tx) {
  return tx
    .selectFrom('journal')
    .innerJoin('campaigns', 'campaigns.id', 'journal.campaign')
    .innerJoin('people as author', 'author.id', 'journal.author')
    .leftJoin('people as behalf', 'behalf.id', 'journal.behalf')
    .leftJoin('undos', 'undos.entry', 'journal.id')
    .leftJoin('journal as undoing', 'undoing.id', 'undos.undone_by')
    .select([
      'journal.id',
      'journal.campaign',
      'campaigns.name as campaign_name',
      'journal.number',
      'journal.visibility',
      'journal.revealed_at',
      'journal.channel',
      'journal.content',
      'journal.hash',
      'author.discord as author_id',
      'author.name as author_name',
      'journal.behalf as behalf_key',
      'behalf.discord as behalf_id',
      'behalf.name as behalf_name',
      'undoing.number as undone_by',
    ]);
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>['executeTakeFirstOrThrow']>>;

/** The entry that a row of {@link entryRows} tells. */
export function entryOf(row: EntryRow): Entry | Erased {
  const behalf: Person | null = row.behalf_key === null ? null : { id: row.behalf_id, name: row.behalf_name };
  return {
    id: row.id,
    campaign: { id: row.campaign, name: row.campaign_name },
    number: row.number,
    visibility: row.visibility,
    revealedAt: row.revealed_at,
    ...(row.undone_by !== null && { undoneBy: row.undone_by }),
    channel: row.channel,
    author: { id: row.author_id, name: row.author_name },
    behalf,
    content: row.content === null ? null : JSON.parse(row.content),
    hash: row.hash.toString('hex'),
  };
}
