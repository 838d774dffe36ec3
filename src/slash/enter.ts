import type { Campaign } from '../campaign/campaign.ts';
import type { Entry } from '../campaign/entry.ts';
import type { Draws } from '../campaign/epochs.ts';
import { type NewEntry, record } from '../campaign/journal.ts';
import { type Changed, change } from '../campaign/ledger.ts';
import { postMaster, postRoll } from '../campaign/outbox.ts';
import type { Rim } from '../campaign/rim.ts';
import { blindAnswer } from '../present/hidden.ts';
import type { Tx } from '../store/store.ts';
import type { BookChange, ComponentCall, EntryDeed, Message, Part, SlashCall } from './command.ts';
import { seedOf } from './desk.ts';

/** What is entered: by whom and where (`call`), under which name, with dice drawn from what. */
interface Entering {
  readonly campaign: Campaign;
  readonly call: SlashCall | ComponentCall;
  readonly name: string;
  readonly draws: Draws;
}

/**
 * Writes the journal entry and those of its parts, one message for those elsewhere who may see it, and the changes of the books that follow.
 * Who rolled blind gets an acknowledgement that says nothing of the outcome, whatever the deed would show.
 */
export async function enter(
  tx: Tx,
  rim: Rim,
  { campaign, call, name, draws }: Entering,
  { draft, parts = [], show, after }: EntryDeed,
): Promise<{ readonly entry: Entry; readonly message: Message }> {
  const { id, name: shown } = call.actor;
  const content = {
    ...draft,
    command: name,
    channel: call.place.channel,
    author: { id, name: shown },
    seed: seedOf(draws, draft.visibility, call.id),
    at: call.at,
  };
  const entry = await record(tx, campaign, { ...content, parts: parts.length }, call.id, rim);
  await recordParts(tx, rim, { campaign, content, partOf: entry.number }, parts);
  await tell(tx, rim, campaign, entry);
  const changed = await enterChanges(tx, campaign.id, entry, draft.changes ?? []);
  await after?.(entry, changed);
  const message =
    entry.visibility === 'mj' ? { embeds: [blindAnswer(entry)], components: [] } : show(entry, changed);
  return { entry, message };
}

/** Each part is like the main entry but for what it tells, and says where its dice stand in the stream of them all. */
async function recordParts(
  tx: Tx,
  rim: Rim,
  { campaign, content, partOf }: { campaign: Campaign; content: NewEntry; partOf: number },
  parts: readonly Part[],
): Promise<void> {
  let skip = content.dice.length;
  for (const part of parts) {
    const seed = { ...content.seed, ...(skip > 0 && { skip }) };
    await record(tx, campaign, { ...content, ...part, seed, partOf }, seed.id, rim);
    skip += part.dice.length;
  }
}

/** The log tells of what all may see, the MJ channel of what is hidden; a personal roll is told nowhere. */
async function tell(tx: Tx, rim: Rim, { guild }: Campaign, entry: Entry): Promise<void> {
  if (guild === null || entry.visibility === 'personnel') return;
  if (entry.visibility === 'public') await postRoll(tx, entry, entry.content.seed.id, rim);
  else await postMaster(tx, entry, rim);
}

/**
 * The author of a change is the pseudonym of who acted: the entry has just made it known. A personal roll never touches
 * the books.
 */
async function enterChanges(
  tx: Tx,
  campaignId: number,
  { id: entryId, visibility, content: { author: who, at } }: Entry,
  changes: readonly BookChange[],
): Promise<readonly Changed[]> {
  if (visibility === 'personnel') return [];
  const changed: Changed[] = [];
  for (const wanted of changes) changed.push(await change(tx, { ...wanted, campaignId, entryId, who, at }));
  return changed;
}
