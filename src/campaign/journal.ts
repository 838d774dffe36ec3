import { literal } from '../store/literal.ts';
import { prepared } from '../store/prepared.ts';
import type { Tx } from '../store/store.ts';
import type { Campaign } from './campaign.ts';
import { chainVersion, commitTo, hashOf, type Link, newSalt } from './chain.ts';
import type { Content, Entry, Visibility } from './entry.ts';
import { personIn, type Someone } from './people.ts';
import type { Rim } from './rim.ts';

export * from './reading.ts';
export * from './visibility.ts';

/** What is to be written: a content whose people are still named as Discord does, and who may see it. */
export interface NewEntry extends Omit<Content, 'author' | 'behalf'> {
  readonly visibility: Visibility;
  /** The channel where it is rolled, if it is known. */
  readonly channel?: string | null;
  readonly author: Someone;
  readonly behalf: Someone | null;
}

/**
 * Writes the next entry of a campaign's journal and gives it back as a later reading will. Numbers have no gap because
 * the last one is read in the same transaction. What is hashed is the text that is stored, character by character.
 */
export async function record(
  tx: Tx,
  campaign: Pick<Campaign, 'id' | 'name'>,
  entry: NewEntry,
  interactionId: string,
  rim: Rim,
): Promise<Entry> {
  const author = await personIn(tx, campaign.id, entry.author, rim);
  const behalf = entry.behalf && (await personIn(tx, campaign.id, entry.behalf, rim));
  const content = contentOf(entry, author.pseudonym, behalf?.pseudonym ?? null);
  const text = JSON.stringify(content);
  const linked = await link(tx, campaign.id, text, rim);
  const [row] = (
    await insert(tx, {
      ...linked,
      campaign: campaign.id,
      visibility: entry.visibility,
      author: author.key,
      behalf: behalf?.key ?? null,
      command: content.command,
      interaction: interactionId,
      channel: entry.channel ?? null,
      content: text,
    })
  ).rows;
  if (!row) throw new Error('an entry was not written');
  return {
    id: row.id,
    campaign: { id: campaign.id, name: campaign.name },
    number: linked.number,
    visibility: entry.visibility,
    revealedAt: null,
    channel: entry.channel ?? null,
    author: entry.author,
    behalf: entry.behalf,
    content,
    hash: linked.hash.toString('hex'),
  };
}

const newest = prepared((tx, { campaignId }: { readonly campaignId: number }) =>
  tx
    .selectFrom('journal')
    .select(['number', 'hash'])
    .where('campaign', '=', campaignId)
    .orderBy('number', 'desc')
    .limit(literal.one),
);

interface Written extends Awaited<ReturnType<typeof link>> {
  readonly campaign: number;
  readonly visibility: Visibility;
  readonly author: number;
  readonly behalf: number | null;
  readonly command: string;
  readonly interaction: string;
  readonly channel: string | null;
  readonly content: string;
}

const insert = prepared((tx, row: Written) =>
  tx
    .insertInto('journal')
    .values({
      campaign: row.campaign,
      number: row.number,
      version: row.version,
      visibility: row.visibility,
      author: row.author,
      behalf: row.behalf,
      command: row.command,
      interaction: row.interaction,
      channel: row.channel,
      content: row.content,
      salt: row.salt,
      commitment: row.commitment,
      hash: row.hash,
    })
    .returning('id'),
);

/** At most `limit` links of a campaign's chain in order, after the entry of that number (0: from the start). */
export async function linksAfter(tx: Tx, campaignId: number, after: number, limit: number): Promise<Link[]> {
  const rows = await tx
    .selectFrom('journal')
    .select(['number', 'version', 'content', 'salt', 'commitment', 'hash'])
    .where('campaign', '=', campaignId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    number: row.number,
    version: row.version,
    content: row.content,
    salt: row.salt?.toString('hex') ?? null,
    commitment: row.commitment.toString('hex'),
    hash: row.hash.toString('hex'),
  }));
}

/** Named one by one: what else an object may carry does not belong in the books. */
function contentOf(entry: NewEntry, author: string, behalf: string | null): Content {
  const { command, options, outcome, dice, typed, motif, seed, game, parts, partOf, at } = entry;
  const within = { ...(game && { game }), ...(parts && { parts }), ...(partOf !== undefined && { partOf }) };
  return { command, options, outcome, dice, typed, motif, author, behalf, seed, ...within, at };
}

/** The place of a content in the chain: after the last entry. */
async function link(tx: Tx, campaignId: number, text: string, rim: Rim) {
  const [last] = (await newest(tx, { campaignId })).rows;
  const number = (last?.number ?? 0) + 1;
  const salt = newSalt(rim);
  const commitment = commitTo(text, salt);
  const hash = hashOf(number, last?.hash ?? null, commitment);
  return { number, version: chainVersion, salt, commitment, hash };
}
